import SystemFacts

extension UIViewController {
  /// Takes over the traits of the surroundings, and passes them to the view and the children.
  ///
  /// - Parameter comesWithSuperview: The view's superview is being refreshed, and with it whatever
  ///   lies beside the view.
  func refreshTraits(comesWithSuperview: Bool = false) {
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
    guard let upper = contextPresentation else { return }
    let presented = upper.presentedViewController
    // Refreshed here too, each presentation in another's context would double the work.
    let isReached =
      comesWithSuperview && upper.storedContainer?.storedSuperview === storedView?.storedSuperview
      && presented.storedView?.storedWindow != nil
    if !isReached { presented.refreshTraits() }
  }

  private func isOutside(_ view: UIView?) -> Bool {
    guard let view, let own = storedView else { return true }
    return !own.isDescendant(of: view)
  }

  /// The traits of what is around now, with this controller's overrides.
  private var ownTraits: UITraitCollection { traits(under: inheritedTraits) }

  /// The traits of what is around now: from iOS 17 on the view's superview counts, before it the
  /// parent controller.
  private var inheritedTraits: UITraitCollection {
    let surroundings: UITraitCollection
    let above = storedView?.storedSuperview ?? placeOfTakenView
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
    // In a context the surroundings of the presenter's view count, in which the container lies, but
    // not the presenter's own overrides: traits follow views (Apple; high).
    return controller.traits(
      inside: controller.shouldPresentInFullscreen ? outer : presenter.inheritedTraits)
  }

  /// Where the view belongs that a presentation has taken away; nil where that isn't in a window.
  private var placeOfTakenView: UIView? {
    guard isViewTaken, let upper = presentation.presented?.presentation.controller else {
      return nil
    }
    if let superview = contextPresentation?.storedContainer?.storedSuperview { return superview }
    guard let home = upper.removedFrom?.superview, home.storedWindow != nil else { return nil }
    return home
  }

  /// The traits of the surroundings when this controller has traits that it is told of: with other
  /// size classes, except those that it overrides.
  func inheritedTraits(ahead collection: UITraitCollection) -> UITraitCollection {
    let inherited = inheritedTraits
    let own = traits(under: inherited)
    return inherited.with {
      if own.horizontalSizeClass == inherited.horizontalSizeClass {
        $0.horizontalSizeClass = collection.horizontalSizeClass
      }
      if own.verticalSizeClass == inherited.verticalSizeClass {
        $0.verticalSizeClass = collection.verticalSizeClass
      }
    }
  }

  /// The traits this controller would have under another parent collection.
  func traits(under collection: UITraitCollection) -> UITraitCollection {
    collection.overriding(style: overrideUserInterfaceStyle, traitState)
  }
}
