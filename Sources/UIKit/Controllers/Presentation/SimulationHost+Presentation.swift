import SystemFacts

extension SimulationHost {
  /// The controller that decides the orientation of the screen: the root, or the topmost
  /// controller presented on it, or on something in it, that covers the screen.
  package var frontController: UIViewController? { frontRoot.map { $0.presentedOverScreen ?? $0 } }

  /// Turns the interface as the new front controller wants it, beside a presentation or dismissal.
  ///
  /// The size is not announced where the presenter's view is out of the window: device logs since
  /// iOS 9 show that a presenter hears nothing of a turn that its full-screen modal forces
  /// (medium), and the modal gets its size before it appears (low).
  func turn(for presentation: UIPresentationController, presenting: UIViewController?) {
    guard presentation.shouldRemovePresentersView else {
      orientationWishesDidChange(presenting: presenting)
      return
    }
    during(.presentation) { _ = orientationWishesDidChange(presenting: presenting) }
  }

  /// Before iOS 17, controllers whose views are out of the window get new traits all the same.
  func refreshHiddenPresenters() {
    guard !ControllerFacts.takesControllerTraitsFromSuperview[release] else { return }
    for window in visibleWindows {
      var controller = window.rootViewController
      while let current = controller, let presented = current.presentation.presented {
        if current.viewIfLoaded.map({ $0.window == nil }) ?? false { current.refreshTraits() }
        controller = presented
      }
    }
  }

  /// Whether a presenter stands behind a sheet on black, where the status bar is light.
  var hasCardBehind: Bool {
    var controller = frontRoot?.presentation.presented
    while let current = controller {
      let sheet = current.presentation.controller as? UISheetPresentationController
      if sheet?.sheet.arranged?.isBehind == true { return true }
      controller = current.presentation.presented
    }
    return false
  }

  /// Follows a presentation that began or ended: status bar and home indicator are asked for anew.
  func presentationDidChange() {
    updateStatusBar()
  }

  /// Asks the front controller about the home indicator and the system's gestures at the edges.
  func askForHomeIndicator() {
    let front = frontRoot?.frontmostForStatusBar
    homeIndicatorIsHidden = front?.frontmostForHomeIndicator.prefersHomeIndicatorAutoHidden ?? false
    edgesDeferringSystemGestures =
      front?.frontmostForSystemGestures.preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// Ends custom transitions of which nothing moves any more; false if there was none.
  ///
  /// An animator has to end its transition. One that does not would leave the screen between two
  /// controllers for good.
  func endStuckTransitions() -> Bool {
    // One that a finger holds isn't stuck.
    let stuck = runningTransitions.filter { !$0.isHeld }
    guard !stuck.isEmpty else { return false }
    runningTransitions.removeAll { !$0.isHeld }
    for transition in stuck {
      report(
        SimulationIssue(
          where: "\(transition.subject)",
          what: "Its animator never called completeTransition(_:).",
          advice: "Call it in the animation's completion; the transition has been ended."))
      transition.completeTransition(!transition.transitionWasCancelled)
    }
    return true
  }
}

extension UIViewController {
  /// The topmost controller presented on this one, on a child or on a sheet above that covers the
  /// screen.
  var presentedOverScreen: UIViewController? {
    for child in storedChildren {
      if let found = child.presentedOverScreen { return found }
    }
    guard let next = presentation.presented, !next.presentation.isBeingDismissed else { return nil }
    if let found = next.presentedOverScreen { return found }
    return next.presentation.controller?.speaksForOrientation == true ? next : nil
  }

  /// This controller, or the topmost one presented on it that controls the status bar.
  var frontmostForStatusBar: UIViewController {
    var front = self
    while let next = front.presentation.presented, !next.presentation.isBeingDismissed,
      next.modalPresentationCapturesStatusBarAppearance || next.coversStatusBar
    {
      front = next
    }
    return front
  }

  var frontmostForHomeIndicator: UIViewController {
    childForHomeIndicatorAutoHidden?.frontmostForHomeIndicator ?? self
  }

  var frontmostForSystemGestures: UIViewController {
    childForScreenEdgesDeferringSystemGestures?.frontmostForSystemGestures ?? self
  }

  /// Full-screen presentations speak for the status bar, others only when they ask to (Apple).
  private var coversStatusBar: Bool {
    presentation.controller?.shouldRemovePresentersView == true
      && presentation.controller?.shouldPresentInFullscreen == true
  }
}
