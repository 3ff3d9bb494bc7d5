import SystemFacts

extension SimulationHost {
  /// The controller that determines the orientation of the screen: the root, or the topmost
  /// controller covering the screen that is presented on the root or on one of its descendants.
  package var frontController: UIViewController? { frontRoot.map { $0.presentedOverScreen ?? $0 } }

  /// Rotates the interface as the new front controller requires, during a presentation or
  /// dismissal.
  ///
  /// The size isn't announced if the presenter's view is out of the window: device logs since iOS 9
  /// show that a presenter isn't notified of a rotation forced by its full-screen modal (medium),
  /// and the modal gets its size before it appears (low).
  func turn(for presentation: UIPresentationController, presenting: UIViewController?) {
    guard presentation.shouldRemovePresentersView else {
      orientationWishesDidChange(presenting: presenting)
      return
    }
    during(.presentation) { _ = orientationWishesDidChange(presenting: presenting) }
  }

  /// Refreshes the traits of controllers whose views are out of the window; before iOS 17 they get
  /// new traits all the same.
  func refreshHiddenPresenters() {
    guard !ControllerFacts.takesControllerTraitsFromSuperview[release] else { return }
    for window in windows.visible {
      var controller = window.rootViewController
      while let current = controller, let presented = current.presentation.presented {
        if current.viewIfLoaded.map({ $0.window == nil }) ?? false { current.refreshTraits() }
        controller = presented
      }
    }
  }

  /// Whether a presenter is shown behind a sheet, on black, which makes the status bar light.
  var hasCardBehind: Bool {
    var controller = frontRoot?.presentation.presented
    while let current = controller {
      let sheet = current.presentation.controller as? UISheetPresentationController
      if sheet?.sheet.arranged?.isBehind == true { return true }
      controller = current.presentation.presented
    }
    return false
  }

  /// Updates the status bar and home indicator after a presentation began or ended.
  func presentationDidChange() {
    updateStatusBar()
  }

  /// Queries the front controller's preferences for the home indicator and the system's edge
  /// gestures.
  func askForHomeIndicator() {
    let front = frontRoot?.frontmostForStatusBar
    homeIndicatorIsHidden = front?.frontmostForHomeIndicator.prefersHomeIndicatorAutoHidden ?? false
    edgesDeferringSystemGestures =
      front?.frontmostForSystemGestures.preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// Ends custom transitions that no longer move; returns whether there were any.
  ///
  /// An animator has to end its transition. One that doesn't would leave the screen between two
  /// controllers permanently.
  func endStuckTransitions() -> Bool {
    // A transition held by a touch isn't stuck.
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
  /// The topmost controller covering the screen that is presented on this one, on a child or on a
  /// sheet above.
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

  /// Whether this presented controller controls the status bar: full-screen presentations do,
  /// others only on request (Apple).
  private var coversStatusBar: Bool {
    presentation.controller?.shouldRemovePresentersView == true
      && presentation.controller?.shouldPresentInFullscreen == true
  }
}
