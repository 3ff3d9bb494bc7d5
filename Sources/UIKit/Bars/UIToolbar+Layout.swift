import SystemFacts

/// What a toolbar was given, and the views it shows it with.
@MainActor
struct ToolbarState {
  var items: [UIBarButtonItem]?
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var shadowImage: UIImage?
  var isOwned = false
  var isCompact = false
  /// How far the background reaches out below the bar: under the home indicator.
  var overhang: CGFloat = 0
  var isAtScrollEdge = false
  var isStale = true
  let background = _UIBarBackground(frame: .zero)
  var buttons: [ObjectIdentifier: _UIButtonBarButton] = [:]
  var capsules: [UIView] = []
}

extension UIToolbar {
  /// The height of a toolbar where none was measured: that of before iOS 26 (high there).
  static let assumedHeight: CGFloat = 44

  var release: OSRelease { hostOfView.release }

  func prepareBar() {
    isOpaque = false
    addSubview(bar.background)
  }

  func contentDidChange() {
    bar.isStale = true
    setNeedsLayout()
  }

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
    // A bar that no controller looks after has no edge of content to lie at.
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
    bar.background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + bar.overhang)
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
    where view !== bar.background && !(views + bar.capsules).contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for key in bar.buttons.keys where !used.contains(key) { bar.buttons[key] = nil }
    place(items)
  }

  private func view(for item: UIBarButtonItem, _ appearance: UIToolbarAppearance?) -> UIView {
    if let view = item.customView { return view }
    let key = ObjectIdentifier(item)
    let button = bar.buttons[key] ?? _UIButtonBarButton(item)
    bar.buttons[key] = button
    item.itemDidChange = { [weak self] in self?.contentDidChange() }
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

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.systemItem == .fixedSpace { return item.width }
    if item.isFlexible { return 0 }
    if item.width > 0 { return item.width }
    if let view = item.customView { return view.sizeInBar(maxHeight: bounds.height).width }
    let natural = bar.buttons[ObjectIdentifier(item)]?.contentSize.width ?? 0
    return BarFacts.buttonsStandInCapsules[release] ? BarCapsule.width(content: natural) : natural
  }

  /// Between neighbours without a space of their own.
  private var spacing: CGFloat { BarFacts.toolbarButtonGap[release] }

  /// Buttons stand between the margins; flexible spaces share what is left over.
  private func place(_ items: [UIBarButtonItem]) {
    let safe = safeAreaInsets
    let margin = systemMinimumMargin
    let room = bounds.width - safe.left - safe.right - 2 * margin
    let widths = items.map(width)
    var gaps: CGFloat = 0
    for (one, next) in zip(items, items.dropFirst()) where !one.isSpace && !next.isSpace {
      gaps += spacing
    }
    let flexible = items.filter(\.isFlexible).count
    let left = max(0, room - widths.reduce(0, +) - gaps)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = pixelGrid
    var x = isRightToLeft ? safe.right + margin : safe.left + margin
    var starts: [CGFloat] = []
    for (index, item) in items.enumerated() {
      let width = item.isFlexible ? share : widths[index]
      if index > 0, !item.isSpace, !items[index - 1].isSpace { x += spacing }
      starts.append(x)
      defer { x += width }
      guard !item.isSpace else { continue }
      let height =
        item.customView.map { min($0.sizeInBar(maxHeight: bounds.height).height, bounds.height) }
        ?? bounds.height
      let view: UIView? = item.customView ?? bar.buttons[ObjectIdentifier(item)]
      let start = grid.nearest(isRightToLeft ? bounds.width - x - width : x)
      view?.placeInBar(
        CGRect(
          x: start, y: grid.nearest((bounds.height - height) / 2), width: width, height: height))
    }
    placeCapsules(items, starts, widths, isRightToLeft)
  }

  private func placeCapsules(
    _ items: [UIBarButtonItem], _ starts: [CGFloat], _ widths: [CGFloat], _ isRightToLeft: Bool
  ) {
    guard BarFacts.buttonsStandInCapsules[release] else { return }
    let height = min(BarCapsule.side, bounds.height)
    let places = BarCapsule.runs(items, starts: starts, widths: widths).map { run in
      (
        frame: CGRect(
          x: isRightToLeft ? bounds.width - run.end : run.start,
          y: (bounds.height - height) / 2, width: run.end - run.start, height: height),
        isProminent: run.isProminent
      )
    }
    BarCapsule.show(places, in: self, above: 1, tint: tintColor, &bar.capsules)
  }
}
