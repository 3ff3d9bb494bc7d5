import Foundation

extension Device {
  /// Whether a tab bar is at the upper edge: on iPads from iPadOS 18 on, where width is regular
  /// (Apple, "Elevating your iPad app with a tab bar and sidebar"; high).
  public func hasTabBarAtTop(os: OSVersion, isCompactWidth: Bool) -> Bool {
    idiom == .pad && os.major >= 18 && !isCompactWidth
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
  ///
  /// iPadOS 26: 44 and 64 (measured on an iPad (A16) simulator, 26.1; high). 18–25: it shares the
  /// navigation bar's strip (Apple), so 50 for both (low).
  public func topTabBarStrip(os: OSVersion) -> (height: CGFloat, content: CGFloat) {
    os.major >= 26 ? (44, 64) : (50, 50)
  }
}
