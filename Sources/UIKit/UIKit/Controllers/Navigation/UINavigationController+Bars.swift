import Devices
import SystemFacts

/// An object that is notified when the scroll view under a bar scrolls.
@preconcurrency @MainActor
protocol BarScrollObserver: AnyObject {
  func contentDidScroll(_ scrollView: UIScrollView)
  /// Called when the content's size or insets, or the scroll view's own size, have changed.
  func contentDidChange()
}

extension UINavigationController: BarScrollObserver, NavigationBarOwner {
  /// Creates a bar of the requested class, or the standard one if the class isn't suitable.
  func makeBar<Bar: UIView>(_ type: AnyClass?, or standard: Bar.Type) -> Bar {
    guard let type else { return RuntimeClass.makeView(standard) }
    if let type = type as? Bar.Type { return RuntimeClass.makeView(type) }
    refuse(
      SimulationIssue(
        where: description,
        what: "\(type) is not a subclass of \(standard), which is used instead.",
        advice: "Pass a subclass of \(standard)."))
    return RuntimeClass.makeView(standard)
  }

  func adoptBar(_ bar: UINavigationBar) {
    bar.bar.owner = self
    bar.delegate = self
    bar.autoresizingMask = .flexibleWidth
  }

  func goBack() { popViewController(animated: true) }

  /// Called when the bar's own settings have changed.
  func barNeedsLayout() {
    storedView?.setNeedsLayout()
    // Tabs share the space of a vertical bar.
    if navigationBar.bar.isVertical { barsNeedLayout() }
    if let window = storedView?.storedWindow { window.host.updateStatusBar() }
  }

  /// Shows and hides bars immediately, as UIKit does for unanimated changes.
  func barsDidChange() {
    guard let view = storedView else { return }
    updateBarItems()
    layOutBars()
    layOutChild()
    view.setNeedsLayout()
    hostOfView.updateStatusBar()
  }

  private func hidesBars(_ traits: UITraitCollection) -> Bool {
    hidesBarsWhenVerticallyCompact && traits.verticalSizeClass == .compact
  }

  var isBarShown: Bool { showsBar(traitCollection) }

  private func showsBar(_ traits: UITraitCollection) -> Bool {
    !stack.isBarHidden && !hidesBars(traits)
  }

  /// Whether a controller in the stack hides the bottom bar, which then stays hidden (Apple).
  package var hidesBottomBar: Bool {
    stack.controllers.contains { $0.hidesBottomBarWhenPushed }
  }

  var isToolbarShown: Bool { showsToolbar(traitCollection) }

  private func showsToolbar(_ traits: UITraitCollection) -> Bool {
    !stack.isToolbarHidden && !hidesBars(traits) && !hidesBottomBar
  }

  /// Updates the items of the bars from the stack.
  func updateBarItems() {
    let items = stack.controllers.map(\.navigationItem)
    let shown = navigationBar.bar.items
    if items.count != shown.count || zip(items, shown).contains(where: { $0 !== $1 }) {
      navigationBar.replaceItems(items)
    }
    guard !stack.isToolbarHidden else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
  }

  // MARK: Large titles

  /// Whether the bar has room for a large title, which scrolling may have pushed under it.
  package var hasLargeTitle: Bool {
    !isNavigationBarHidden && navigationBar.bar.zones.hasLargeTitle
  }

  /// Whether the item's title is large; `.automatic` inherits from the previous item (Apple).
  private func wantsLargeTitle(_ items: ArraySlice<UINavigationItem>) -> Bool {
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Whether this controller is presented in a sheet that leaves the top of the screen uncovered.
  private func isInSheet(_ own: InterfaceEnvironment) -> Bool {
    guard ControllerFacts.presentsAsSheets[hostOfView.release], own.isInWindow else {
      return false
    }
    let outermost = outermost
    guard outermost.presentation.presenting != nil,
      [.pageSheet, .formSheet].contains(outermost.modalPresentationStyle)
    else { return false }
    return own.frame.minY > 0
  }

  /// The zones of the bar over the topmost controller, on a screen.
  private func zones(_ own: InterfaceEnvironment) -> NavigationBarZones {
    let geometry = own.geometry
    let items = stack.controllers.map(\.navigationItem)
    var zones = NavigationBarZones()
    zones.content = geometry.navigationBar.height
    if isInSheet(own) {
      zones.content = SheetFacts.barHeight[hostOfView.release]
      // Buttons are as far above the lower edge as elsewhere, 16 below the sheet's upper edge, as
      // from its sides (by analogy; medium).
      if BarFacts.buttonsStandInCapsules[hostOfView.release] {
        zones.contentTop = max(0, zones.content - geometry.navigationBar.height)
      }
    }
    // Beside a vertical bar, a bar without a title has no content zone.
    if verticalBar(own) != nil, !hasHorizontalContent {
      zones.content = 0
      zones.contentTop = 0
    }
    zones.isCompact = geometry.verticalSizeClass == .compact
    zones.prompt = items.last?.prompt == nil ? 0 : NavigationBarZones.promptHeight
    zones.hasLargeTitle =
      navigationBar.prefersLargeTitles && geometry.largeTitleExtra > 0 && !items.isEmpty
      && wantsLargeTitle(items[...])
    if zones.hasLargeTitle {
      zones.largeTitle = max(0, geometry.largeTitleExtra - stack.collapsed)
    }
    zones.isAtScrollEdge = !stack.isScrolled
    // In one of several columns, the middle of the bar is elsewhere.
    zones.isUnderTabs = own.isUnderTabStrip && own.size.width >= geometry.size.width
    if let item = items.last, item.searchController != nil, floatingSearchBar(own) == nil,
      BarFacts.navigationBarsHoldSearchBars[hostOfView.release],
      activeSearch != nil || !item.hidesSearchBarWhenScrolling || !hasScrollingContent
    {
      let scopes = item.searchController?.searchBar.showsScopes == true
      let scopeHeight = scopes ? SearchBarGeometry.scopeBarHeight : 0
      zones.search = NavigationBarZones.searchHeight + scopeHeight
      if activeSearch?.hidesNavigationBarDuringPresentation == true,
        BarFacts.searchHidesNavigationBar[hostOfView.release]
      {
        let hasNotch = hostOfView.device.idiom == .phone && (geometry.safeAreaInsets?.top ?? 0) > 24
        zones.leaveSearch(hasNotch: hasNotch, scopes: scopeHeight)
      }
    }
    return zones
  }

  /// Whether there is scrolling content.
  ///
  /// A search bar that hides is out of sight at rest if there is content to pull down (medium).
  private var hasScrollingContent: Bool {
    stack.shown?.barScrollView(for: .top) != nil
  }

  /// The search bar that floats at the lower edge of a phone.
  ///
  /// Its width next to a toolbar's items isn't known, nor is the place of scope buttons: with these,
  /// it's in the navigation bar.
  private func floatingSearchBar(_ own: InterfaceEnvironment) -> UISearchBar? {
    guard BarFacts.phonesHaveSearchAtLowerEdge[hostOfView.release],
      hostOfView.device.idiom == .phone, own.traits.horizontalSizeClass == .compact,
      own.traits.verticalSizeClass == .regular, tabBarController == nil,
      !showsToolbar(own.traits), verticalBar(own) == nil,
      let item = stack.controllers.last?.navigationItem,
      item.preferredSearchBarPlacement.canBeAtLowerEdge,
      item.searchBarPlacementAllowsToolbarIntegration,
      let bar = item.searchController?.searchBar, bar.scopeButtonTitles?.isEmpty != false
    else { return nil }
    return bar
  }

  /// Places the search bar at the lower edge, or leaves it to the navigation bar.
  private func layOutFloatingSearch(
    in view: UIView, _ own: InterfaceEnvironment, _ places: NavigationGeometry
  ) {
    let bar = places.search == nil ? nil : floatingSearchBar(own)
    if let old = stack.floatingSearch, old !== bar {
      if old.superview === view { old.removeFromSuperview() }
      old.isFloating = false
    }
    stack.floatingSearch = bar
    guard let bar, let frame = places.search else { return }
    bar.isFloating = true
    if bar.superview !== view { view.addSubview(bar) }
    bar.frame = frame
  }

  // MARK: Places

  /// The top of the bar.
  ///
  /// If the screen's own safe area reaches into the view, this is the position measured for the
  /// screen; otherwise it's the edge of the view's safe area.
  private func barTop(_ own: InterfaceEnvironment) -> CGFloat {
    let geometry = own.geometry
    guard own.isInWindow else { return geometry.navigationBar.minY }
    guard ScreenFacts.hasSafeArea[geometry.os.release] else { return own.insets.top }
    let safeTop = own.insets.top - additionalSafeAreaInsets.top
    // A tab bar at the top of an iPad shares the bar's strip.
    let isOwnTop = safeTop == geometry.safeAreaInsets?.top || own.isUnderTabStrip
    return own.frame.minY == 0 && isOwnTop ? geometry.navigationBar.minY : safeTop
  }

  private func bottomInset(_ own: InterfaceEnvironment) -> CGFloat {
    own.isInWindow ? own.insets.bottom : own.geometry.bottomGuideLength
  }

  /// Places the bars, the areas they cover and the topmost controller's view.
  func layOutBars() {
    guard let view = storedView, !stack.isLayingOutBars else { return }
    stack.isLayingOutBars = true
    refreshVerticalBarInset()
    let own = presentEnvironment
    let places = places(own)
    let bar = navigationBar
    if bar.isHidden == isBarShown { bar.isHidden = !isBarShown }
    if let frame = places.navigationBar {
      var zones = zones(own)
      zones.overhang = frame.minY
      bar.adopt(zones)
      bar.frame = frame
    }
    layOutToolbar(in: view, own, places)
    layOutFloatingSearch(in: view, own, places)
    layOutVerticalBar(in: view, own)
    stack.transitionView.frame = view.bounds
    stack.wrapper.frame = stack.transitionView.bounds
    stack.places = places
    stack.wrapper.setBarInsetsBeforeRefresh(places.covered)
    stack.isLayingOutBars = false
  }

  /// Places the topmost controller's view; controllers are notified of new insets before their
  /// layout.
  func layOutChild() {
    guard let view = storedView, !stack.isLayingOutBars else { return }
    stack.isLayingOutBars = true
    if let shown = stack.shown, let child = shown.viewIfLoaded {
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.frame = childFrame(shown, in: view)
      observeScrolling(of: shown)
      shown.layoutGuidesDidChange()
    }
    placeSearch()
    if stack.wrapper.insetsFlag { stack.wrapper.refreshInsets() }
    stack.isLayingOutBars = false
    updateScrolled()
  }

  /// The frame of the controller that is shown or about to be shown.
  var frameForTop: CGRect {
    guard let shown = stack.shown, let view = storedView else { return .zero }
    return childFrame(shown, in: view)
  }

  /// The frames of the bars.
  private func places(_ own: InterfaceEnvironment) -> NavigationGeometry {
    var places = NavigationGeometry(bounds: own.bounds)
    if showsBar(own.traits) {
      let height = zones(own).height
      places.addNavigationBar(
        top: height > 0 ? barTop(own) : max(0, own.insets.top), height: height)
    }
    if showsToolbar(own.traits), verticalBar(own) == nil {
      places.addToolbar(
        bottom: bottomInset(own),
        height: own.geometry.toolbarHeight ?? ToolbarGeometry.assumedHeight)
    }
    if showsBar(own.traits), floatingSearchBar(own) != nil {
      places.addSearch(keyboard: storedView?.heightUnderKeyboard ?? 0)
    }
    return places
  }

  private func layOutToolbar(
    in view: UIView, _ own: InterfaceEnvironment, _ places: NavigationGeometry
  ) {
    guard isToolbarShown, places.toolbar != nil, let toolbar else {
      if !stack.isToolbarHidden { toolbar?.removeFromSuperview() }
      return
    }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.adopt(
      isCompact: own.geometry.verticalSizeClass == .compact,
      overhang: own.outerBar > 0 ? 0 : bottomInset(own), isAtScrollEdge: isAtLowerEdge)
    if let frame = places.toolbar { toolbar.frame = frame }
  }

  private func childFrame(_ child: UIViewController, in view: UIView) -> CGRect {
    var places = stack.places
    places.bounds = view.bounds
    return places.child(extent(of: child), outer: outerBar)
  }

  private func extent(of child: UIViewController) -> NavigationGeometry.Child {
    let includesOpaque = child.extendedLayoutIncludesOpaqueBars
    return NavigationGeometry.Child(
      extendedEdges: child.edgesForExtendedLayout,
      goesUnderNavigationBar: navigationBar.isTranslucent || includesOpaque,
      goesUnderToolbar: (toolbar?.isTranslucent ?? true) || includesOpaque)
  }

  /// The size of a child when the container has another size.
  func childSize(of child: UIViewController?, in size: CGSize) -> CGSize {
    guard let child else { return size }
    return (parent as? UISplitViewController)?.sizeAfterMove(of: child, from: self)
      ?? childSizeBetweenBars(of: child, in: size)
  }

  func childSizeBetweenBars(of child: UIViewController, in size: CGSize) -> CGSize {
    let own = environment(in: size)
    return places(own).child(extent(of: child), outer: own.outerBar).size
  }

  func environmentOfStacked(_ child: UIViewController, in own: InterfaceEnvironment)
    -> InterfaceEnvironment
  {
    let places = places(own)
    return own.child(
      child, of: self, in: places.child(extent(of: child), outer: own.outerBar),
      covered: places.covered)
  }

  /// The bar's future frame in the window.
  func barFrame(_ own: InterfaceEnvironment) -> CGRect? {
    places(own).navigationBar?.offsetBy(dx: own.frame.minX, dy: own.frame.minY)
  }

  // MARK: Scrolling

  func observeScrolling(of controller: UIViewController?) {
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      if let view = controller?.barScrollView(for: edge), view.barObserver !== self {
        view.barObserver = self
      }
    }
  }

  /// Collapses the large title by as much as the content has scrolled, and notifies the bar of
  /// whether content is under it.
  func contentDidScroll(_ scrollView: UIScrollView) {
    tabBarController?.updateScrollEdge()
    guard !stack.isLayingOutBars, let shown = stack.shown,
      shown.barScrollView(for: .top) === scrollView
    else { return }
    let adjusts = scrollView.consumedSafeAreaEdges.contains(.top)
    let rest = adjusts ? scrollView.adjustedContentInset.top + stack.collapsed : 0
    let scrolled = scrollView.contentOffset.y + rest
    let most = hostOfView.geometry.largeTitleExtra
    let collapsed = navigationBar.bar.zones.hasLargeTitle ? min(max(0, scrolled), most) : 0
    if collapsed != stack.collapsed {
      stack.collapsed = collapsed
      layOutBars()
      layOutChild()
    } else {
      updateScrolled()
    }
  }

  func contentDidChange() {
    tabBarController?.updateScrollEdge()
    if !stack.isLayingOutBars { followContent() }
  }

  /// Adopts the content's scroll position, including scrolling that happened while the content was
  /// covered or out of the window.
  func followContent() {
    guard let view = stack.shown?.barScrollView(for: .top), view.isScrollEnabled, view.window != nil
    else { return updateScrolled() }
    contentDidScroll(view)
  }

  private func updateScrolled() {
    var isScrolled = false
    if let scrollView = stack.shown?.barScrollView(for: .top) {
      isScrolled = scrollView.contentOffset.y > -scrollView.adjustedContentInset.top
    }
    if isScrolled != stack.isScrolled {
      stack.isScrolled = isScrolled
      var zones = navigationBar.bar.zones
      zones.isAtScrollEdge = !isScrolled
      navigationBar.adopt(zones)
    }
    if isToolbarShown { toolbar.adopt(isAtScrollEdge: isAtLowerEdge) }
  }

  /// Whether no content is under the toolbar.
  private var isAtLowerEdge: Bool {
    guard let scrollView = stack.shown?.barScrollView(for: .bottom) else { return true }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    return scrollView.bounds.maxY >= end
  }
}
