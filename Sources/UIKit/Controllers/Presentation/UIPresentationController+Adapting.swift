extension UIPresentationController {
  /// The style that this presentation takes under the given traits; `.none` is its own.
  func adaptedStyle(under traits: UITraitCollection) -> UIModalPresentationStyle {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    return style == presentationStyle ? .none : style
  }

  /// The presentation that takes place, which is this one unless it adapts to the window's traits.
  func adapted(
    in traits: UITraitCollection, coordinator: UIViewControllerTransitionCoordinator?
  ) -> UIPresentationController {
    let style = adaptedStyle(under: traits)
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    activeStyle = style
    guard style != .none else { return self }
    let shown =
      delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      ?? presentedViewController
    let prepared =
      shown === presentedViewController
      ? (self as? UIPopoverPresentationController)?.preparedPresentation(for: style) : nil
    let other =
      prepared ?? shown.standardPresentationController(for: style, presenting: storedPresenting)
    other.origin = self
    other.activeStyle = style
    delegate?.presentationController(self, prepare: other)
    return other
  }

  /// Changes over to the presentation that suits the window's new traits.
  func readapt() {
    let presented = presentedViewController
    let original = origin ?? self
    guard presented.presentation.controller === self, !presented.presentation.isInTransition,
      let window = storedContainer?.window, let presenter = storedPresenting,
      // One that shows another controller than it was made for stays as it is.
      original.presentedViewController === presented,
      original.adaptedStyle(under: window.traitCollection) != activeStyle
    else { return }
    let next = original.adapted(in: window.traitCollection, coordinator: nil)
    next.storedPresenting = presenter
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
      presenter.view.removeFromSuperview()
      presenter.endAppearanceWithChildren()
    } else {
      next.removedFrom = removedFrom
    }
    presented.presentation.controller = next
    next.placePresentedView()
    if let view = next.presentedView { next.storedContainer?.addSubview(view) }
    releasePresentedView()
    dismissalTransitionDidEnd(true)
    removeContainer()
    next.presentationTransitionDidEnd(true)
    presented.refreshTraits()
    presented.hostOfView.presentationDidChange()
  }
}
