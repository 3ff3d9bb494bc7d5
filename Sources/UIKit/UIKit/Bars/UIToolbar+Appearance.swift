extension UIToolbar: ProxiedBar {
  /// The settings that a proxy passes on.
  enum Setting: Int, CaseIterable {
    case barStyle, isTranslucent, barTintColor, backgroundImages, shadowImage
    case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
  }

  func didAssign(_ setting: Setting) {
    assignments.note(setting)
    contentDidChange()
    if setting == .isTranslucent { superview?.setNeedsLayout() }
  }

  func take(_ setting: Setting, from proxy: UIToolbar) {
    switch setting {
    case .barStyle: barStyle = proxy.barStyle
    case .isTranslucent: isTranslucent = proxy.isTranslucent
    case .barTintColor: barTintColor = proxy.barTintColor
    case .backgroundImages: bar.backgroundImages = proxy.bar.backgroundImages
    case .shadowImage: bar.shadowImage = proxy.bar.shadowImage
    case .standardAppearance: standardAppearance = copy(proxy.standardAppearance)
    case .compactAppearance: compactAppearance = proxy.compactAppearance.map(copy)
    case .scrollEdgeAppearance: scrollEdgeAppearance = proxy.scrollEdgeAppearance.map(copy)
    case .compactScrollEdgeAppearance:
      compactScrollEdgeAppearance = proxy.compactScrollEdgeAppearance.map(copy)
    }
  }

  private func copy(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    UIToolbarAppearance(barAppearance: appearance)
  }
}
