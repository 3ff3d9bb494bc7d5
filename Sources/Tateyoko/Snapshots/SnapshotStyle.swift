import UIKit

/// What a user may have set on a device, as one axis of a matrix.
public struct SnapshotStyle: Sendable, Hashable {
  /// The part of the baselines' names; empty for what devices are set to at first.
  public let name: String
  public let traits: UITraitCollection

  /// Creates a style.
  public init(_ name: String, traits: UITraitCollection) {
    self.name = name
    self.traits = traits
  }

  /// Light, left to right, large text: nothing is set.
  public static let standard = SnapshotStyle("", traits: UITraitCollection())
  public static let dark = SnapshotStyle(
    "dark", traits: UITraitCollection(userInterfaceStyle: .dark))
  /// From right to left, as in Arabic and Hebrew.
  public static let rightToLeft = SnapshotStyle(
    "rtl", traits: UITraitCollection(layoutDirection: .rightToLeft))
  public static let highContrast = SnapshotStyle(
    "contrast", traits: UITraitCollection(accessibilityContrast: .high))
  public static let boldText = SnapshotStyle(
    "bold", traits: UITraitCollection(legibilityWeight: .bold))

  /// Another text size (Dynamic Type).
  public static func text(_ category: UIContentSizeCategory) -> SnapshotStyle {
    let name = category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    return SnapshotStyle(
      "text-\(name)", traits: UITraitCollection(preferredContentSizeCategory: category))
  }

  /// Both: `.dark.with(.rightToLeft)`.
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
