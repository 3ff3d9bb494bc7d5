extension UINavigationBar: ProxiedBar {
  /// The settings that a proxy passes on.
  enum Setting: Int, CaseIterable {
    case barStyle, isTranslucent, barTintColor, prefersLargeTitles, shadowImage
    case titleTextAttributes, largeTitleTextAttributes, backIndicatorImage, backgroundImages
    case positionAdjustments, standardAppearance, compactAppearance, scrollEdgeAppearance
    case compactScrollEdgeAppearance
  }

  func didAssign(_ setting: Setting) {
    assignments.note(setting)
    lookDidChange()
  }

  func take(_ setting: Setting, from proxy: UINavigationBar) {
    switch setting {
    case .barStyle: barStyle = proxy.barStyle
    case .isTranslucent: isTranslucent = proxy.isTranslucent
    case .barTintColor: barTintColor = proxy.barTintColor
    case .prefersLargeTitles: prefersLargeTitles = proxy.prefersLargeTitles
    case .shadowImage: shadowImage = proxy.shadowImage
    case .titleTextAttributes: titleTextAttributes = proxy.titleTextAttributes
    case .largeTitleTextAttributes: largeTitleTextAttributes = proxy.largeTitleTextAttributes
    case .backIndicatorImage: backIndicatorImage = proxy.backIndicatorImage
    case .backgroundImages: bar.backgroundImages = proxy.bar.backgroundImages
    case .positionAdjustments: bar.positionAdjustments = proxy.bar.positionAdjustments
    case .standardAppearance: standardAppearance = copy(proxy.standardAppearance)
    case .compactAppearance: compactAppearance = proxy.compactAppearance.map(copy)
    case .scrollEdgeAppearance: scrollEdgeAppearance = proxy.scrollEdgeAppearance.map(copy)
    case .compactScrollEdgeAppearance:
      compactScrollEdgeAppearance = proxy.compactScrollEdgeAppearance.map(copy)
    }
  }

  private func copy(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    UINavigationBarAppearance(barAppearance: appearance)
  }
}
