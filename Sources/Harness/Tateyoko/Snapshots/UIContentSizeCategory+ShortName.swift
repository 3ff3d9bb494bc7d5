import UIKit

extension UIContentSizeCategory {
  /// The name without the common prefix of all categories, as in baselines and findings: `L`,
  /// `AccessibilityXL`.
  package var shortName: String {
    rawValue.hasPrefix(Self.commonPrefix)
      ? String(rawValue.dropFirst(Self.commonPrefix.count)) : rawValue
  }

  /// Creates the category with a short name, known or not.
  package init(shortName: String) {
    self.init(rawValue: Self.commonPrefix + shortName)
  }

  private static var commonPrefix: String { "UICTContentSizeCategory" }
}
