import SystemFacts

/// A presentation that is about to replace another one as the interface changes.
@MainActor
struct PreparedAdaptation {
  weak var coordinator: TurnCoordinator?
  let presentation: UIPresentationController
}

extension UIPresentationController {
  /// The presentation that replaces this one in the current interface change.
  var upcoming: UIPresentationController? {
    guard let prepared, let coordinator = prepared.coordinator,
      coordinator === presentedViewController.hostOfView.coordinator
    else { return nil }
    return prepared.presentation
  }

  /// Returns the style that this presentation takes under the given traits; `.none` is its own.
  ///
  /// A popover that its delegate has kept in compact width also stays one in compact height, unless
  /// the delegate answers differently for those traits (a report on an iPhone 11 with iOS 14;
  /// medium).
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

  /// The answer of the delegate or presentation, and whether the delegate answered for exactly
  /// these traits.
  ///
  /// Before iOS 8.3, only the delegate's older method is called, in compact width (Apple).
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

  /// The presentation to use, which is this one unless it adapts to the window's traits.
  ///
  /// - Parameter keepsController: Whether the delegate isn't queried for another controller.
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

  /// The presentation that suits the window's current or upcoming traits; `nil` if this one does.
  private func replacement(
    under traits: UITraitCollection, coordinator: UIViewControllerTransitionCoordinator?
  ) -> UIPresentationController? {
    let presented = presentedViewController
    let original = origin ?? self
    guard presented.presentation.controller === self, !presented.presentation.isInTransition,
      let presenter = storedPresenting, storedContainer?.window != nil,
      original.adaptedStyle(under: traits) != activeStyle
    else { return nil }
    // A presentation in one controller's context can't move to another's.
    let holdsContext = presented.contextPresentation != nil
    if holdsContext, original.presentedViewController !== presented { return nil }
    let next = original.adapted(
      in: traits, coordinator: coordinator, keepsController: holdsContext)
    next.storedPresenting = presenter
    // A popover has one sheet for both kinds of compact sizes.
    return next === self ? nil : next
  }

  /// Chooses the presentation that will replace this one, before sizes are announced.
  func prepareAdaptation(with coordinator: UIViewControllerTransitionCoordinator) {
    guard upcoming == nil, let coordinator = coordinator as? TurnCoordinator,
      let destination = coordinator.destination, let window = storedContainer?.window
    else { return }
    prepared = nil
    if presentedViewController.isViewAway {
      // It adapts only if the presentation above gives the view back.
      let upper = presentedViewController.presentation.presented?.presentation.controller
      upper?.prepareAdaptation(with: coordinator)
      guard upper?.upcoming?.shouldRemovePresentersView == false else { return }
    }
    prepared = replacement(
      under: window.traitCollection.withSizeClasses(of: destination), coordinator: coordinator
    ).map { PreparedAdaptation(coordinator: coordinator, presentation: $0) }
  }

  /// Switches to the presentation that suits the window's new traits.
  ///
  /// - Returns: Whether another presentation has replaced this one.
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
      // It disappears with the size and children that it has after the change.
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
    // While it moves from one card to another, the view stays on the screen.
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

  /// Shows another controller instead of the presented one: the wrapper that the delegate provided
  /// for a smaller space, or the controller that was originally presented.
  ///
  /// Apple documents that the delegate is queried whenever the style adapts; the appearance
  /// callbacks of the two controllers aren't documented (low).
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

  /// Makes this the presentation of its presented controller, replacing another controller's, and
  /// takes over that controller's own presentations.
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

  /// Moves the presentation in the presented controller's own context to its view's current place.
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
  /// Switches all presentations on this controller and its descendants to the ones that suit the
  /// window.
  ///
  /// A view that was removed has to come back before its own presentation can adapt.
  func readaptPresentations() {
    for child in storedChildren { child.readaptPresentations() }
    guard let presented = presentation.presented else { return }
    let isAway = presented.isViewAway
    if isAway { presented.readaptPresentations() }
    presented.presentation.controller?.readapt()
    if !isAway { presentation.presented?.readaptPresentations() }
  }

  /// Removes a controller from the wrapper that was shown around it.
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

  /// Switches this controller's presentation to the one that suits the window, and the
  /// presentations below whose views are back as a result.
  func readaptUncovered() {
    var uncovered: UIViewController? = self
    while let controller = uncovered?.presentation.controller, controller.readapt() {
      uncovered = controller.storedPresenting
    }
  }

  /// Moves views without appearance callbacks to this controller, its descendants, or the
  /// controllers presented in any of their contexts.
  fileprivate func keepingOnScreen(_ move: () -> Void) {
    let wasKept = appearance.isKept
    appearance.isKept = true
    move()
    appearance.isKept = wasKept
  }
}
