import LayoutMetrics

extension UITabBarController {
  /// Whether tabs are shown in a bar only, or also in a sidebar.
  public enum Mode: Int, Sendable {
    /// With a sidebar if one of the tabs is a group (Apple).
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a bar that people can change into a sidebar, if there is room.
    case tabSidebar = 2
  }

  /// Whether there is a sidebar, as on iPads whose bar is at the top edge.
  var hasSidebar: Bool { hasSidebar(traitCollection) }

  func hasSidebar(_ traits: UITraitCollection) -> Bool {
    guard let roots = tabState.roots, isBarAtTop(traits) else { return false }
    switch mode {
    case .automatic: return roots.contains { $0 is UITabGroup }
    case .tabBar: return false
    case .tabSidebar: return true
    }
  }

  /// Whether the sidebar is shown; by default in landscape only (Apple).
  func showsSidebar(_ own: InterfaceEnvironment) -> Bool {
    guard hasSidebar(own.traits) else { return false }
    return !(tabState.hidesSidebar ?? (own.size.height > own.size.width))
  }

  /// The frames of the sidebar and content; `nil` if no sidebar is shown.
  func sidebarGeometry(_ own: InterfaceEnvironment) -> TabSidebarGeometry? {
    guard showsSidebar(own) else { return nil }
    let isTiled =
      switch sidebar.preferredLayout {
      case .automatic: own.size.width > own.size.height
      case .overlap: false
      case .tile: true
      }
    return TabSidebarGeometry(
      size: own.size, isTiled: isTiled,
      isRightToLeft: viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Places the sidebar, or removes it.
  func placeSidebar(_ own: InterfaceEnvironment) {
    guard let geometry = sidebarGeometry(own), let view = viewIfLoaded else {
      tabState.sidebarView?.removeFromSuperview()
      tabState.sidebarDimming?.removeFromSuperview()
      placeSidebarButton()
      return
    }
    let made = tabState.sidebarView ?? _UITabSidebarView(owner: self)
    tabState.sidebarView = made
    if made.superview == nil {
      view.addSubview(made)
      made.reload()
    }
    made.frame = geometry.sidebar
    placeDimming(isTiled: geometry.isTiled, below: made, in: view)
    placeSidebarButton()
  }

  /// Places the view behind a sidebar that overlaps the content; touching it closes the sidebar.
  private func placeDimming(isTiled: Bool, below sidebar: UIView, in view: UIView) {
    guard !isTiled else {
      tabState.sidebarDimming?.removeFromSuperview()
      return
    }
    let dimming = tabState.sidebarDimming ?? _UITabSidebarDimmingView(frame: .zero)
    if tabState.sidebarDimming == nil {
      tabState.sidebarDimming = dimming
      dimming.addAction(
        UIAction { [weak self] _ in self?.sidebar.isHidden = true }, for: .touchUpInside)
    }
    dimming.frame = view.bounds
    if dimming.superview == nil { view.insertSubview(dimming, belowSubview: sidebar) }
  }

  /// Adds the button next to the bar that shows the sidebar.
  private func placeSidebarButton() {
    tabState.bar.leadingButton =
      hasSidebar ? tabState.sidebarButton ?? makeSidebarButton() : nil
  }

  private func makeSidebarButton() -> UIButton {
    let button = UITabBarController.sidebarToggle { [weak self] in
      self?.sidebar.isHidden = false
    }
    tabState.sidebarButton = button
    return button
  }

  static func sidebarToggle(_ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction { _ in action() })
    button.configuration?.image = UIImage(systemName: "sidebar.leading")
    button.accessibilityLabel = "Toggle sidebar"
    return button
  }
}

/// The view behind a sidebar that overlaps the content.
final class _UITabSidebarDimmingView: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.1)
  }

  required init?(coder: NSCoder) { nil }
}
