import SystemFacts

extension UITabBar {
  private var release: OSRelease { hostOfView.release }

  /// The standard appearance, created from the older settings on first access.
  var madeStandardAppearance: UITabBarAppearance {
    if let standard = state.standard { return standard }
    let made = UITabBarAppearance()
    made.backgroundColor = barTintColor
    made.backgroundImage = backgroundImage
    made.shadowImage = shadowImage
    made.selectionIndicatorImage = selectionIndicatorImage
    if !isTranslucent { made.material = .opaque }
    adoptStandard(made)
    return made
  }

  func adoptStandard(_ appearance: UITabBarAppearance?) {
    state.standard = appearance
    appearance?.changed = { [weak self] in self?.looksDidChange() }
    didAssign(.standardAppearance)
  }

  func adoptScrollEdge(_ appearance: UITabBarAppearance?) {
    state.scrollEdge = appearance
    appearance?.changed = { [weak self] in self?.looksDidChange() }
    didAssign(.scrollEdgeAppearance)
  }

  /// The current appearance, if there is one.
  var effectiveAppearance: UITabBarAppearance? {
    guard BarFacts.hasAppearances[release] else { return nil }
    if let edge = state.scrollEdge, state.isAtScrollEdge, BarFacts.allBarsHaveEdgeLooks[release] {
      return edge
    }
    return state.standard
  }

  /// The appearance of the background.
  ///
  /// A bar without content under it has no background and no line if bars have edge appearances,
  /// unless an appearance is set (Apple, TN3106).
  var barLook: BarStyle {
    if isAtTop { return BarStyle() }
    var surface =
      effectiveAppearance.map { BarSurface($0, style: barStyle) } ?? olderSurface
    if BarFacts.allBarsHaveEdgeLooks[release], state.isAtScrollEdge, state.scrollEdge == nil,
      surface.image == nil, isTranslucent
    {
      surface = surface.transparent
    }
    return surface.look(isLowerBar: true, release: release)
  }

  /// The appearance from the settings used before iOS 13.
  private var olderSurface: BarSurface {
    // An image covers the colour.
    BarSurface(
      style: barStyle, isTranslucent: isTranslucent,
      tint: backgroundImage == nil ? barTintColor : nil, image: backgroundImage,
      shadowImage: shadowImage)
  }

  // MARK: Items

  private func appearance(of button: UITabBarButton) -> UITabBarItemAppearance? {
    guard let appearance = effectiveAppearance else { return nil }
    let metrics = itemMetrics
    if !metrics.isInline { return appearance.stackedLayoutAppearance }
    return metrics.isLow
      ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
  }

  /// Returns the colours and attributes of an item: the appearance's, merged with the item's own.
  func itemLook(for button: UITabBarButton) -> TabItemStyle {
    let item = button.item
    let standard = UIColor.fact(TabBarFacts.itemColor[release])
    var look = TabItemStyle(
      tint: button.isSelected ? tintColor : unselectedItemTintColor ?? standard)
    if !item.isEnabled { look.tint = look.tint.faded(0.5) }
    if let appearance = appearance(of: button) {
      let state =
        !item.isEnabled
        ? appearance.disabled : button.isSelected ? appearance.selected : appearance.normal
      look.adopt(state, over: appearance.normal, isNormal: state === appearance.normal)
    }
    let proxies = hostOfView.appearanceProxies.items(for: item, in: button)
    for source in proxies + [item] {
      let normal = source.titleTextAttributes(for: .normal) ?? [:]
      let selected = source.titleTextAttributes(for: .selected) ?? [:]
      look.adopt(normal, keepingColor: button.isSelected)
      if button.isSelected { look.adopt(selected) }
    }
    if let color = item.badgeColor ?? proxies.reversed().lazy.compactMap(\.badgeColor).first {
      look.badgeColor = color
    }
    if let attributes = item.badgeTextAttributes(for: .normal) {
      if let color = attributes[.foregroundColor] as? UIColor { look.badgeTextColor = color }
      if let font = attributes[.font] as? UIFont { look.badgeFont = font }
    }
    return look
  }
}

extension TabItemStyle {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// - Parameter keepingColor: Whether the selected item keeps its colour despite attributes of the
  ///   normal state.
  mutating func adopt(_ new: Attributes, keepingColor: Bool = false) {
    for (key, value) in new where !(keepingColor && key == .foregroundColor) {
      if let value = value as? NSObject { attributes[key] = value }
    }
  }

  @MainActor
  mutating func adopt(
    _ state: UITabBarItemStateAppearance, over normal: UITabBarItemStateAppearance, isNormal: Bool
  ) {
    if let color = state.iconColor { tint = color }
    if !isNormal { adopt(normal.titleTextAttributes, keepingColor: true) }
    adopt(state.titleTextAttributes)
    titleOffset = state.titlePositionAdjustment
    badgeOffset = state.badgePositionAdjustment
    badgeTitleOffset = state.badgeTitlePositionAdjustment
    if let color = state.badgeBackgroundColor { badgeColor = color }
    if let color = state.badgeTextAttributes[.foregroundColor] as? UIColor {
      badgeTextColor = color
    }
    if let font = state.badgeTextAttributes[.font] as? UIFont { badgeFont = font }
  }
}
