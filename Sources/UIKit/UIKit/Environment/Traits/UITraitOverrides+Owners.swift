extension UIView: UITraitChangeObservable, TraitStateOwner {
  /// The traits that this view sets for itself and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ensuredTraitState.overrides = newValue
      inOwnWorld { refreshTraits() }
    }
  }

  /// Applies pending trait changes from ancestors; here changes apply immediately, so this only
  /// matters for views outside of a window.
  public func updateTraitsIfNeeded() {
    inOwnWorld { refreshTraits() }
  }
}

extension UIViewController: UITraitChangeObservable, TraitStateOwner {
  /// The traits that this controller sets for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ensuredTraitState.overrides = newValue
      inOwnWorld { refreshTraits() }
    }
  }

  /// Applies pending trait changes from ancestors.
  public func updateTraitsIfNeeded() {
    inOwnWorld { refreshTraits() }
  }
}

extension UITraitCollection {
  /// Returns these traits with a style and overrides applied; the last specified value wins.
  @MainActor
  func overriding(style: UIUserInterfaceStyle, _ state: TraitState?) -> UITraitCollection {
    let styled = overriding(style: style)
    guard let overrides = state?.overrides.values, overrides != Values() else { return styled }
    return styled.with { $0.merge(overrides) }
  }
}
