import Foundation

/// The height and position of a screen's tab bar.
enum TabBarRules {
  static func tabBar(_ inputs: ScreenInputs) -> ScreenGeometry.TabBar {
    // In compact width the bar remains at the bottom (Apple).
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

  /// Returns the height including the home indicator's inset, if there is a source for it.
  private static func totalHeight(_ inputs: ScreenInputs) -> CGFloat? {
    if inputs.isPhone, inputs.isLandscape, !ScreenFacts.lowTabBarIsKnown[inputs.release] {
      return nil
    }
    return height(
      inputs.device.idiom, inputs.os, isCompactWidth: inputs.horizontalSizeClass == .compact,
      isCompactHeight: inputs.verticalSizeClass == .compact,
      bottomInset: ScreenFacts.hasSafeArea[inputs.release] ? inputs.safeAreaInsets.bottom : 0)
  }

  /// Returns the height of a bar at the lower edge, including the home indicator's inset there.
  ///
  /// 49 on phones (high). Upright phones of iOS 26 have 83 with or without a home indicator: two view
  /// dumps of an iPhone 17 Pro, and one of an iPhone SE 3.
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
    let height = (isLow ? ScreenFacts.lowTabBarHeight[release] : 49) + bottomInset
    return isCompactHeight ? height : max(height, ScreenFacts.tabBarHeight[release])
  }

  /// Returns the upper safe area of a tab bar controller's child below a tab bar at the top; nil if
  /// unknown.
  static func childTopUnderTopTabBar(_ screen: ScreenGeometry) -> CGFloat? {
    ScreenFacts.topTabBarChildInset[screen.os.release].map { screen.statusBarHeight + $0 }
  }
}
