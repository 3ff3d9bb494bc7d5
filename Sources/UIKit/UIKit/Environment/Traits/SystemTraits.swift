/// A trait that UIKit itself sets, stored in a dedicated field.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var field: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

public enum UITraitDisplayGamut: UITraitDefinition {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Not UIKit's name: UIKit exposes the edge's traits only through their list.
enum UITraitVerticalBarEdge: SystemTrait {
  static var defaultValue: UIVerticalBarEdge { .unspecified }
  static var field: WritableKeyPath<UITraitCollection.Values, UIVerticalBarEdge> {
    \.verticalBarEdge
  }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

extension UITraitDisplayScale: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

extension UITraitDisplayGamut: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

extension UITraitLayoutDirection: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

extension UITraitLegibilityWeight: SystemTrait {
  static var field: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> {
    \.legibilityWeight
  }
}
