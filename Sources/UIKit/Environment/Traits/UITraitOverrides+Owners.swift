extension UIView: UITraitChangeObservable, TraitStateOwner {
  /// Traits that this view sets for itself and those below it.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ensuredTraitState.overrides = newValue
      inOwnWorld { refreshTraits() }
    }
  }

  /// Has traits that changed above taken over now; they are at once here, so nothing is left to do
  /// but for views outside of a window.
  public func updateTraitsIfNeeded() {
    inOwnWorld { refreshTraits() }
  }
}

extension UIViewController: UITraitChangeObservable, TraitStateOwner {
  /// Traits that this controller sets for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ensuredTraitState.overrides = newValue
      inOwnWorld { refreshTraits() }
    }
  }

  /// Has traits that changed above taken over now.
  public func updateTraitsIfNeeded() {
    inOwnWorld { refreshTraits() }
  }
}

extension UITraitCollection {
  /// These traits under a style and under overrides; what is specified last counts.
  @MainActor
  func overriding(style: UIUserInterfaceStyle, _ state: TraitState?) -> UITraitCollection {
    let styled = overriding(style: style)
    guard let overrides = state?.overrides.values, overrides != Values() else { return styled }
    return styled.with { $0.merge(overrides) }
  }
}
