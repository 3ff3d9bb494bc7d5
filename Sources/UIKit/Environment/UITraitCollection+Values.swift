extension UITraitCollection {
  /// The traits as a value, so that they can be merged and compared cheaply.
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

    package init(_ change: (inout Values) -> Void = { _ in }) {
      change(&self)
    }

    /// Takes over every trait that the other specifies.
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
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.accessibilityContrast != .unspecified {
        accessibilityContrast = other.accessibilityContrast
      }
      if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    }

    package var description: String {
      var parts: [String] = []
      if userInterfaceIdiom != .unspecified {
        parts.append("UserInterfaceIdiom = \(userInterfaceIdiom)")
      }
      if horizontalSizeClass != .unspecified {
        parts.append("HorizontalSizeClass = \(horizontalSizeClass)")
      }
      if verticalSizeClass != .unspecified {
        parts.append("VerticalSizeClass = \(verticalSizeClass)")
      }
      if displayScale != 0 { parts.append("DisplayScale = \(displayScale)") }
      if displayGamut != .unspecified { parts.append("DisplayGamut = \(displayGamut)") }
      if userInterfaceStyle != .unspecified {
        parts.append("UserInterfaceStyle = \(userInterfaceStyle)")
      }
      if userInterfaceLevel != .unspecified {
        parts.append("UserInterfaceLevel = \(userInterfaceLevel)")
      }
      if layoutDirection != .unspecified { parts.append("LayoutDirection = \(layoutDirection)") }
      if preferredContentSizeCategory != .unspecified {
        parts.append("PreferredContentSizeCategory = \(preferredContentSizeCategory.rawValue)")
      }
      if accessibilityContrast != .unspecified {
        parts.append("AccessibilityContrast = \(accessibilityContrast)")
      }
      if legibilityWeight != .unspecified {
        parts.append("LegibilityWeight = \(legibilityWeight)")
      }
      return parts.joined(separator: ", ")
    }
  }

  /// This collection when it already agrees, else a copy with the closure's changes.
  package func with(_ change: (inout Values) -> Void) -> UITraitCollection {
    var changed = values
    change(&changed)
    return changed == values ? self : UITraitCollection(values: changed)
  }
}
