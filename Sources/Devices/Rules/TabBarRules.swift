import Foundation

/// Where tab bars are.
enum TabBarRules {
  static func tabBar(_ facts: ScreenFacts) -> ScreenGeometry.TabBar {
    if !facts.isPhone, facts.os.major >= 18 {
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

  /// Height with the home indicator's inset.
  ///
  /// 49; 32 on compact-width phones in landscape from iOS 11; iPads from iOS 12 50, or 65 in all
  /// above a home indicator (high, the 65 medium-high). iPhones on iOS 26: assumed unchanged in
  /// portrait (low), unknown in landscape.
  private static func totalHeight(_ facts: ScreenFacts) -> CGFloat? {
    if !facts.isPhone {
      guard facts.os.major >= 12 else { return 49 }
      return facts.device.hasHomeIndicator ? 65 : 50
    }
    if facts.isLandscape, facts.isLiquidGlass { return nil }
    let isCompact =
      facts.isLandscape && facts.horizontalSizeClass == .compact && facts.os.major >= 11
    let inset = facts.os.major >= 11 ? facts.safeAreaInsets.bottom : 0
    return (isCompact ? 32 : 49) + inset
  }

  /// Upper safe area of a tab bar controller's child below a tab bar at the top.
  ///
  /// 96 on an iPad (A16) simulator with iPadOS 26.1, whose window has 32 (high). Nil where unknown.
  static func childTopUnderTopTabBar(_ screen: ScreenGeometry) -> CGFloat? {
    screen.os.major >= 26 ? screen.statusBarHeight + 64 : nil
  }
}
