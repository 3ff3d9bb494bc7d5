import LayoutMetrics

extension UIViewController {
  /// What the controller that decides for this one says about upright bars.
  var resolvedVerticalBarBehavior: UIVerticalBarBehavior {
    var speaker: UIViewController = self
    var steps = 0
    while let child = speaker.childForPreferredVerticalBarBehavior, child !== speaker,
      steps < UIViewController.depthLimit
    {
      speaker = child
      steps += 1
    }
    return speaker.preferredVerticalBarBehavior
  }

  /// The upright bar beside this controller's view; nil where its bars lie at the upper and lower
  /// edges.
  ///
  /// The window or presentation around it has one preference (Apple). A view that doesn't reach to
  /// the bar's edge has horizontal bars.
  func verticalBar(_ own: Outlook) -> VerticalBarGeometry? {
    guard own.traits.verticalBarEdge != .unspecified, let side = own.geometry.verticalBarSide,
      let insets = own.geometry.safeAreaInsets
    else { return nil }
    let isLeft = side == .left
    guard isLeft ? own.frame.minX <= 0 : own.frame.maxX >= own.geometry.size.width else {
      return nil
    }
    var outermost: UIViewController = self
    while let parent = outermost.storedParent { outermost = parent }
    guard outermost.resolvedVerticalBarBehavior == .automatic else { return nil }
    let occlusions = hostOfView.surroundings(of: own.geometry).regions
      .filter { $0.kind == .occlusion && $0.isActive }
      .map { $0.frame.offsetBy(dx: -own.frame.minX, dy: -own.frame.minY) }
    return VerticalBarGeometry(
      bounds: own.bounds, isLeft: isLeft, width: isLeft ? insets.left : insets.right,
      safeBottom: own.insets.bottom, occlusions: occlusions)
  }

  /// Has the containers around this controller place their bars anew.
  func verticalBarsNeedUpdate() {
    var container: UIViewController? = self
    while let current = container {
      if current.providesBars { current.storedView?.setNeedsLayout() }
      container = current.storedParent
    }
  }

  fileprivate func barsBelowNeedLayout() {
    if providesBars { storedView?.setNeedsLayout() }
    for child in storedChildren { child.barsBelowNeedLayout() }
    presentation.presented?.barsBelowNeedLayout()
  }
}

extension SimulationHost {
  /// Has the containers on the screen place their bars anew.
  func verticalBarsNeedUpdate() {
    guard predictedTraits.verticalBarEdge != .unspecified else { return }
    for window in visibleWindows { window.rootViewController?.barsBelowNeedLayout() }
  }
}

extension UINavigationController {
  /// What stands upright beside the stack, above the tabs around it.
  private func verticalContent() -> VerticalBarContent {
    let item = topViewController?.navigationItem
    var hasBack = false
    if let item, stack.controllers.count > 1, !item.hidesBackButton {
      hasBack = (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
    }
    return VerticalBarContent(
      item: stack.isBarHidden ? nil : item, hasBack: hasBack && !stack.isBarHidden,
      toolbarItems: stack.isToolbarHidden ? [] : topViewController?.toolbarItems ?? [],
      release: hostOfView.release)
  }

  /// Whether something of the topmost controller's item stays in a horizontal bar.
  var hasHorizontalContent: Bool {
    guard let item = topViewController?.navigationItem else { return false }
    if item.titleView != nil || item.title?.isEmpty == false || item.prompt != nil
      || item.searchController != nil
    {
      return true
    }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return items.contains {
      !$0.isHidden && !$0.isSpace && !$0.standsUpright(hostOfView.release)
    }
  }

  /// Whether the upright buttons ask the tabs for their room, and don't have it.
  func wantsRoomOfTabs(in bar: VerticalBarGeometry, tabs count: Int) -> Bool {
    guard
      topViewController?.navigationItem.verticalBarCompressionBehavior == .prefersBarItems
    else { return false }
    let content = verticalContent()
    return !bar.fits(content.measures, hasOverflow: content.hasMenu, tabs: count)
  }

  /// Places the buttons that stand upright, or takes them away.
  func layOutVerticalBar(in view: UIView, _ own: Outlook) {
    let geometry = verticalBar(own)
    let content = geometry == nil ? nil : verticalContent()
    navigationBar.adopt(isUpright: geometry != nil)
    guard let geometry, let content, !content.isEmpty else {
      stack.verticalBar?.removeFromSuperview()
      stack.verticalBar = nil
      return
    }
    let bar = stack.verticalBar ?? _UIVerticalBarView(frame: .zero)
    stack.verticalBar = bar
    if bar.superview !== view { view.addSubview(bar) }
    bar.frame = geometry.column
    let tabs = nearest(UITabBarController.self)
    let rail = tabs.flatMap { $0.showsBar ? $0.verticalRail : nil }
    bar.show(
      content,
      at: geometry.buttons(content.measures, alwaysOverflows: content.hasMenu, above: rail)
    ) { [weak self] in
      self?.navigationBar.contentDidChange()
      self?.barNeedsLayout()
    }
  }
}

extension UITabBarController {
  /// The capsule of tabs that stand upright, in this controller's coordinates; nil where the bar lies
  /// at the lower edge.
  var verticalRail: VerticalBarGeometry.Rail? {
    isViewLoaded ? verticalRail(presentOutlook) : nil
  }

  func verticalRail(_ own: Outlook) -> VerticalBarGeometry.Rail? {
    guard let bar = verticalBar(own) else { return nil }
    let count = tabs.bar.items?.count ?? 0
    let stack = tabs.shown as? UINavigationController
    let isAlone = stack?.wantsRoomOfTabs(in: bar, tabs: count) == true
    return bar.rail(tabs: isAlone ? min(1, count) : count)
  }
}
