import Foundation

extension Device {
  /// Returns whether a tab bar is at the upper edge: on later iPads, if the width is regular.
  public func hasTabBarAtTop(os: OSVersion, isCompactWidth: Bool) -> Bool {
    idiom == .pad && !isCompactWidth && ScreenFacts.padTabBarIsAtTop[os.release]
  }

  /// Returns the height of a tab bar at the lower edge of a container of any size, in points.
  ///
  /// - Parameter bottomInset: The home indicator's inset there, which is included in the result.
  public func tabBarHeight(
    os: OSVersion, isCompactWidth: Bool, isCompactHeight: Bool, bottomInset: CGFloat
  ) -> CGFloat {
    TabBarRules.height(
      idiom, os, isCompactWidth: isCompactWidth, isCompactHeight: isCompactHeight,
      bottomInset: bottomInset)
  }

  /// Returns the dimensions of a tab bar at the upper edge, below the status bar: its height, and
  /// the distance from the status bar to the content.
  public func topTabBarStrip(os: OSVersion) -> (height: CGFloat, content: CGFloat) {
    let release = os.release
    return (
      ScreenFacts.topTabBarStripHeight[release], ScreenFacts.topTabBarContentTop[release]
    )
  }
}
