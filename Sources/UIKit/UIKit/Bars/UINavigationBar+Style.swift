import SystemFacts

/// The resulting appearance of a bar at one moment, from appearances and older settings.
struct NavigationBarStyle {
  var background = BarSurface()
  var title: [NSAttributedString.Key: Any] = [:]
  var largeTitle: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero
  var backIndicator: UIImage?
  var buttons: UIBarButtonItemAppearance?
  var doneButtons: UIBarButtonItemAppearance?
  var backButtons: UIBarButtonItemAppearance?
}

extension UINavigationBar {
  var release: OSRelease { hostOfView.release }

  var metrics: UIBarMetrics {
    UIBarMetrics(isCompact: bar.zones.isCompact, hasPrompt: bar.zones.prompt > 0)
  }

  func adopt(_ appearance: UINavigationBarAppearance?, _ setting: Setting) {
    appearance?.changed = { [weak self] in self?.lookDidChange() }
    didAssign(setting)
  }

  /// The standard appearance, created from the older settings on first access.
  var madeStandardAppearance: UINavigationBarAppearance {
    if let assignedStandard { return assignedStandard }
    let made = UINavigationBarAppearance()
    made.titleTextAttributes = titleTextAttributes ?? [:]
    made.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    made.backgroundColor = barTintColor
    made.backgroundImage = backgroundImage(for: .default)
    made.shadowImage = shadowImage
    if !isTranslucent { made.material = .opaque }
    assignedStandard = made
    assignments.note(.standardAppearance)
    made.changed = { [weak self] in self?.lookDidChange() }
    return made
  }

  /// The current appearance.
  ///
  /// At the scroll edge, the edge's own appearance applies; if there is none, the bar has no
  /// background and no line (Apple, TN3106).
  var look: NavigationBarStyle {
    let zones = bar.zones
    let item = topItem
    var look = olderLook
    guard BarFacts.hasAppearances[release] else { return look }
    var standard = item?.standardAppearance ?? assignedStandard
    if zones.isCompact, let compact = item?.compactAppearance ?? compactAppearance {
      standard = compact
    }
    if let standard { look = NavigationBarStyle(standard, over: look, style: barStyle) }
    let allHaveEdgeLooks = BarFacts.allBarsHaveEdgeLooks[release]
    guard zones.isAtScrollEdge, allHaveEdgeLooks || zones.largeTitle > 0 else { return look }
    let regularEdge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let compactEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if let edge = (zones.isCompact && allHaveEdgeLooks ? compactEdge : nil) ?? regularEdge {
      return NavigationBarStyle(edge, over: look, style: barStyle)
    }
    let hasOlderImage = standard == nil && look.background.image != nil
    if !hasOlderImage { look.background = look.background.transparent }
    return look
  }

  /// The appearance from the settings used before iOS 13.
  private var olderLook: NavigationBarStyle {
    var look = NavigationBarStyle()
    look.background = BarSurface(
      style: barStyle, isTranslucent: isTranslucent, tint: barTintColor,
      image: effectiveBackgroundImage, shadowImage: shadowImage)
    look.title = titleTextAttributes ?? [:]
    look.largeTitle = largeTitleTextAttributes ?? [:]
    look.titleOffset.vertical = titleVerticalPositionAdjustment(for: metrics)
    look.backIndicator = backIndicatorImage
    return look
  }

  /// The image for the bar's metrics, or otherwise the one for regular height: B11.
  var effectiveBackgroundImage: UIImage? {
    let metrics = metrics
    if let image = bar.backgroundImages[metrics] { return image }
    if metrics.hasPrompt {
      let plain: UIBarMetrics = metrics.isCompact ? .compact : .default
      if let image = bar.backgroundImages[plain] { return image }
    }
    return bar.backgroundImages[.default]
  }
}

extension NavigationBarStyle {
  @MainActor
  init(_ appearance: UINavigationBarAppearance, over older: NavigationBarStyle, style: UIBarStyle) {
    self = older
    background = BarSurface(appearance, style: style)
    title.merge(appearance.titleTextAttributes) { _, new in new }
    largeTitle.merge(appearance.largeTitleTextAttributes) { _, new in new }
    titleOffset = appearance.titlePositionAdjustment
    if let image = appearance.backIndicatorImage { backIndicator = image }
    buttons = appearance.buttonAppearance
    doneButtons = appearance.doneButtonAppearance
    backButtons = appearance.backButtonAppearance
  }
}

extension UIColor {
  /// Returns the dynamic colour with its opacity scaled.
  func faded(_ share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }
}
