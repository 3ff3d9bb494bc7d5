extension UITraitCollection {
  /// Creates a collection of the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.changed(Values(), mutations))
  }

  /// Returns a copy with the closure's changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    let changed = Self.changed(values, mutations)
    return changed == values ? self : UITraitCollection(values: changed)
  }

  private static func changed(
    _ values: Values, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> Values {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }

  /// A trait's value, or its default if it isn't set.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The traits that dynamic colours may depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayGamut.self, UITraitUserInterfaceStyle.self,
      UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
    ]
  }

  /// The traits that determine ``verticalBarEdge`` (iOS 27.1).
  public class var systemTraitsAffectingVerticalBarEdge: [UITrait] {
    [UITraitVerticalBarEdge.self]
  }

  /// The traits that determine which variant of an image is shown.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
    ]
  }
}

extension UITraitCollection.Values {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return (systemValue(system) as? Trait.Value) ?? trait.defaultValue
      }
      return (custom[ObjectIdentifier(trait)]?.value as? Trait.Value) ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        setSystemValue(newValue, system)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(trait, newValue)
      }
    }
  }

  private func systemValue<Trait: SystemTrait>(_ trait: Trait.Type) -> Any {
    self[keyPath: trait.field]
  }

  private mutating func setSystemValue<Trait: SystemTrait>(_ value: Any, _ trait: Trait.Type) {
    if let value = value as? Trait.Value { self[keyPath: trait.field] = value }
  }

  /// Whether a trait differs between the two collections.
  func differs(from other: Self, in trait: UITrait) -> Bool {
    func differs<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
      self[keyPath: trait.field] != other[keyPath: trait.field]
    }
    if let system = trait as? any SystemTrait.Type { return differs(system) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }

  mutating func reset(_ trait: UITrait) {
    func reset<Trait: SystemTrait>(_ trait: Trait.Type, _ values: inout Self) {
      values[keyPath: trait.field] = trait.defaultValue
    }
    if let system = trait as? any SystemTrait.Type {
      reset(system, &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// The app-defined traits that dynamic colours depend on.
  var customColorTraits: [ObjectIdentifier: CustomTraitValue] {
    custom.isEmpty ? custom : custom.filter { $0.value.affectsColorAppearance }
  }
}
