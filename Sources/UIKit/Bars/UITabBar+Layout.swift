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
    return manager != nil
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
    let frames = TabBarGeometry(
      count: state.buttons.count, bounds: bounds, insets: safeAreaInsets, style: arrangementStyle,
      positioning: .init(positioning), itemWidth: itemWidth, itemSpacing: itemSpacing,
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

  private var arrangementStyle: TabBarGeometry.Style {
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

extension TabBarGeometry.Positioning {
  init(_ positioning: UITabBar.ItemPositioning) {
    switch positioning {
    case .automatic: self = .automatic
    case .fill: self = .fill
    case .centered: self = .centered
    }
  }
}
