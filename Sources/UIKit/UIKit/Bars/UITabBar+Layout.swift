import Devices
import LayoutMetrics
import SystemFacts

extension UITabBar {
  /// The height at the bottom edge of the window, including the area of the home indicator.
  var fittingHeight: CGFloat {
    height(bottomInset: safeAreaInsets.bottom, traits: traitCollection)
  }

  /// Returns the height of the bar. On phones it depends on the screen: bars recorded in a window
  /// of 667 × 375 with the traits of landscape, on an upright iPhone 8, have the heights of
  /// portrait, 44 and 49 (high).
  ///
  /// - Parameter screen: The app's part of the screen, if not the current one.
  func height(
    bottomInset: CGFloat, traits: UITraitCollection, screen: ScreenGeometry? = nil
  ) -> CGFloat {
    let host = hostOfView
    let classes =
      host.device.idiom == .phone
      ? phoneClasses(screen) : (traits.horizontalSizeClass, traits.verticalSizeClass)
    return host.device.tabBarHeight(
      os: host.os, isCompactWidth: classes.0 == .compact, isCompactHeight: classes.1 == .compact,
      bottomInset: bottomInset)
  }

  private func phoneClasses(
    _ screen: ScreenGeometry?
  ) -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
    let host = hostOfView
    if let screen, screen != host.geometry {
      return (.init(screen.horizontalSizeClass), .init(screen.verticalSizeClass))
    }
    let traits = host.screenTraits
    return (traits.horizontalSizeClass, traits.verticalSizeClass)
  }

  /// Whether the bar is the strip at the top edge of an iPad.
  var isAtTop: Bool {
    let host = hostOfView
    return owner != nil
      && host.device.hasTabBarAtTop(
        os: host.os, isCompactWidth: traitCollection.horizontalSizeClass == .compact)
  }

  var itemMetrics: TabItemMetrics {
    let host = hostOfView
    return TabItemMetrics(
      release: host.release, isPhone: host.device.idiom == .phone,
      horizontal: traitCollection.horizontalSizeClass,
      vertical: traitCollection.verticalSizeClass)
  }

  func layOutBar() {
    placeBackground()
    let host = hostOfView
    let metrics = itemMetrics
    let frames = TabBarGeometry(
      count: state.buttons.count, bounds: bounds, insets: safeAreaInsets,
      style: .init(
        release: host.release, isPhone: host.device.idiom == .phone, isAtTop: isAtTop),
      positioning: .init(positioning(metrics)), itemWidth: itemWidth, itemSpacing: itemSpacing,
      naturalWidth: state.buttons.map { $0.naturalWidth(metrics: metrics) }.max() ?? 0)
    if let platter = state.platter {
      platter.frame = state.rail?.capsule ?? frames.platter ?? bounds
      platter.isPlain = frames.platter == nil
      platter.isHidden = state.buttons.isEmpty
    }
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in state.buttons.enumerated() {
      if let rail = state.rail {
        place(button, index, in: rail)
      } else {
        button.isHidden = false
        button.frame = frames.item(index, isRightToLeft: mirrored)
      }
      button.isEnabled = button.item.isEnabled
      button.isSelected = button.item === state.selected
      button.look = itemLook(for: button)
    }
    placeSelectionIndicator()
    placeLeadingButton()
  }

  /// Places the leading button, 44 wide and 8 from the capsule (low).
  private func placeLeadingButton() {
    guard let button = state.leadingButton, let platter = state.platter else { return }
    button.isHidden = !isAtTop
    let width: CGFloat = 44
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    button.frame = CGRect(
      x: isMirrored ? platter.frame.maxX + 8 : platter.frame.minX - 8 - width,
      y: platter.frame.minY, width: width, height: platter.frame.height)
  }

  /// Places a button; a rail with room for one tab shows the selected one.
  private func place(
    _ button: UITabBarButton, _ index: Int, in rail: VerticalBarGeometry.Rail
  ) {
    let isAlone = rail.tabs.count < state.buttons.count
    button.isHidden = isAlone && button.item !== state.selected
    if let frame = isAlone ? rail.tabs.first : rail.tabs[index] { button.frame = frame }
  }

  private func positioning(_ metrics: TabItemMetrics) -> ItemPositioning {
    if itemPositioning != .automatic || metrics.isInline { return itemPositioning }
    return effectiveAppearance?.stackedItemPositioning ?? .automatic
  }

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
    view.frame = TabBarGeometry.selectionIndicator(image.size, of: button.frame)
    if view.superview !== button.superview { button.superview?.insertSubview(view, at: 0) }
    if let background = state.background, background.superview === view.superview {
      insertSubview(background, at: 0)
    }
  }

  private func placeBackground() {
    guard let background = state.background else { return }
    background.frame = bounds
    background.isHidden = state.rail != nil
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
