import Foundation

/// The margins that the system gives to root views.
package enum MarginRules {
  /// Returns 20 on wide screens, otherwise 16.
  static func systemMinimum(width: CGFloat, os: OSVersion) -> CGFloat {
    width >= ScreenFacts.wideMarginFrom[os.release] ? 20 : 16
  }

  /// Returns the margin in a window with its own size: its shorter side determines it, regardless
  /// of its width.
  ///
  /// 812 × 375 and 844 × 390 on an upright phone of iOS 17 get 16, 428 × 926 gets 20 (37 recorded
  /// cases; medium for windows in landscape).
  package static func systemMinimum(inWindowOf size: CGSize, os: OSVersion) -> CGFloat {
    systemMinimum(width: min(size.width, size.height), os: os)
  }
}
