import Foundation

/// Margins that the system gives to root views.
package enum MarginRules {
  /// 20 on wide screens, else 16.
  static func systemMinimum(width: CGFloat, os: OSVersion) -> CGFloat {
    width >= ScreenFacts.wideMarginFrom[os.release] ? 20 : 16
  }

  /// The same in a window of a size of its own: its shorter side counts, however wide it is.
  ///
  /// 812 × 375 and 844 × 390 on an upright phone of iOS 17 get 16, 428 × 926 gets 20 (37 recorded
  /// cases; medium for windows that lie on their side).
  package static func systemMinimum(inWindowOf size: CGSize, os: OSVersion) -> CGFloat {
    systemMinimum(width: min(size.width, size.height), os: os)
  }
}
