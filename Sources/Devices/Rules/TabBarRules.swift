import Foundation

/// Where tab bars are.
enum TabBarRules {
  static func tabBar(_ inputs: ScreenInputs) -> ScreenGeometry.TabBar {
    // In compact width the bar stays below (Apple).
    if inputs.device.hasTabBarAtTop(
      os: inputs.os, isCompactWidth: inputs.horizontalSizeClass == .compact)
    {
      let frame = ScreenFacts.topTabBarHeight[inputs.release].map {
        CGRect(x: 0, y: inputs.statusBarHeight, width: inputs.size.width, height: $0)
      }
      return ScreenGeometry.TabBar(placement: .top, frame: frame)
    }
    guard let total = totalHeight(inputs) else {
      return ScreenGeometry.TabBar(placement: .bottom, frame: nil)
    }
    let frame = CGRect(
      x: 0, y: inputs.size.height - total, width: inputs.size.width, height: total)
    return ScreenGeometry.TabBar(placement: .bottom, frame: frame)
  }

  /// Height with the home indicator's inset, where there is a source for it.
  private static func totalHeight(_ inputs: ScreenInputs) -> CGFloat? {
    if inputs.isPhone, inputs.isLandscape, !ScreenFacts.lowTabBarIsKnown[inputs.release] {
      return nil
    }
    return height(
      inputs.device.idiom, inputs.os, isCompactWidth: inputs.horizontalSizeClass == .compact,
      isCompactHeight: inputs.verticalSizeClass == .compact,
      bottomInset: ScreenFacts.hasSafeArea[inputs.release] ? inputs.safeAreaInsets.bottom : 0)
  }

  /// Height of a bar at the lower edge, with the inset that the home indicator has there.
  ///
  /// 49 on phones (high), also on iOS 26: 83 in portrait on an iPhone 17 Pro (two view dumps; high).
  static func height(
    _ idiom: Device.Idiom, _ os: OSVersion, isCompactWidth: Bool, isCompactHeight: Bool,
    bottomInset: CGFloat
  ) -> CGFloat {
    let release = os.release
    guard idiom == .phone else {
      let height =
        bottomInset > 0
        ? ScreenFacts.padTabBarHeightOverIndicator : ScreenFacts.padTabBarHeight
      return height[release] + bottomInset
    }
    let isLow = isCompactWidth && isCompactHeight
    return (isLow ? ScreenFacts.lowTabBarHeight[release] : 49) + bottomInset
  }

  /// Upper safe area of a tab bar controller's child below a tab bar at the top; nil where unknown.
  static func childTopUnderTopTabBar(_ screen: ScreenGeometry) -> CGFloat? {
    ScreenFacts.topTabBarChildInset[screen.os.release].map { screen.statusBarHeight + $0 }
  }
}
