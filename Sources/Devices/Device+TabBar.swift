import Foundation

extension Device {
  /// Whether a tab bar is at the upper edge: on later iPads, where width is regular.
  public func hasTabBarAtTop(os: OSVersion, isCompactWidth: Bool) -> Bool {
    idiom == .pad && !isCompactWidth && ScreenFacts.padTabBarIsAtTop[os.release]
  }

  /// Height of a tab bar at the lower edge of a container of any size, in points.
  ///
  /// - Parameter bottomInset: What the home indicator covers there; it is part of the result.
  public func tabBarHeight(
    os: OSVersion, isCompactWidth: Bool, isCompactHeight: Bool, bottomInset: CGFloat
  ) -> CGFloat {
    TabBarRules.height(
      idiom, os, isCompactWidth: isCompactWidth, isCompactHeight: isCompactHeight,
      bottomInset: bottomInset)
  }

  /// What a tab bar at the upper edge covers below the status bar: its height, and how far content
  /// begins below the status bar.
  public func topTabBarStrip(os: OSVersion) -> (height: CGFloat, content: CGFloat) {
    let release = os.release
    return (
      ScreenFacts.topTabBarStripHeight[release], ScreenFacts.topTabBarContentTop[release]
    )
  }
}
