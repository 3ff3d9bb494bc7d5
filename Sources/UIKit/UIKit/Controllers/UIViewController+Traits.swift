import SystemFacts

extension UIViewController {
  /// Adopts the traits of the surroundings, and passes them to the view and the children.
  ///
  /// - Parameter comesWithSuperview: Whether the view's superview is being refreshed, and with it
  ///   the view's siblings.
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
      // A callback may have rotated the interface, and thereby changed these traits.
      view.adoptTraits(
        storedTraits.overriding(style: view.overrideUserInterfaceStyle, view.traitState))
    }
    // Children whose views are in the tree were reached through it.
    for child in storedChildren where child.isOutside(storedView) { child.refreshTraits() }
    guard let upper = contextPresentation else { return }
    let presented = upper.presentedViewController
    // Refreshing here too would double the work with each presentation in another's context.
    let isReached =
      comesWithSuperview && upper.storedContainer?.storedSuperview === storedView?.storedSuperview
      && presented.storedView?.storedWindow != nil
    if !isReached { presented.refreshTraits() }
  }

  private func isOutside(_ view: UIView?) -> Bool {
    guard let view, let own = storedView else { return true }
    return !own.isDescendant(of: view)
  }

  /// The current traits of the surroundings, with this controller's overrides.
  private var ownTraits: UITraitCollection { traits(under: inheritedTraits) }

  /// The current traits of the surroundings: since iOS 17 the view's superview's, before that the
  /// parent controller's.
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
    // In a context, the surroundings of the presenter's view apply, which contain the container,
    // but not the presenter's own overrides: traits follow views (Apple; high).
    return controller.traits(
      inside: controller.shouldPresentInFullscreen ? outer : presenter.inheritedTraits)
  }

  /// The superview of a view that a presentation has removed; `nil` if it isn't in a window.
  private var placeOfTakenView: UIView? {
    guard isViewTaken, let upper = presentation.presented?.presentation.controller else {
      return nil
    }
    if let superview = contextPresentation?.storedContainer?.storedSuperview { return superview }
    guard let home = upper.removedFrom?.superview, home.storedWindow != nil else { return nil }
    return home
  }

  /// The traits of the surroundings once this controller has the given traits: with other size
  /// classes, except the ones that it overrides.
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

  /// Returns this controller's traits under another parent collection.
  func traits(under collection: UITraitCollection) -> UITraitCollection {
    collection.overriding(style: overrideUserInterfaceStyle, traitState)
  }
}
