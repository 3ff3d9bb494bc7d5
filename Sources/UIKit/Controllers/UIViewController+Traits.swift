import SystemFacts

extension UIViewController {
  /// Takes over the traits of the surroundings, and passes them to the view and the children.
  func refreshTraits() {
    let old = storedTraits
    let traits = ownTraits
    let window = storedView?.storedWindow
    let isFirstTime =
      !hasBeenInWindow && window.map { !ControllerFacts.predictsTraits[$0.release] } == true
    let changed = old !== traits && old != traits
    let knewTraits = hasBeenInWindow
    if window != nil { hasBeenInWindow = true }
    if changed { storedTraits = traits }
    if changed || isFirstTime, ControllerFacts.tellsTraits[hostOfView.release] {
      let previous = changed && (knewTraits || !isFirstTime) ? old : nil
      traits.performAsCurrent { call(.traitCollectionDidChange(from: previous, to: traits)) }
    }
    if changed { callTraitChangeHandlers(from: old, to: traits) }
    if let view = storedView {
      // A callback may have turned the interface, and with it these traits.
      view.adoptTraits(
        storedTraits.overriding(style: view.overrideUserInterfaceStyle, view.traitState))
    }
    // Children whose views are in the tree were reached through it.
    for child in storedChildren where child.isOutside(storedView) { child.refreshTraits() }
    contextPresentation?.presentedViewController.refreshTraits()
  }

  private func isOutside(_ view: UIView?) -> Bool {
    guard let view, let own = storedView else { return true }
    return !own.isDescendant(of: view)
  }

  /// The traits of what is around now, with this controller's overrides.
  private var ownTraits: UITraitCollection { traits(under: inheritedTraits) }

  /// From iOS 17 on the view's superview counts, before it the parent controller.
  private var inheritedTraits: UITraitCollection {
    let surroundings: UITraitCollection
    let above = (isViewTaken ? contextPresentation?.storedContainer : storedView)?.storedSuperview
    if let parent = storedParent {
      if ControllerFacts.takesControllerTraitsFromSuperview[hostOfView.release], let above,
        above.storedWindow != nil
      {
        surroundings = above.traitCollection
      } else {
        surroundings = parent.traitCollection
      }
      guard let override = parent.overrideTraitCollection(forChild: self) else {
        return surroundings
      }
      return UITraitCollection(traitsFrom: [surroundings, override])
    }
    let outer = above?.traitCollection ?? hostOfView.predictedTraits
    guard let presenter = presentation.presenting, let controller = presentation.controller else {
      return outer
    }
    // In a context the presenter's count, as with what it is told of changes.
    return controller.traits(
      inside: controller.shouldPresentInFullscreen ? outer : presenter.ownTraits)
  }

  /// The traits this controller would have under another parent collection.
  func traits(under collection: UITraitCollection) -> UITraitCollection {
    collection.overriding(style: overrideUserInterfaceStyle, traitState)
  }
}
