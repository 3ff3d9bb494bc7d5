import Foundation

/// Margins that the system gives to root views.
enum MarginRules {
  /// 20 from 414 points on, else 16; on iOS 26 already from 390 points on.
  ///
  /// Measured: 16 at 320–393 and 20 at 414–430 through iOS 18 (high; 402 medium), 20 at 393 on an
  /// iOS 26.1 simulator (high; the limit of 390 itself is a guess between 375 and 393).
  static func systemMinimum(width: CGFloat, os: OSVersion) -> CGFloat {
    width >= (os.major >= 26 ? 390 : 414) ? 20 : 16
  }
}
