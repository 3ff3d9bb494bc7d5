import Foundation

/// Margins that the system gives to root views.
enum MarginRules {
  /// 20 on wide screens, else 16.
  static func systemMinimum(width: CGFloat, os: OSVersion) -> CGFloat {
    width >= ScreenFacts.wideMarginFrom[os.release] ? 20 : 16
  }
}
