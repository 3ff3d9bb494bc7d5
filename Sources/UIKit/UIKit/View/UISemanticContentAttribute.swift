/// The meaning of a view's content, which determines whether it's mirrored.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

extension UIView {
  static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, traits: UITraitCollection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Returns the direction of content with the attribute, for the simulated device's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, traits: SimulationHost.current.predictedTraits)
  }

  /// Returns the direction of content with the attribute, inside content of another direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }

  func semanticContentAttributeDidChange() {
    refreshInsets()
    layoutItem?.record?.engine?.everythingDidChange()
    setNeedsLayout(because: .traits)
  }
}
