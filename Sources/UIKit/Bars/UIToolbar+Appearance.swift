extension UIToolbar: UIAppearance {
  /// The settings that a proxy hands on.
  enum Setting: Int, CaseIterable {
    case barStyle, isTranslucent, barTintColor, backgroundImages, shadowImage
    case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
  }

  /// The bar whose settings all toolbars of the current simulated device take over where they have
  /// none of their own, when they enter a window.
  public class func appearance() -> UIToolbar {
    let host = SimulationHost.current
    if let proxy = host.appearanceProxies.toolbar { return proxy }
    let proxy = UIToolbar()
    host.appearanceProxies.toolbar = proxy
    return proxy
  }

  func didAssign(_ setting: Setting) {
    if !bar.isAdoptingProxy { bar.assigned.insert(setting) }
    contentDidChange()
    if setting == .isTranslucent { superview?.setNeedsLayout() }
  }

  func adoptProxy() {
    guard let proxy = hostOfView.appearanceProxies.toolbar, proxy !== self else { return }
    bar.isAdoptingProxy = true
    defer { bar.isAdoptingProxy = false }
    if assignedTint == nil, let tint = proxy.assignedTint { tintColor = tint }
    for setting in Setting.allCases
    where proxy.bar.assigned.contains(setting) && !bar.assigned.contains(setting) {
      take(setting, from: proxy)
    }
  }

  private func take(_ setting: Setting, from proxy: UIToolbar) {
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
