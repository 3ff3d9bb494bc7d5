import SystemFacts

extension UITraitCollection {
  /// The traits as a value type, so that they can be merged and compared cheaply.
  package struct Values: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var verticalBarEdge = UIVerticalBarEdge.unspecified
    /// The OS release, nil if unspecified: as on a device, changes of this trait aren't reported.
    /// Colours, fonts and images of another release are resolved again because of it.
    package var release: OSRelease?
    /// App-defined traits, keyed by type.
    package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init(_ change: (inout Values) -> Void = { _ in }) {
      change(&self)
    }

    /// Adopts every trait that the other collection specifies.
    package mutating func merge(_ other: Values) {
      if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
      if other.horizontalSizeClass != .unspecified {
        horizontalSizeClass = other.horizontalSizeClass
      }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.displayScale != 0 { displayScale = other.displayScale }
      if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
      if other.layoutDirection != .unspecified { adopt(other.layoutDirection) }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.accessibilityContrast != .unspecified {
        accessibilityContrast = other.accessibilityContrast
      }
      if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
      if other.forceTouchCapability != .unknown {
        forceTouchCapability = other.forceTouchCapability
      }
      if other.verticalBarEdge != .unspecified { verticalBarEdge = other.verticalBarEdge }
      if let other = other.release { release = other }
      if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
    }

    /// Adopts a layout direction; the edge of vertical bars is renamed accordingly, since their
    /// side stays the same.
    private mutating func adopt(_ direction: UITraitEnvironmentLayoutDirection) {
      if layoutDirection != .unspecified, direction != layoutDirection {
        switch verticalBarEdge {
        case .unspecified: break
        case .leading: verticalBarEdge = .trailing
        case .trailing: verticalBarEdge = .leading
        }
      }
      layoutDirection = direction
    }

    package var description: String {
      parts.map { name, value in
        "\(name.prefix(1).uppercased())\(name.dropFirst()) = \(value)"
      }
      .joined(separator: ", ")
    }

    /// The specified traits, by name.
    private var parts: [(name: String, value: String)] {
      var parts: [(name: String, value: String)] = []
      func add<T: Equatable>(_ name: String, _ value: T, unless unspecified: T) {
        if value != unspecified { parts.append((name, "\(value)")) }
      }
      add("userInterfaceIdiom", userInterfaceIdiom, unless: .unspecified)
      add("horizontalSizeClass", horizontalSizeClass, unless: .unspecified)
      add("verticalSizeClass", verticalSizeClass, unless: .unspecified)
      add("displayScale", displayScale, unless: 0)
      add("displayGamut", displayGamut, unless: .unspecified)
      add("userInterfaceStyle", userInterfaceStyle, unless: .unspecified)
      add("userInterfaceLevel", userInterfaceLevel, unless: .unspecified)
      add("layoutDirection", layoutDirection, unless: .unspecified)
      add(
        "preferredContentSizeCategory", preferredContentSizeCategory.rawValue,
        unless: UIContentSizeCategory.unspecified.rawValue)
      add("accessibilityContrast", accessibilityContrast, unless: .unspecified)
      add("legibilityWeight", legibilityWeight, unless: .unspecified)
      add("forceTouchCapability", forceTouchCapability, unless: .unknown)
      add("verticalBarEdge", verticalBarEdge, unless: .unspecified)
      for trait in custom.values.sorted(by: { $0.name < $1.name }) {
        parts.append((trait.name, "\(trait.value)"))
      }
      return parts
    }

    /// Returns the traits that differ, in the form `verticalSizeClass regular → compact`.
    package func differences(from old: Values) -> [String] {
      let before = old.parts
      let now = parts
      var names = now.map(\.name)
      names += before.map(\.name).filter { !names.contains($0) }
      return names.compactMap { name in
        let was = before.first { $0.name == name }?.value ?? "unspecified"
        let value = now.first { $0.name == name }?.value ?? "unspecified"
        return was == value ? nil : "\(name) \(was) → \(value)"
      }
    }
  }

  /// Returns this collection if it already agrees, otherwise a copy with the closure's changes.
  package func with(_ change: (inout Values) -> Void) -> UITraitCollection {
    var changed = values
    change(&changed)
    return changed == values ? self : UITraitCollection(values: changed)
  }
}
