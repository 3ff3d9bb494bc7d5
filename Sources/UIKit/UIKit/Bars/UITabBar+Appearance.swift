extension UITabBar: ProxiedBar {
  /// The settings that a proxy passes on.
  enum Setting: Int, CaseIterable {
    case barStyle, isTranslucent, barTintColor, unselectedItemTintColor, backgroundImage
    case shadowImage, selectionIndicatorImage, itemPositioning, itemWidth, itemSpacing
    case standardAppearance, scrollEdgeAppearance
  }

  func didAssign(_ setting: Setting) {
    assignments.note(setting)
    looksDidChange()
    if setting == .isTranslucent { superview?.setNeedsLayout() }
  }

  func take(_ setting: Setting, from proxy: UITabBar) {
    switch setting {
    case .barStyle: barStyle = proxy.barStyle
    case .isTranslucent: isTranslucent = proxy.isTranslucent
    case .barTintColor: barTintColor = proxy.barTintColor
    case .unselectedItemTintColor: unselectedItemTintColor = proxy.unselectedItemTintColor
    case .backgroundImage: backgroundImage = proxy.backgroundImage
    case .shadowImage: shadowImage = proxy.shadowImage
    case .selectionIndicatorImage: selectionIndicatorImage = proxy.selectionIndicatorImage
    case .itemPositioning: itemPositioning = proxy.itemPositioning
    case .itemWidth: itemWidth = proxy.itemWidth
    case .itemSpacing: itemSpacing = proxy.itemSpacing
    case .standardAppearance:
      standardAppearance = UITabBarAppearance(barAppearance: proxy.standardAppearance)
    case .scrollEdgeAppearance:
      scrollEdgeAppearance = proxy.scrollEdgeAppearance.map {
        UITabBarAppearance(barAppearance: $0)
      }
    }
  }
}
