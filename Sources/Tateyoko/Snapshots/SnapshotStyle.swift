import UIKit

/// A combination of user settings, for one axis of a matrix.
public struct SnapshotStyle: Sendable, Hashable {
  /// The style's part of the baselines' names; empty for a device's initial settings.
  public let name: String
  /// The traits that override the screen's.
  public let traits: UITraitCollection

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - name: The style's part of the baselines' names; unique in a matrix.
  ///   - traits: The traits that override the screen's.
  public init(_ name: String, traits: UITraitCollection) {
    self.name = name
    self.traits = traits
  }

  /// A device's initial settings: light, left to right, large text.
  public static let standard = SnapshotStyle("", traits: UITraitCollection())
  /// Dark mode.
  public static let dark = SnapshotStyle(
    "dark", traits: UITraitCollection(userInterfaceStyle: .dark))
  /// A right-to-left layout, as in Arabic and Hebrew.
  public static let rightToLeft = SnapshotStyle(
    "rtl", traits: UITraitCollection(layoutDirection: .rightToLeft))
  /// The accessibility setting “Increase Contrast”.
  public static let highContrast = SnapshotStyle(
    "contrast", traits: UITraitCollection(accessibilityContrast: .high))
  /// The accessibility setting “Bold Text”.
  public static let boldText = SnapshotStyle(
    "bold", traits: UITraitCollection(legibilityWeight: .bold))

  /// A Dynamic Type text size.
  public static func text(_ category: UIContentSizeCategory) -> SnapshotStyle {
    let name = category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    return SnapshotStyle(
      "text-\(name)", traits: UITraitCollection(preferredContentSizeCategory: category))
  }

  /// Combines two styles, as in `.dark.with(.rightToLeft)`; the other's traits take precedence.
  public func with(_ other: SnapshotStyle) -> SnapshotStyle {
    SnapshotStyle(
      [name, other.name].filter { !$0.isEmpty }.joined(separator: "-"),
      traits: UITraitCollection(traitsFrom: [traits, other.traits]))
  }

  public static func == (left: SnapshotStyle, right: SnapshotStyle) -> Bool {
    left.name == right.name && left.traits.values == right.traits.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
