import SystemFacts

/// A presentation that is going to take another's place in a change of the interface.
@MainActor
struct PreparedAdaptation {
  weak var coordinator: TurnCoordinator?
  let presentation: UIPresentationController
}

extension UIPresentationController {
  /// The presentation that takes this one's place in the change of the interface under way.
  var upcoming: UIPresentationController? {
    guard let prepared, let coordinator = prepared.coordinator,
      coordinator === presentedViewController.hostOfView.coordinator
    else { return nil }
    return prepared.presentation
  }

  /// The style that this presentation takes under the given traits; `.none` is its own.
  ///
  /// A popover that its delegate has kept where width is compact stays one where height is, unless the
  /// delegate says otherwise of those traits (a report on an iPhone 11 with iOS 14; medium).
  func adaptedStyle(under traits: UITraitCollection) -> UIModalPresentationStyle {
    let (answer, isDelegates) = answer(under: traits)
    let style = answer == presentationStyle ? .none : answer
    if traits.horizontalSizeClass == .compact {
      staysInCompactWidth = style == .none
    } else if staysInCompactWidth, !isDelegates, self is UIPopoverPresentationController {
      return .none
    }
    return style
  }

  /// What delegate or presentation answer, and whether the delegate speaks of these very traits.
  ///
  /// Before iOS 8.3 the delegate's older method alone is called, where width is compact (Apple).
  private func answer(
    under traits: UITraitCollection
  ) -> (style: UIModalPresentationStyle, isDelegates: Bool) {
    guard let delegate else { return (adaptivePresentationStyle(for: traits), false) }
    let isCompact = traits.horizontalSizeClass == .compact
    guard SheetFacts.asksForStylesUnderTraits[presentedViewController.hostOfView.release] else {
      return (isCompact ? delegate.adaptivePresentationStyle(for: self) : .none, isCompact)
    }
    NotImplemented.adaptiveStyle = false
    let style = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    return (style, !NotImplemented.adaptiveStyle)
  }

  /// The presentation that takes place, which is this one unless it adapts to the window's traits.
  ///
  /// - Parameter keepsController: Whether the delegate is not asked for another controller.
  func adapted(
    in traits: UITraitCollection, coordinator: UIViewControllerTransitionCoordinator?,
    keepsController: Bool = false
  ) -> UIPresentationController {
    let style = adaptedStyle(under: traits)
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    guard style != .none else { return self }
    let other =
      keepsController
      ? nil
      : delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    let shown = other ?? presentedViewController
    let prepared =
      shown === presentedViewController
      ? (self as? UIPopoverPresentationController)?.preparedPresentation(for: style) : nil
    let made =
      prepared ?? shown.standardPresentationController(for: style, presenting: storedPresenting)
    made.origin = self
    made.activeStyle = style
    if shown !== presentedViewController { made.comingController = shown }
    delegate?.presentationController(self, prepare: made)
    return made
  }

  /// The presentation that suits traits that the window is about to have, or has got; nil where
  /// this one does.
  private func replacement(
    under traits: UITraitCollection, coordinator: UIViewControllerTransitionCoordinator?
  ) -> UIPresentationController? {
    let presented = presentedViewController
    let original = origin ?? self
    guard presented.presentation.controller === self, !presented.presentation.isInTransition,
      let presenter = storedPresenting, storedContainer?.window != nil,
      original.adaptedStyle(under: traits) != activeStyle
    else { return nil }
    // What lies in the context of a controller can't go to another one's.
    let holdsContext = presented.contextPresentation != nil
    if holdsContext, original.presentedViewController !== presented { return nil }
    let next = original.adapted(
      in: traits, coordinator: coordinator, keepsController: holdsContext)
    next.storedPresenting = presenter
    // A popover has one sheet for both kinds of compact sizes.
    return next === self ? nil : next
  }

  /// Chooses the presentation that is going to take this one's place, before sizes are announced.
  func prepareAdaptation(with coordinator: UIViewControllerTransitionCoordinator) {
    guard upcoming == nil, let coordinator = coordinator as? TurnCoordinator,
      let destination = coordinator.destination, let window = storedContainer?.window
    else { return }
    prepared = nil
    if presentedViewController.isViewAway {
      // It adapts only if what lies above gives the view back.
      let upper = presentedViewController.presentation.presented?.presentation.controller
      upper?.prepareAdaptation(with: coordinator)
      guard upper?.upcoming?.shouldRemovePresentersView == false else { return }
    }
    prepared = replacement(
      under: window.traitCollection.withSizeClasses(of: destination), coordinator: coordinator
    ).map { PreparedAdaptation(coordinator: coordinator, presentation: $0) }
  }

  /// Changes over to the presentation that suits the window's new traits.
  ///
  /// - Returns: Whether another presentation has taken this one's place.
  @discardableResult
  func readapt() -> Bool {
    let presented = presentedViewController
    let chosen = upcoming
    prepared = nil
    guard let window = storedContainer?.window, let presenter = storedPresenting,
      !presented.isViewAway,
      let next = chosen ?? replacement(under: window.traitCollection, coordinator: nil),
      presented.presentation.controller === self, !presented.presentation.isInTransition
    else { return false }
    if shouldRemovePresentersView, !next.shouldRemovePresentersView {
      presenter.beginAppearanceWithChildren(true, animated: false)
      returnPresentersView()
      presenter.endAppearanceWithChildren()
    }
    guard next.installContainer(above: storedContainer) else { return false }
    next.presentationTransitionWillBegin()
    if next.shouldRemovePresentersView, !shouldRemovePresentersView {
      // It goes with the size, and with the children, that it has after the change.
      presenter.view.layoutIfNeeded()
      presenter.beginAppearanceWithChildren(false, animated: false)
      next.takePresentersView()
      presenter.view.removeFromSuperview()
      presenter.endAppearanceWithChildren()
    } else {
      next.removedFrom = removedFrom
    }
    next.editedBefore = editedBefore
    next.ownerOfEdited = ownerOfEdited
    guard next.presentedViewController === presented else {
      exchangePresented(for: next, by: presenter)
      return true
    }
    presented.presentation.controller = next
    // On its way from one card to another the view stays on the screen.
    presented.keepingOnScreen {
      next.placePresentedView()
      if let view = next.presentedView { next.storedContainer?.addSubview(view) }
      next.takeOverContext()
    }
    releasePresentedView()
    dismissalTransitionDidEnd(true)
    removeContainer()
    next.presentationTransitionDidEnd(true)
    presented.refreshTraits()
    presented.hostOfView.presentationDidChange()
    return true
  }

  /// Shows another controller in place of the presented one: what the delegate has wrapped around it where
  /// there is less room, or the one that was presented first.
  ///
  /// Apple has the delegate asked whenever the style adapts; which callbacks of appearances the two get isn't
  /// documented (low).
  private func exchangePresented(
    for next: UIPresentationController, by presenter: UIViewController
  ) {
    let (old, new) = (presentedViewController, next.presentedViewController)
    old.beginAppearanceWithChildren(false, animated: false)
    releasePresentedView()
    dismissalTransitionDidEnd(true)
    removeContainer()
    old.endAppearanceWithChildren()
    next.takePlace(of: old, by: presenter)
    let original = next.origin ?? next
    if original.presentedViewController === new {
      original.formerParent = new.storedParent
      new.leaveWrapper()
    } else if let parent = original.formerParent {
      // A wrapper that is kept gets back what was taken out of it.
      let content = original.presentedViewController
      if content.storedParent == nil, parent === new || parent.isContained(in: new) {
        parent.addChild(content)
        content.call(.didMoveToParent(parent))
      }
    }
    new.beginAppearanceWithChildren(true, animated: false)
    next.placePresentedView()
    if let view = next.presentedView { next.storedContainer?.addSubview(view) }
    next.placePresentedView()
    new.refreshTraits()
    let host = new.hostOfView
    host.runAfterLayout {
      new.endAppearanceWithChildren()
      next.presentationTransitionDidEnd(true)
    }
    host.presentationDidChange()
  }

  /// Makes this the presentation of its presented controller in place of another one's, with what that one
  /// presents.
  func takePlace(of old: UIViewController, by presenter: UIViewController) {
    let new = presentedViewController
    if let origin, origin.presentedViewController !== new {
      replacedController = origin.presentedViewController
    }
    old.presentation.presenting = nil
    old.presentation.controller = nil
    new.presentation.presenting = presenter
    new.presentation.controller = self
    presenter.presentation.presented = new
    comingController = nil
    guard let upper = old.presentation.presented else { return }
    old.presentation.presented = nil
    new.presentation.presented = upper
    upper.presentation.presenting = new
    upper.presentation.controller?.storedPresenting = new
  }

  /// Brings what the presented controller presents in its own context over to where its view is now.
  private func takeOverContext() {
    guard let upper = presentedViewController.contextPresentation, upper.removedFrom == nil,
      let container = upper.storedContainer, let view = presentedViewController.viewIfLoaded,
      let holder = view.superview, container.superview !== holder
    else { return }
    upper.presentedViewController.keepingOnScreen {
      container.frame = view.frame
      holder.insertSubview(container, aboveSubview: view)
    }
  }
}

extension UIViewController {
  /// Changes all presentations on this controller and on those in it over to what suits the window.
  ///
  /// A view that is away has to come back before its own presentation can adapt.
  func readaptPresentations() {
    for child in storedChildren { child.readaptPresentations() }
    guard let presented = presentation.presented else { return }
    let isAway = presented.isViewAway
    if isAway { presented.readaptPresentations() }
    presented.presentation.controller?.readapt()
    if !isAway { presentation.presented?.readaptPresentations() }
  }

  /// Takes a controller out of what has been shown around it.
  fileprivate func leaveWrapper() {
    guard storedParent != nil else { return }
    call(.willMoveToParent(nil))
    viewIfLoaded?.removeFromSuperview()
    leaveParent()
  }

  fileprivate func isContained(in other: UIViewController) -> Bool {
    var current = storedParent
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.storedParent
    }
    return false
  }

  /// Changes this controller's presentation over to what suits the window, and those below whose
  /// views are back with that.
  func readaptUncovered() {
    var uncovered: UIViewController? = self
    while let controller = uncovered?.presentation.controller, controller.readapt() {
      uncovered = controller.storedPresenting
    }
  }

  /// Moves views without this controller, those in it, or those presented in the context of any of
  /// them, coming or going.
  fileprivate func keepingOnScreen(_ move: () -> Void) {
    let wasKept = appearance.isKept
    appearance.isKept = true
    move()
    appearance.isKept = wasKept
  }
}
