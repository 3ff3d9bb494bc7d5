extension UITabBarController {
  // MARK: Which tabs there are

  /// The entries for the bar, in reading direction, before checking for room; `nil` if none were
  /// set.
  var entries: [TabEntry]? {
    if let roots = tabState.roots { return barTabs(roots).map { .tab($0) } }
    return tabState.controllers?.map { .controller($0) }
  }

  /// The root tabs that are in the bar: fixed ones first, pinned ones last.
  private func barTabs(_ roots: [UITab]) -> [UITab] {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    let shown = roots.filter { tab in
      guard !tab.isHidden, tab.barRegion != nil else { return false }
      guard isCompact, let names = compactTabIdentifiers else { return true }
      return names.contains(tab.identifier)
    }
    return (0...2).flatMap { region in shown.filter { $0.barRegion == region } }
  }

  func adoptTabs(_ new: [UITab]) {
    var names: Set<String> = []
    let roots = new.filter { names.insert($0.identifier).inserted }
    if roots.count != new.count {
      refuse(
        SimulationIssue(
          where: description, what: "Its tabs contain an identifier twice.",
          advice: "Give each UITab its own identifier; only the first occurrence counts."))
    }
    let wasOfControllers = tabState.roots == nil
    for tab in tabState.roots ?? [] { tab.tabState.owner = nil }
    tabState.roots = roots
    for tab in roots {
      // A tab has only one place.
      tab.tabState.parent = nil
      tab.tabState.owner = self
    }
    let kept = (tabState.controllers ?? []).filter { controller in
      !wasOfControllers && roots.contains { $0.owns(controller) }
    }
    removeControllers(except: kept)
    tabState.controllers = kept
    settleTabSelection()
  }

  /// Returns to plain controllers.
  func forgetTabs() {
    guard let roots = tabState.roots else { return }
    for tab in roots { tab.tabState.owner = nil }
    tabState.roots = nil
    tabState.selectedTab = nil
    tabState.selected = nil
    placeSidebar(presentEnvironment)
  }

  /// Keeps the selection if it still exists; otherwise selects the first tab.
  private func settleTabSelection() {
    guard let roots = tabState.roots else { return }
    for tab in roots { tab.tabState.item.isPictureOnlyAtTop = tab.barRegion == 2 }
    let selected = tabState.selectedTab
    let isThere = selected.map { tab in roots.contains { $0 === tab.root } } ?? false
    if !isThere {
      tabState.selectedTab = nil
      tabState.selected = nil
    }
    rebuildItems()
    if let selected, isThere {
      select(selected)
    } else if let first = barTabs(roots).first ?? roots.first(where: { !$0.isHidden }) {
      select((first as? UITabGroup)?.destination ?? first)
    } else {
      viewIfLoaded?.setNeedsLayout()
    }
    tabState.sidebarView?.reload()
  }

  func tabVisibilityDidChange() {
    guard tabState.roots != nil else { return }
    inOwnWorld { settleTabSelection() }
  }

  func tabLooksDidChange() { tabState.sidebarView?.reload() }

  func shows(_ tab: UITab) -> Bool {
    if tabState.sidebarView?.superview != nil {
      return tabState.sidebarView?.rows.contains { $0.tab === tab } ?? false
    }
    return showsBar && tabState.bar.items?.contains { $0 === tab.tabState.item } ?? false
  }

  // MARK: Selecting

  /// Selects a tab, whose controller is created by the next layout.
  func select(_ tab: UITab) {
    guard let root = tabState.roots?.first(where: { $0 === tab.root }) else {
      refuse(
        SimulationIssue(
          where: description,
          what: "Only a tab of the tab bar controller can be selected; “\(tab.title)” is not.",
          advice: "Select one of tabs, or one in a group of them."))
      return
    }
    let path = tab.path
    tabState.selectedTab = tab
    for case (let group as UITabGroup, let child) in zip(path, path.dropFirst()) {
      group.selectedChild = child
    }
    tabState.selected = nil
    if viewIfLoaded?.window != nil || tabState.shown != nil { show(tab) }
    manageBar { $0.selectedItem = barItem(ofRoot: root) }
    tabState.sidebarView?.showSelection()
  }

  /// Makes the controller that represents a tab a child and selects it.
  private func show(_ tab: UITab) {
    guard let controller = makeDisplayed(tab) else { return }
    select(child: controller)
  }

  /// The controller shown for the selected tab, created on first access.
  var selectedOfTabs: UIViewController? {
    guard let tab = tabState.selectedTab else { return nil }
    if let selected = tabState.selected { return selected }
    let made = makeDisplayed(tab)
    tabState.selected = made
    return made
  }

  /// Returns the controller for a tab, as a child.
  ///
  /// Selecting another tab of a group changes the controller only if a navigation controller
  /// manages the group; otherwise the root tab's is shown (Apple's answer in its developer forum,
  /// 761231; high). A group without its own controller shows the tab's (low).
  private func makeDisplayed(_ tab: UITab) -> UIViewController? {
    let controller: UIViewController?
    if let group = tab.managingTabGroup, let stack = group.managingNavigationController {
      fill(stack, of: group, downTo: tab)
      controller = stack
    } else {
      controller =
        tab.root.viewController ?? tab.path.reversed().lazy.compactMap(\.viewController).first
    }
    guard let controller else { return nil }
    if tabState.controllers?.contains(where: { $0 === controller }) != true {
      tabState.controllers = (tabState.controllers ?? []) + [controller]
    }
    if controller.parent !== self, !isInMore(controller) {
      addChild(controller)
      controller.call(.didMoveToParent(self))
    }
    return controller
  }

  /// Builds a group's stack from the controllers of the tabs along the path, if they have any;
  /// other pushed controllers stay with the last of them (Apple).
  private func fill(_ stack: UINavigationController, of group: UITabGroup, downTo tab: UITab) {
    let path = Array(tab.path.drop { $0 !== group })
    var wanted: [UIViewController] = []
    for step in path {
      var proposed = step.viewController.map { [$0] } ?? []
      if step === tab, let own = proposed.first,
        let place = stack.viewControllers.firstIndex(where: { $0 === own })
      {
        proposed += stack.viewControllers[(place + 1)...].filter { $0.tab == nil }
      }
      wanted +=
        delegate?.tabBarController(
          self, displayedViewControllersFor: step, proposedViewControllers: proposed) ?? proposed
    }
    guard !wanted.elementsEqual(stack.viewControllers, by: ===) else { return }
    stack.setViewControllers(wanted, animated: false)
  }

  /// Called when the app has set the selected child of a group.
  func selectedChildDidChange(of group: UITabGroup) {
    guard let child = group.selectedChild, let selected = tabState.selectedTab,
      selected.path.contains(where: { $0 === group }),
      !selected.path.contains(where: { $0 === child })
    else { return }
    inOwnWorld { select((child as? UITabGroup)?.destination ?? child) }
  }

  /// Called when a stack that manages a group was popped: the selection follows.
  func managedStackDidSettle(_ stack: UINavigationController) {
    guard let tab = tabState.selectedTab, let group = tab.managingTabGroup,
      group.managingNavigationController === stack, tab !== group,
      let own = tab.tabState.made, !stack.viewControllers.contains(where: { $0 === own })
    else { return }
    let rest = tab.path.drop { $0 !== group }.reversed()
    let left = rest.first { step in
      stack.viewControllers.contains { $0 === step.tabState.made }
    }
    guard let left else { return }
    tabState.selectedTab = left
    (left as? UITabGroup)?.selectedChild = nil
    tabState.sidebarView?.showSelection()
  }

  /// Selects a tab as a touch does.
  ///
  /// The delegate is notified of touches only (recalled; low).
  func choose(_ tab: UITab) {
    guard tab.isEnabled, delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else {
      return
    }
    let previous = tabState.selectedTab
    let item = tab.tabState.item
    if tabState.bar.items?.contains(where: { $0 === item }) == true {
      tabBar(tabBar, didSelect: item)
    }
    var destination = (tab as? UITabGroup)?.destination ?? tab
    if let previous, previous === tab || previous.root === tab {
      if let group = tab as? UITabGroup, group.tabState.provider != nil { destination = group }
      // The stack of an already selected tab pops to its root (Apple).
      let stack = tabState.selected as? UINavigationController
      stack?.popToRootViewController(animated: UIView.areAnimationsEnabled)
    }
    (destination as? UITabGroup)?.selectedChild = nil
    select(destination)
    delegate?.tabBarController(self, didSelectTab: destination, previousTab: previous)
  }
}
