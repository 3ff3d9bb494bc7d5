import SystemFacts

/// The settings of a toolbar, and the views that show them.
@MainActor
struct ToolbarState {
  var items: [UIBarButtonItem]?
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var shadowImage: UIImage?
  var isOwned = false
  var isCompact = false
  /// How far the background extends below the bar, under the home indicator.
  var overhang: CGFloat = 0
  var isAtScrollEdge = false
  var isStale = true
  let background = _UIBarBackground(frame: .zero)
  var buttons: [ObjectIdentifier: _UIButtonBarButton] = [:]
  var capsules = BarCapsuleViews()
}

extension UIToolbar: ContentSizeFollower {
  var release: OSRelease { hostOfView.release }

  func prepareBar() {
    isOpaque = false
    addSubview(bar.background)
  }

  func contentDidChange() {
    bar.isStale = true
    setNeedsLayout()
  }

  func followedContentDidChange() { setNeedsLayout() }

  func followedSizeDidChange() { setNeedsLayout() }

  func adopt(_ appearance: UIToolbarAppearance?, _ setting: Setting) {
    appearance?.changed = { [weak self] in self?.contentDidChange() }
    didAssign(setting)
  }

  func adopt(isCompact: Bool, overhang: CGFloat, isAtScrollEdge: Bool) {
    guard
      isCompact != bar.isCompact || overhang != bar.overhang
        || isAtScrollEdge != bar.isAtScrollEdge
    else { return }
    bar.isCompact = isCompact
    bar.overhang = overhang
    bar.isAtScrollEdge = isAtScrollEdge
    contentDidChange()
  }

  func adopt(isAtScrollEdge: Bool) {
    adopt(isCompact: bar.isCompact, overhang: bar.overhang, isAtScrollEdge: isAtScrollEdge)
  }

  func replaceItems(_ items: [UIBarButtonItem]?) {
    for item in bar.items ?? [] { item.itemDidChange = nil }
    bar.items = items
    contentDidChange()
  }

  var madeStandardAppearance: UIToolbarAppearance {
    if let assignedStandard { return assignedStandard }
    let made = UIToolbarAppearance()
    made.backgroundColor = barTintColor
    made.backgroundImage = bar.backgroundImages[.default]
    if !isTranslucent { made.material = .opaque }
    assignedStandard = made
    assignments.note(.standardAppearance)
    made.changed = { [weak self] in self?.contentDidChange() }
    return made
  }

  private var look: (background: BarSurface, buttons: UIToolbarAppearance?) {
    var background = BarSurface(
      style: barStyle, isTranslucent: isTranslucent, tint: barTintColor,
      image: bar.backgroundImages[bar.isCompact ? .compact : .default]
        ?? bar.backgroundImages[.default],
      shadowImage: bar.shadowImage)
    guard BarFacts.hasAppearances[release] else { return (background, nil) }
    let standard = (bar.isCompact ? compactAppearance : nil) ?? assignedStandard
    if let standard { background = BarSurface(standard, style: barStyle) }
    // A bar that no controller manages has no scroll edge.
    guard bar.isAtScrollEdge, BarFacts.allBarsHaveEdgeLooks[release] else {
      return (background, standard)
    }
    let compactEdge = bar.isCompact ? compactScrollEdgeAppearance : nil
    if let edge = compactEdge ?? scrollEdgeAppearance {
      return (BarSurface(edge, style: barStyle), edge)
    }
    return (background.image == nil ? background.transparent : background, standard)
  }

  func layOutBar() {
    let look = look
    if bar.isStale {
      bar.isStale = false
      bar.background.show(
        look.background.look(isLowerBar: true, release: release), hairlineAtTop: true)
    }
    let geometry = ToolbarGeometry(
      release: release, scale: traitCollection.displayScale, size: bounds.size,
      safeArea: safeAreaInsets, margin: systemMinimumMargin,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    bar.background.frame = geometry.background(overhang: bar.overhang)
    let items = (bar.items ?? []).filter { !$0.isHidden }
    var used: Set<ObjectIdentifier> = []
    var views: [UIView] = []
    for item in items where !item.isSpace {
      let view = view(for: item, look.buttons)
      used.insert(ObjectIdentifier(item))
      views.append(view)
      if view.superview !== self { addSubview(view) }
    }
    for view in subviews
    where view !== bar.background && !(views + bar.capsules.views).contains(where: { $0 === view })
    {
      view.removeFromSuperview()
    }
    for key in bar.buttons.keys where !used.contains(key) { bar.buttons[key] = nil }
    place(items, geometry)
  }

  private func view(for item: UIBarButtonItem, _ appearance: UIToolbarAppearance?) -> UIView {
    item.itemDidChange = { [weak self] in self?.contentDidChange() }
    if let view = item.customView { return view }
    let button = bar.buttons.button(for: item)
    let buttons =
      item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    var style = _UIButtonBarButton.Style(release: release)
    style.isCompact = bar.isCompact
    style.attributes = buttons?.titleAttributes(item.isEnabled ? .normal : .disabled) ?? [:]
    style.titleOffset = buttons?.normal.titlePositionAdjustment ?? .zero
    style.isProminent = BarFacts.buttonsStandInCapsules[release] && item.style == .done
    button.apply(style)
    return button
  }

  private func place(_ items: [UIBarButtonItem], _ geometry: ToolbarGeometry) {
    let places = geometry.arrange(
      items.map { item in
        BarItemMeasure(item, bar.buttons[ObjectIdentifier(item)], maxHeight: bounds.height)
      })
    for (item, frame) in zip(items, places.items) where !item.isSpace {
      if let view = item.customView {
        view.placeInBar(frame, for: self)
      } else {
        bar.buttons[ObjectIdentifier(item)]?.frame = frame
      }
    }
    bar.capsules.show(places.capsules, in: self, above: 1, tint: tintColor)
  }
}
