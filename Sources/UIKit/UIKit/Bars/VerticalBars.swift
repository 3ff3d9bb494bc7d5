import Devices
import LayoutMetrics

extension UIViewController {
  /// The vertical bar preference of the controller that determines it for this one.
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

  /// The behaviour of vertical bars in the window or presentation around this controller; `nil` if
  /// the screen has none.
  var verticalBarBehaviorInUse: UIVerticalBarBehavior? {
    guard let window = storedView?.storedWindow, window.host.geometry.verticalBarSide != nil else {
      return nil
    }
    return outermost.resolvedVerticalBarBehavior
  }

  /// The outermost container around this controller, or the controller itself.
  var outermost: UIViewController {
    var outermost: UIViewController = self
    while let parent = outermost.storedParent { outermost = parent }
    return outermost
  }

  /// Returns the vertical bar next to this controller's view; `nil` if its bars are at the top and
  /// bottom edges.
  ///
  /// The window or presentation around it has one preference (Apple). A view that doesn't extend to
  /// the bar's edge has horizontal bars.
  func verticalBar(_ own: InterfaceEnvironment) -> VerticalBarGeometry? {
    let place = storedView?.storedWindow?.appPlace(of: own.frame) ?? own.frame
    guard own.traits.verticalBarEdge != .unspecified,
      let side = own.geometry.verticalBarSide(reachedBy: place),
      let insets = own.geometry.safeAreaInsets,
      outermost.resolvedVerticalBarBehavior == .automatic
    else { return nil }
    let isLeft = side == .left
    let occlusions = hostOfView.surroundings(of: own.geometry).regions
      .filter { $0.kind == .occlusion && $0.isActive }
      .map { $0.frame.offsetBy(dx: -place.minX, dy: -place.minY) }
    return VerticalBarGeometry(
      bounds: own.bounds, isLeft: isLeft, width: isLeft ? insets.left : insets.right,
      safeBottom: own.insets.bottom, occlusions: occlusions)
  }

  /// Makes all containers that share this controller's preference place their bars again.
  func verticalBarsNeedUpdate() {
    refreshVerticalBarInset()
    outermost.barsBelowNeedLayout()
  }

  /// Updates the safe area for the preference of the window or presentation around this controller.
  func refreshVerticalBarInset() {
    guard let view = outermost.storedView, let window = view.storedWindow,
      window.host.geometry.verticalBarSide != nil
    else { return }
    view.refreshInsets()
  }

  /// Returns the safe area of this controller's view, without the inset for vertical bars if the
  /// controller fills a window or presentation and disables them (Apple; high).
  func removingDisabledVerticalBar(
    from insets: UIEdgeInsets, on geometry: ScreenGeometry
  ) -> UIEdgeInsets {
    guard let side = geometry.verticalBarSide, storedParent == nil,
      presentation.presenting != nil || storedView?.storedWindow?.rootViewController === self,
      resolvedVerticalBarBehavior == .disabled
    else { return insets }
    var result = insets
    if side == .left {
      result.left = additionalSafeAreaInsets.left
    } else {
      result.right = additionalSafeAreaInsets.right
    }
    return result
  }

  private func barsBelowNeedLayout() {
    if providesBars { storedView?.setNeedsLayout() }
    for child in storedChildren { child.barsBelowNeedLayout() }
    presentation.presented?.barsBelowNeedLayout()
  }
}

extension UINavigationController {
  /// Returns the content of the vertical bar next to the stack, above the tabs around it.
  private func verticalContent() -> VerticalBarContent {
    let item = topViewController?.navigationItem
    let hasBack = stack.controllers.count > 1 && item?.allowsBackButton == true
    return VerticalBarContent(
      item: stack.isBarHidden ? nil : item, hasBack: hasBack && !stack.isBarHidden,
      toolbarItems: stack.isToolbarHidden ? [] : topViewController?.toolbarItems ?? [],
      release: hostOfView.release)
  }

  /// Whether part of the topmost controller's item stays in a horizontal bar.
  var hasHorizontalContent: Bool {
    guard let item = topViewController?.navigationItem else { return false }
    if item.titleView != nil || item.title?.isEmpty == false || item.prompt != nil
      || item.searchController != nil
    {
      return true
    }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return items.contains {
      !$0.isHidden && !$0.isSpace && !$0.standsVertically(hostOfView.release)
    }
  }

  /// Whether the vertical bar's buttons take precedence over the tabs and need more room.
  func wantsRoomOfTabs(in bar: VerticalBarGeometry, tabs count: Int) -> Bool {
    guard
      topViewController?.navigationItem.verticalBarCompressionBehavior == .prefersBarItems
    else { return false }
    let content = verticalContent()
    return !bar.fits(content.measures, hasOverflow: content.hasMenu, tabs: count)
  }

  /// Observes the topmost controller's items, including the ones without room.
  private func observeVerticalItems() {
    let item = topViewController?.navigationItem
    var items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    if !stack.isToolbarHidden { items += topViewController?.toolbarItems ?? [] }
    for item in items {
      item.itemDidChange = { [weak self] in self?.navigationBar.buttonDidChange() }
    }
  }

  /// Places the buttons of the vertical bar, or removes them.
  func layOutVerticalBar(in view: UIView, _ own: InterfaceEnvironment) {
    let geometry = verticalBar(own)
    let content = geometry == nil ? nil : verticalContent()
    navigationBar.adopt(isVertical: geometry != nil)
    if geometry != nil { observeVerticalItems() }
    guard let geometry, let content, !content.isEmpty else {
      stack.verticalBar?.removeFromSuperview()
      stack.verticalBar = nil
      return
    }
    let bar = stack.verticalBar ?? _UIVerticalBarView(frame: .zero)
    stack.verticalBar = bar
    bar.navigationBar = navigationBar
    if bar.superview !== view { view.addSubview(bar) }
    bar.frame = geometry.column
    let tabs = nearest(UITabBarController.self)
    let rail = tabs.flatMap { $0.showsBar ? $0.verticalRail : nil }
    bar.show(
      content,
      at: geometry.buttons(content.measures, alwaysOverflows: content.hasMenu, above: rail))
  }
}

extension UITabBarController {
  /// The capsule of tabs in the vertical bar, in this controller's coordinates; `nil` if the bar is
  /// at the bottom edge.
  var verticalRail: VerticalBarGeometry.Rail? {
    isViewLoaded ? verticalRail(presentEnvironment) : nil
  }

  func verticalRail(_ own: InterfaceEnvironment) -> VerticalBarGeometry.Rail? {
    guard let bar = verticalBar(own) else { return nil }
    let count = tabState.bar.items?.count ?? 0
    let stack = tabState.shown as? UINavigationController
    let isAlone = stack?.wantsRoomOfTabs(in: bar, tabs: count) == true
    return bar.rail(tabs: isAlone ? min(1, count) : count)
  }
}
