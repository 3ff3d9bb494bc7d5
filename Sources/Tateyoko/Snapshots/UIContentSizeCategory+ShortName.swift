import UIKit

extension UIContentSizeCategory {
  /// The category without what all names begin with, as baselines and findings call it: `L`,
  /// `AccessibilityXL`.
  package var shortName: String {
    rawValue.hasPrefix(Self.commonPrefix)
      ? String(rawValue.dropFirst(Self.commonPrefix.count)) : rawValue
  }

  /// The category of a short name, known or not.
  package init(shortName: String) {
    self.init(rawValue: Self.commonPrefix + shortName)
  }

  private static var commonPrefix: String { "UICTContentSizeCategory" }
}
