import SystemFacts

extension UITabBar {
  /// Height at the lower edge of the window, with what the home indicator covers.
  var fittingHeight: CGFloat {
    height(bottomInset: safeAreaInsets.bottom, traits: traitCollection)
  }

  /// On phones it goes by the screen: bars recorded in a window of 667 × 375 with the traits of
  /// landscape, on an upright iPhone 8, have the heights of portrait, 44 and 49 (high).
  func height(bottomInset: CGFloat, traits: UITraitCollection) -> CGFloat {
    let host = hostOfView
    let traits = host.device.idiom == .phone ? host.screenTraits : traits
    return host.device.tabBarHeight(
      os: host.os, isCompactWidth: traits.horizontalSizeClass == .compact,
      isCompactHeight: traits.verticalSizeClass == .compact, bottomInset: bottomInset)
  }

  /// Whether the bar is the strip at the upper edge of an iPad.
  var isAtTop: Bool {
    let host = hostOfView
    return owner != nil
      && host.device.hasTabBarAtTop(
        os: host.os, isCompactWidth: traitCollection.horizontalSizeClass == .compact)
  }

  /// Whether pictures stand beside titles.
  var itemsAreInline: Bool {
    let host = hostOfView
    guard TabBarFacts.titlesStandBesidePictures[host.release] else { return false }
    let traits = traitCollection
    if host.device.idiom == .phone, TabBarFacts.phoneTitlesStandBelow[host.release] { return false }
    return traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact
  }

  var itemMetrics: TabItemMetrics {
    TabItemMetrics(
      release: hostOfView.release, isInline: itemsAreInline,
      isLow: traitCollection.verticalSizeClass == .compact
        && traitCollection.horizontalSizeClass == .compact)
  }

  func layOutBar() {
    placeBackground()
    let frames = TabBarArrangement(
      count: state.buttons.count, bounds: bounds, insets: safeAreaInsets, style: arrangementStyle,
      positioning: positioning, itemWidth: itemWidth, itemSpacing: itemSpacing,
      naturalWidth: state.buttons.map { $0.naturalWidth(metrics: itemMetrics) }.max() ?? 0)
    if let platter = state.platter {
      platter.frame = frames.platter ?? bounds
      platter.isPlain = frames.platter == nil
      platter.isHidden = state.buttons.isEmpty
    }
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in state.buttons.enumerated() {
      let place = mirrored ? state.buttons.count - 1 - index : index
      button.frame = frames.items[place]
      button.isEnabled = button.item.isEnabled
      button.isSelected = button.item === state.selected
      button.look = itemLook(for: button)
    }
    placeSelectionIndicator()
  }

  private var positioning: ItemPositioning {
    if itemPositioning != .automatic || itemsAreInline { return itemPositioning }
    return effectiveAppearance?.stackedItemPositioning ?? .automatic
  }

  /// The picture stands in the middle of the selected item, behind it (recalled; medium).
  private func placeSelectionIndicator() {
    let image = effectiveAppearance?.selectionIndicatorImage ?? selectionIndicatorImage
    guard let image, let button = state.buttons.first(where: { $0.item === state.selected }) else {
      state.selectionIndicator?.removeFromSuperview()
      state.selectionIndicator = nil
      return
    }
    let view = state.selectionIndicator ?? UIImageView(frame: .zero)
    state.selectionIndicator = view
    view.image = image
    let size = image.size
    view.frame = CGRect(
      x: button.frame.midX - size.width / 2, y: button.frame.midY - size.height / 2,
      width: size.width, height: size.height)
    if view.superview !== button.superview { button.superview?.insertSubview(view, at: 0) }
    if let background = state.background, background.superview === view.superview {
      insertSubview(background, at: 0)
    }
  }

  private var arrangementStyle: TabBarArrangement.Style {
    let host = hostOfView
    if TabBarFacts.barsAtLowerEdgeFloat[host.release] { return isAtTop ? .strip : .platter }
    if isAtTop { return .strip }
    return host.device.idiom == .phone ? .phone : .pad
  }

  private func placeBackground() {
    guard let background = state.background else { return }
    background.frame = bounds
    background.show(barLook, hairlineAtTop: true)
  }
}

/// Where a tab bar's items stand.
struct TabBarArrangement {
  enum Style {
    case phone
    case pad
    /// In a strip at the top of an iPad.
    case strip
    /// In a capsule that floats (iOS 26).
    case platter
  }

  private(set) var items: [CGRect] = []
  private(set) var platter: CGRect?

  init(
    count: Int, bounds: CGRect, insets: UIEdgeInsets, style: Style,
    positioning: UITabBar.ItemPositioning, itemWidth: CGFloat, itemSpacing: CGFloat,
    naturalWidth: CGFloat
  ) {
    guard count > 0 else { return }
    let region = bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right))
    switch style {
    case .platter: float(count, bounds)
    case .strip: capsule(count, region, width: max(44, naturalWidth + 32))
    case .phone where positioning != .centered, .pad where positioning == .fill:
      fill(count, region)
    case .phone, .pad:
      // 76 and 34: items of an iPad's bar were 110 points apart and 76 wide (recalled; medium).
      // Items that hold their title beside the picture are as wide as the widest needs.
      center(
        count, region, width: itemWidth > 0 ? itemWidth : max(76, naturalWidth),
        spacing: itemSpacing > 0 ? itemSpacing : 34, top: 1)
    }
  }

  /// Equal shares, 2 points from each end and 4 apart, on whole points (view dumps of bars with
  /// four and five items, 320, 375, 390 and 414 wide; high).
  private mutating func fill(_ count: Int, _ region: CGRect) {
    let share = region.width / CGFloat(count)
    for index in 0..<count {
      let left = PixelGrid.points.nearest(region.minX + share * CGFloat(index) + 2)
      let right = PixelGrid.points.nearest(region.minX + share * CGFloat(index + 1) - 2)
      items.append(
        CGRect(
          x: left, y: region.minY + 1, width: max(0, right - left),
          height: max(0, region.height - 1)))
    }
  }

  private mutating func center(
    _ count: Int, _ region: CGRect, width: CGFloat, spacing: CGFloat, top: CGFloat
  ) {
    var width = width
    var spacing = spacing
    let total = width * CGFloat(count) + spacing * CGFloat(count - 1)
    if total > region.width, total > 0 {
      width *= region.width / total
      spacing *= region.width / total
    }
    let used = width * CGFloat(count) + spacing * CGFloat(count - 1)
    var x = region.midX - used / 2
    for _ in 0..<count {
      let left = PixelGrid.points.nearest(x)
      items.append(
        CGRect(
          x: left, y: region.minY + top, width: PixelGrid.points.nearest(x + width) - left,
          height: max(0, region.height - top)))
      x += width + spacing
    }
  }

  /// A capsule in the middle of a strip at the top, 4 from its edges (by eye from pictures of
  /// iPadOS 18 and 26; low).
  private mutating func capsule(_ count: Int, _ region: CGRect, width: CGFloat) {
    let room = max(0, region.width - 200)
    let width = PixelGrid.points.nearest(min(width, max(0, room - 8) / CGFloat(count)))
    let total = width * CGFloat(count) + 8
    let height = max(0, region.height - 4)
    platter = CGRect(
      x: PixelGrid.points.nearest(region.midX - total / 2), y: region.minY + 2, width: total,
      height: height)
    for index in 0..<count {
      items.append(
        CGRect(
          x: 4 + width * CGFloat(index), y: 4, width: width, height: max(0, height - 8)))
    }
  }

  /// A capsule of 62 at the bar's upper edge, 21 or more from the sides; items 94 wide, 86 from one
  /// to the next, 4 inside the capsule, and closer together where there is no room (view dumps of
  /// iPhone 17 Pro, iOS 26: three items in 274 at x 64, five in 360 at x 21, each 77 wide; high).
  private mutating func float(_ count: Int, _ bounds: CGRect) {
    let height: CGFloat = 62
    let room = max(0, bounds.width - 42)
    let natural = 8 + 86 * CGFloat(count - 1) + 94
    let total = min(natural, room)
    let platter = CGRect(
      x: PixelGrid.points.nearest((bounds.width - total) / 2), y: 0, width: total,
      height: min(height, bounds.height))
    self.platter = platter
    var itemWidth: CGFloat = 94
    var pitch: CGFloat = 86
    if natural > room {
      itemWidth = PixelGrid.points.nearest(max(0, total - 16) / CGFloat(count) + 8)
      pitch = count > 1 ? (total - 8 - itemWidth) / CGFloat(count - 1) : 0
    }
    for index in 0..<count {
      items.append(
        CGRect(
          x: 4 + pitch * CGFloat(index), y: 4, width: max(0, itemWidth),
          height: max(0, platter.height - 8)))
    }
  }
}
