import Foundation

/// Where navigation bars are.
enum NavigationBarRules {
  static func frame(_ facts: ScreenFacts) -> CGRect {
    CGRect(x: 0, y: y(facts), width: facts.size.width, height: height(facts))
  }

  /// 44; 32 on compact-width phones in landscape; 50 on iPads from iOS 12 (all high); 54 on iOS 26
  /// (measured on two models; medium-high).
  static func height(_ facts: ScreenFacts) -> CGFloat {
    if facts.isLiquidGlass { return 54 }
    if !facts.isPhone { return facts.os.major >= 12 ? 50 : 44 }
    return facts.isLandscape && facts.horizontalSizeClass == .compact ? 32 : 44
  }

  static func y(_ facts: ScreenFacts) -> CGFloat {
    guard facts.isPhone else { return facts.statusBarHeight }
    if facts.isLandscape {
      // Measured on iPhone SE 3 and iPhone 17 Pro simulators, iOS 26 (high).
      return facts.isLiquidGlass ? 24 : facts.statusBarHeight
    }
    let top = facts.phonePortraitTop
    if facts.isLiquidGlass {
      // Home button: measured on an iPhone SE 3 simulator, iOS 26.1 (high). Others: the safe area's
      // upper edge, measured on iPhone 17 Pro (medium for the rest).
      return facts.device.hasHomeIndicator ? top : 10
    }
    guard case .dynamicIsland = facts.device.sensorHousing else { return top }
    // The bar begins above the safe area's edge: 53.667 for 59, 56.333 for 62 (two independent
    // tables; medium-high).
    let pixels: CGFloat = top <= 59 ? 1 : 2
    return top - 5 - pixels / facts.device.scale
  }

  /// 52 from iOS 11; none on phones in landscape (medium-high).
  static func largeTitleExtra(_ facts: ScreenFacts) -> CGFloat {
    if facts.os.major < 11 || (facts.isPhone && facts.isLandscape) { return 0 }
    return 52
  }
}
