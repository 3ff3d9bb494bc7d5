extension UIPresentationController {
  /// The style that this presentation takes under the given traits; `.none` is its own.
  func adaptedStyle(under traits: UITraitCollection) -> UIModalPresentationStyle {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    return style == presentationStyle ? .none : style
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
    activeStyle = style
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
      // One that shows another controller than it was made for stays as it is.
      original.presentedViewController === presented,
      original.adaptedStyle(under: traits) != activeStyle
    else { return nil }
    let next = original.adapted(in: traits, coordinator: coordinator, keepsController: true)
    next.storedPresenting = presenter
    return next
  }

  /// Chooses the presentation that is going to take this one's place, before sizes are announced.
  func prepareAdaptation(with coordinator: UIViewControllerTransitionCoordinator) {
    guard upcoming == nil, let coordinator = coordinator as? TurnCoordinator,
      let destination = coordinator.destination, let window = storedContainer?.window
    else { return }
    upcoming = replacement(
      under: window.traitCollection.withSizeClasses(of: destination), coordinator: coordinator)
  }

  /// Changes over to the presentation that suits the window's new traits.
  func readapt() {
    let presented = presentedViewController
    let prepared = upcoming
    upcoming = nil
    guard let window = storedContainer?.window, let presenter = storedPresenting,
      !presented.isViewTaken,
      let next = prepared ?? replacement(under: window.traitCollection, coordinator: nil),
      presented.presentation.controller === self, !presented.presentation.isInTransition
    else { return }
    if shouldRemovePresentersView, !next.shouldRemovePresentersView {
      presenter.beginAppearanceWithChildren(true, animated: false)
      returnPresentersView()
      presenter.endAppearanceWithChildren()
    }
    guard next.installContainer() else { return }
    next.presentationTransitionWillBegin()
    if next.shouldRemovePresentersView, !shouldRemovePresentersView {
      presenter.beginAppearanceWithChildren(false, animated: false)
      next.takePresentersView()
      // It goes with the size that it and its children were told of.
      presenter.view.layoutIfNeeded()
      presenter.view.removeFromSuperview()
      presenter.endAppearanceWithChildren()
    } else {
      next.removedFrom = removedFrom
    }
    presented.presentation.controller = next
    // On its way from one card to another the view stays on the screen.
    presented.appearance.isKept = true
    next.placePresentedView()
    if let view = next.presentedView { next.storedContainer?.addSubview(view) }
    presented.appearance.isKept = false
    releasePresentedView()
    dismissalTransitionDidEnd(true)
    removeContainer()
    next.presentationTransitionDidEnd(true)
    presented.refreshTraits()
    presented.hostOfView.presentationDidChange()
  }
}

extension UIViewController {
  /// Changes all presentations on this controller and on those in it over to what suits the window.
  func readaptPresentations() {
    for child in storedChildren { child.readaptPresentations() }
    presentation.presented?.presentation.controller?.readapt()
    presentation.presented?.readaptPresentations()
  }
}
