extension UITabBar {
  /// What the background shows.
  ///
  /// Over white, iOS 13's bar is white with a line of (178, 178, 178), which is black at 0.3
  /// (picture; high); iOS 11's is 249 (pixels of a public picture; high). From iOS 15 on a bar that
  /// nothing lies under has neither (Apple; high), and on iOS 26 only the capsule is left.
  var barLook: BarLook {
    let release = hostOfView.os.major
    let isDark = traitCollection.userInterfaceStyle == .dark
    if isAtTop { return BarLook() }
    var look = BarLook(
      color: barColor(release, isDark: isDark),
      hairline: UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.15 : 0.3))
    let isCustomized = barTintColor != nil || backgroundImage != nil || !isTranslucent
    if release >= 26 || (release >= 15 && state.isAtScrollEdge && !isCustomized) {
      look = BarLook()
    }
    if let barTintColor {
      look.color = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    }
    if let backgroundImage {
      look.color = nil
      look.image = backgroundImage
      if let shadowImage { look.hairlineImage = shadowImage }
    }
    return look
  }

  private func barColor(_ release: Int, isDark: Bool) -> UIColor {
    let alpha: CGFloat = isTranslucent ? (release >= 13 ? 0.8 : 0.94) : 1
    if release < 13 { return UIColor(white: 249.0 / 255, alpha: alpha) }
    return UIColor(white: isDark ? 22.0 / 255 : 1, alpha: alpha)
  }

  /// The colours of an item.
  ///
  /// Grey of items not selected: 146 (0.573 in view dumps of iOS 7 to 10; high); 153 at iOS 13
  /// (recalled; low); the label's colour on iOS 26 (by eye).
  func itemLook(for button: UITabBarButton) -> TabItemLook {
    let release = hostOfView.os.major
    let standard: UIColor =
      release >= 26 ? .label : release >= 13 ? .systemGray : UIColor(white: 0.572549, alpha: 1)
    var look = TabItemLook(
      tint: button.isSelected ? tintColor : unselectedItemTintColor ?? standard)
    if !button.item.isEnabled { look.tint = look.tint.withAlphaComponent(0.5) }
    let item = button.item
    let states: [UIControl.State] = button.isSelected ? [.normal, .selected] : [.normal]
    for state in states {
      for (key, value) in item.titleTextAttributes(for: state) ?? [:] {
        if let value = value as? NSObject { look.attributes[key] = value }
      }
    }
    // Attributes of the normal state do not take the selected item's colour from it.
    if button.isSelected, item.titleTextAttributes(for: .selected)?[.foregroundColor] == nil {
      look.attributes[.foregroundColor] = nil
    }
    if let color = item.badgeColor { look.badgeColor = color }
    if let attributes = item.badgeTextAttributes(for: .normal) {
      if let color = attributes[.foregroundColor] as? UIColor { look.badgeTextColor = color }
      look.badgeFont = attributes[.font] as? UIFont
    }
    return look
  }
}
