/// Traits that a view or controller sets for itself and what lies below it (iOS 17 and later).
public struct UITraitOverrides: UIMutableTraits {
  var values = UITraitCollection.Values()

  /// A trait's override; the trait's default where it is not overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    values.differs(from: UITraitCollection.Values(), in: trait)
  }

  /// Ends a trait's override.
  public mutating func remove(_ trait: UITrait) {
    values.reset(trait)
  }
}
