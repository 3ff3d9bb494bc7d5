/// The traits that a view or controller sets for itself and its descendants (iOS 17 and later).
public struct UITraitOverrides: UIMutableTraits {
  var values = UITraitCollection.Values()

  /// A trait's override; the trait's default if it isn't overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    values.differs(from: UITraitCollection.Values(), in: trait)
  }

  /// Removes a trait's override.
  public mutating func remove(_ trait: UITrait) {
    values.reset(trait)
  }
}
