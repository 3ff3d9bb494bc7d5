extension UITabBarController: ContainerArranging {
  func loadContainerView() {
    let view = UILayoutContainerView(frame: hostOfView.geometry.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for inner in [tabState.transitionView, tabState.wrapper] {
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    tabState.transitionView.addSubview(tabState.wrapper)
    view.addSubview(tabState.transitionView)
    tabState.bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabState.bar)
    view.arranger = self
    self.view = view
    tabState.bar.frame = geometry(presentEnvironment).bar
  }

  // MARK: The bar

  /// Whether the bar is shown.
  var showsBar: Bool { showsBar(presentEnvironment) }

  private func showsBar(_ own: InterfaceEnvironment) -> Bool {
    isBarInstalled && !tabState.bar.isHidden && !showsSidebar(own)
  }

  /// Whether neither this controller nor one in the selected navigation stack hides the bar.
  private var isBarInstalled: Bool {
    if tabState.isBarHidden { return false }
    return (tabState.shown as? UINavigationController)?.hidesBottomBar != true
  }

  func tabBarVisibilityDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  /// Removes a hidden bar from the tree, or restores it; returns whether anything changed.
  private func installBar() -> Bool {
    // A sidebar replaces the bar.
    let isInstalled = isBarInstalled && !showsSidebar(presentEnvironment)
    guard isInstalled != (tabState.bar.superview != nil) else { return false }
    if isInstalled {
      view.addSubview(tabState.bar)
    } else {
      tabState.bar.removeFromSuperview()
    }
    return true
  }

  private func geometry(_ own: InterfaceEnvironment) -> TabGeometry {
    let host = hostOfView
    let strip = host.device.topTabBarStrip(os: host.os)
    let insets = own.safeArea
    if let bar = verticalBar(own) {
      return TabGeometry(
        size: own.size, safeAreaTop: insets.top, placement: .vertical(column: bar.column))
    }
    return TabGeometry(
      size: own.size, safeAreaTop: insets.top,
      placement: isBarAtTop(own.traits)
        ? .top(height: strip.height, covering: strip.content)
        : .bottom(
          height: tabState.bar.height(
            bottomInset: insets.bottom, traits: own.traits, screen: own.geometry)))
  }

  /// Whether the bar is shown as the strip at the top edge of an iPad.
  var showsStrip: Bool { isBarAtTop && showsBar }

  /// Whether the bar is the strip at the top edge of an iPad.
  var isBarAtTop: Bool { isBarAtTop(traitCollection) }

  func isBarAtTop(_ traits: UITraitCollection) -> Bool {
    let host = hostOfView
    return host.device.hasTabBarAtTop(
      os: host.os, isCompactWidth: traits.horizontalSizeClass == .compact)
  }

  func placeBars() {
    var own = presentEnvironment
    own.insets = view.safeAreaInsets
    let geometry = geometry(own)
    tabState.bar.frame = geometry.bar
    tabState.bar.adopt(verticalRail(own)?.offset(by: geometry.bar.origin))
    if tabState.roots != nil { placeSidebar(own) }
    let content = sidebarGeometry(own)?.content ?? view.bounds
    if tabState.wrapper.frame != content { tabState.wrapper.frame = content }
    tabState.wrapper.setBarInsetsBeforeRefresh(showsBar ? geometry.covered : .zero)
  }

  // MARK: Children

  func placeChildren() {
    loadStacks()
    showSelected()
    // The visible content determines how many tabs fit in a vertical bar.
    if installBar() || tabState.bar.state.rail != nil { placeBars() }
    guard let shown = tabState.shown else { return }
    shown.viewIfLoaded?.frame = childFrame(of: shown, in: tabState.wrapper.bounds, barTop: barTop)
    if tabState.wrapper.insetsFlag { tabState.wrapper.refreshInsets() }
    observeScrolling()
    updateScrollEdge()
  }

  /// Loads the views of navigation controllers before they are selected (a recorded hierarchy;
  /// high); the views inside them aren't loaded.
  private func loadStacks() {
    for case let stack as UINavigationController in tabState.controllers ?? [] {
      stack.loadViewIfNeeded()
    }
  }

  private var barTop: CGFloat? {
    showsBar && !isBarAtTop && verticalBar(presentEnvironment) == nil
      ? tabState.bar.frame.minY : nil
  }

  /// The frame of a child, which ends at an opaque bar and extends under any other (facts:
  /// devices §2.5).
  private func childFrame(
    of child: UIViewController, in bounds: CGRect, barTop: CGFloat?
  ) -> CGRect {
    guard let barTop, !extendsUnderBar(child) else { return bounds }
    return TabGeometry.child(in: bounds, above: barTop)
  }

  private func extendsUnderBar(_ child: UIViewController) -> Bool {
    child.edgesForExtendedLayout.contains(.bottom)
      && (tabState.bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  func childSize(of container: UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, isViewLoaded else { return parentSize }
    return childFrame(of: child, in: environment(in: parentSize)).size
  }

  private func childFrame(of child: UIViewController, in own: InterfaceEnvironment) -> CGRect {
    let isBelow = showsBar(own) && !isBarAtTop(own.traits) && verticalBar(own) == nil
    let barTop = isBelow ? geometry(own).bar.minY : nil
    let room = sidebarGeometry(own)?.content ?? own.bounds
    return childFrame(of: child, in: room, barTop: barTop)
  }

  func environmentOfTab(_ child: UIViewController, in own: InterfaceEnvironment)
    -> InterfaceEnvironment
  {
    var result = own.child(
      child, of: self, in: childFrame(of: child, in: own),
      covered: showsBar(own) ? geometry(own).covered : .zero)
    result.isUnderTabStrip = isBarAtTop(own.traits) && showsBar(own)
    return result
  }

  /// Brings the selected controller's view into the tree, and removes the previous one.
  ///
  /// A removed view keeps its frame, whatever happens to this controller's (behaviour B7).
  func showSelected() {
    // Loading may rotate the interface, which calls this method again, or select another tab.
    guard let new = hosted, new !== tabState.shown, !new.isLoadingForOthers() else {
      return
    }
    new.loadViewIfNeeded()
    guard new === hosted else { return showSelected() }
    guard new !== tabState.shown, let child = new.viewIfLoaded else { return }
    let old = tabState.shown
    tabState.shown = new
    exchangeChildren(entering: [new], leaving: old.map { [$0] } ?? []) {
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.frame = childFrame(of: new, in: tabState.wrapper.bounds, barTop: barTop)
      tabState.wrapper.addSubview(child)
      old?.viewIfLoaded?.removeFromSuperview()
    }
    sizingChildDidChange()
  }
}
