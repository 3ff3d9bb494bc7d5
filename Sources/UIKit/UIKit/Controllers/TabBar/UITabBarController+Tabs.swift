/// The state of a tab bar controller.
@MainActor
struct TabControllerState {
  /// The controllers in bar order; with ``roots``, the ones that were shown, in the order they were
  /// shown.
  var controllers: [UIViewController]?
  /// The tabs, if they were set instead of controllers.
  var roots: [UITab]?
  var selectedTab: UITab?
  var sidebarView: _UITabSidebarView?
  var sidebarDimming: _UITabSidebarDimmingView?
  var sidebarButton: UIButton?
  /// Whether the app or the user hid or showed the sidebar; `nil` if neither did.
  var hidesSidebar: Bool?
  var selected: UIViewController?
  /// The controller whose view is in the tree.
  var shown: UIViewController?
  var more: UINavigationController?
  var isBarHidden = false
  var bar = UITabBar(frame: .zero)
  let transitionView = UITransitionView(frame: .zero)
  let wrapper = UIViewControllerWrapperView(frame: .zero)
}

extension UITabBarController: TabBarOwner {
  func prepareTabs() {
    tabState.bar.owner = self
    tabState.bar.delegate = self
  }

  var indexOfSelected: Int {
    if let selected = tabState.selectedTab { return indexOfEntry(of: selected) }
    guard let selected = tabState.selected else { return NSNotFound }
    return tabState.controllers?.firstIndex { $0 === selected } ?? NSNotFound
  }

  func adoptViewControllers(_ new: [UIViewController]?) {
    let controllers = new.map { withoutTwins($0) }
    removeControllers(except: controllers ?? [])
    tabState.controllers = controllers
    for controller in controllers ?? [] where controller.parent !== self {
      addChild(controller)
      controller.call(.didMoveToParent(self))
    }
    rebuildItems()
    if let selected = tabState.selected, controllers?.contains(where: { $0 === selected }) == true {
      select(selected)
    } else {
      tabState.selected = nil
      select(controllers?.first)
    }
  }

  /// Removes the controllers that aren't to be kept.
  func removeControllers(except kept: [UIViewController]) {
    for controller in tabState.controllers ?? [] where !kept.contains(where: { $0 === controller })
    {
      controller.call(.willMoveToParent(nil))
      if tabState.shown === controller {
        controller.viewIfLoaded?.removeFromSuperview()
        tabState.shown = nil
      }
      controller.removeFromParent()
    }
  }

  /// Removes duplicates: a controller has only one place.
  private func withoutTwins(_ controllers: [UIViewController]) -> [UIViewController] {
    var seen: Set<ObjectIdentifier> = []
    let unique = controllers.filter { $0 !== self && seen.insert(ObjectIdentifier($0)).inserted }
    if unique.count != controllers.count {
      refuse(
        SimulationIssue(
          where: description, what: "Its viewControllers contain the same controller twice.",
          advice: "Use a separate controller for each tab; only the first occurrence counts."))
    }
    return unique
  }

  func rebuildItems() {
    manageBar {
      $0.setItems(barItems, animated: false)
      $0.selectedItem = selectedBarItem
    }
  }

  private var selectedBarItem: UITabBarItem? {
    if let tab = tabState.selectedTab { return barItem(ofRoot: tab.root) }
    return tabState.selected.map(barItem)
  }

  func manageBar(_ change: (UITabBar) -> Void) {
    tabState.bar.state.isManaging = true
    change(tabState.bar)
    tabState.bar.state.isManaging = false
  }

  // MARK: Selecting

  func select(index: Int) {
    guard let entries else { return }
    guard entries.indices.contains(index) else {
      if index != NSNotFound {
        refuse(
          SimulationIssue(
            where: description,
            what: "selectedIndex \(index) is out of range for \(entries.count) controllers.",
            advice: "Set viewControllers first, and use an index below their count."))
      }
      return
    }
    switch entries[index] {
    case .controller(let controller): select(controller)
    case .tab(let tab): select((tab as? UITabGroup)?.destination ?? tab)
    }
  }

  func select(_ controller: UIViewController?) {
    guard let controller else { return }
    if let tab = tabState.roots?.first(where: { $0.owns(controller) }) {
      return select(tab.withDescendants.first { $0.tabState.made === controller } ?? tab)
    }
    let isOwn = tabState.controllers?.contains { $0 === controller } == true
    guard isOwn || (controller === tabState.more && !overflow.isEmpty) else {
      refuse(
        SimulationIssue(
          where: description,
          what: "Only a view controller in the tab bar controller's list of view controllers can "
            + "be selected; \(controller) is not.",
          advice: "Select one of viewControllers."))
      return
    }
    manageBar { $0.selectedItem = barItem(of: controller) }
    select(child: controller)
  }

  /// Shows a child whose bar item is already selected.
  func select(child controller: UIViewController) {
    let oldBehavior = verticalBarBehaviorInUse
    tabState.selected = controller
    if isInMore(controller) { _ = moreNavigationController }
    reclaimFromMore()
    arrangeMore()
    // The insets follow the preference of the selected controller.
    if verticalBarBehaviorInUse != oldBehavior { verticalBarsNeedUpdate() }
    // Under a modal, the views are also exchanged, without appearance callbacks.
    if isViewLoaded, view.window != nil || tabState.shown != nil { showSelected() }
    if isViewLoaded {
      view.setNeedsLayout()
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Selects an item as a touch does.
  func choose(_ item: UITabBarItem) {
    if let tab = tabState.roots?.first(where: { $0.tabState.item === item }) { return choose(tab) }
    let more = tabState.more.map { [$0] } ?? []
    let candidates = (tabState.controllers ?? []) + more
    guard let controller = candidates.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    tabBar(tabBar, didSelect: item)
    // The stack of an already selected tab pops to its root (Apple).
    if controller === tabState.selected, let stack = controller as? UINavigationController {
      stack.popToRootViewController(animated: UIView.areAnimationsEnabled)
    }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Orientation

  /// The delegate's answer, if it has one.
  var orientationsOfDelegate: UIInterfaceOrientationMask? {
    let answer = delegate?.tabBarControllerSupportedInterfaceOrientations(self)
    return answer == .notImplemented ? nil : answer
  }
}
