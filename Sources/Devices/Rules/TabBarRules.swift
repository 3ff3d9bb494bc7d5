import Foundation

/// Where tab bars are.
enum TabBarRules {
  static func tabBar(_ facts: ScreenFacts) -> ScreenGeometry.TabBar {
    // In compact width the bar stays below (Apple).
    if !facts.isPhone, facts.os.major >= 18, facts.horizontalSizeClass == .regular {
      // iPadOS 26.1 simulator: a strip of 44 below the status bar (high); 18–25: no source.
      let frame =
        facts.isLiquidGlass
        ? CGRect(x: 0, y: facts.statusBarHeight, width: facts.size.width, height: 44) : nil
      return ScreenGeometry.TabBar(placement: .top, frame: frame)
    }
    guard let total = totalHeight(facts) else {
      return ScreenGeometry.TabBar(placement: .bottom, frame: nil)
    }
    let frame = CGRect(
      x: 0, y: facts.size.height - total, width: facts.size.width, height: total)
    return ScreenGeometry.TabBar(placement: .bottom, frame: frame)
  }

  /// Height with the home indicator's inset, where there is a source for it.
  private static func totalHeight(_ facts: ScreenFacts) -> CGFloat? {
    if facts.isPhone, facts.isLandscape, facts.isLiquidGlass { return nil }
    return height(
      facts.device.idiom, facts.os, isCompactWidth: facts.horizontalSizeClass == .compact,
      isCompactHeight: facts.verticalSizeClass == .compact,
      bottomInset: facts.os.major >= 11 ? facts.safeAreaInsets.bottom : 0)
  }

  /// Height of a bar at the lower edge, with the inset that the home indicator has there.
  ///
  /// 49; 32 where width and height are compact from iOS 11; iPads from iOS 12 50, or 65 in all
  /// above a home indicator's 20 (high, the 65 medium-high). iPhone 17 Pro on iOS 26: 83 in portrait
  /// (two view dumps; high), so unchanged; landscape on iOS 26 has no source, and gets 49 (low), as
  /// do iPads whose width is compact from iPadOS 18 on, which get 50 (low).
  static func height(
    _ idiom: Device.Idiom, _ os: OSVersion, isCompactWidth: Bool, isCompactHeight: Bool,
    bottomInset: CGFloat
  ) -> CGFloat {
    guard idiom == .phone else {
      guard os.major >= 12 else { return 49 + bottomInset }
      return (bottomInset > 0 ? 45 : 50) + bottomInset
    }
    let isLow = isCompactWidth && isCompactHeight && (11..<26).contains(os.major)
    return (isLow ? 32 : 49) + bottomInset
  }

  /// Upper safe area of a tab bar controller's child below a tab bar at the top.
  ///
  /// 96 on an iPad (A16) simulator with iPadOS 26.1, whose window has 32 (high). Nil where unknown.
  static func childTopUnderTopTabBar(_ screen: ScreenGeometry) -> CGFloat? {
    screen.os.major >= 26 ? screen.statusBarHeight + 64 : nil
  }
}
