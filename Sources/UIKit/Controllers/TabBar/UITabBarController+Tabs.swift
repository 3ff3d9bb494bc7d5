/// What a tab bar controller holds.
@MainActor
struct TabControllerState {
  var controllers: [UIViewController]?
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
    tabs.bar.owner = self
    tabs.bar.delegate = self
  }

  var indexOfSelected: Int {
    guard let selected = tabs.selected else { return NSNotFound }
    return tabs.controllers?.firstIndex { $0 === selected } ?? NSNotFound
  }

  func adoptViewControllers(_ new: [UIViewController]?) {
    let old = tabs.controllers ?? []
    let controllers = new.map { withoutTwins($0) }
    for controller in old where controllers?.contains(where: { $0 === controller }) != true {
      controller.call(.willMoveToParent(nil))
      if tabs.shown === controller {
        controller.viewIfLoaded?.removeFromSuperview()
        tabs.shown = nil
      }
      controller.removeFromParent()
    }
    tabs.controllers = controllers
    for controller in controllers ?? [] where controller.parent !== self {
      addChild(controller)
      controller.call(.didMoveToParent(self))
    }
    rebuildItems()
    if let selected = tabs.selected, controllers?.contains(where: { $0 === selected }) == true {
      select(selected)
    } else {
      tabs.selected = nil
      select(controllers?.first)
    }
  }

  /// A controller stands in one place only.
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
      $0.selectedItem = tabs.selected.map(barItem)
    }
  }

  private func manageBar(_ change: (UITabBar) -> Void) {
    tabs.bar.state.isManaging = true
    change(tabs.bar)
    tabs.bar.state.isManaging = false
  }

  // MARK: Selecting

  func select(index: Int) {
    guard let controllers = tabs.controllers else { return }
    guard controllers.indices.contains(index) else {
      if index != NSNotFound {
        refuse(
          SimulationIssue(
            where: description,
            what: "selectedIndex \(index) is out of range for \(controllers.count) controllers.",
            advice: "Set viewControllers first, and use an index below their count."))
      }
      return
    }
    select(controllers[index])
  }

  func select(_ controller: UIViewController?) {
    guard let controller else { return }
    let isOwn = tabs.controllers?.contains { $0 === controller } == true
    guard isOwn || (controller === tabs.more && !overflow.isEmpty) else {
      refuse(
        SimulationIssue(
          where: description,
          what: "Only a view controller in the tab bar controller's list of view controllers can "
            + "be selected; \(controller) is not.",
          advice: "Select one of viewControllers."))
      return
    }
    let oldBehavior = verticalBarBehaviorInUse
    tabs.selected = controller
    if isInMore(controller) { _ = moreNavigationController }
    manageBar { $0.selectedItem = barItem(of: controller) }
    reclaimFromMore()
    arrangeMore()
    // The one that is selected comes with the insets that it asks for.
    if verticalBarBehaviorInUse != oldBehavior { verticalBarsNeedUpdate() }
    // Under a modal the views change places too, without coming or going.
    if isViewLoaded, view.window != nil || tabs.shown != nil { showSelected() }
    if isViewLoaded {
      view.setNeedsLayout()
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Does what a touch of a tab does.
  func choose(_ item: UITabBarItem) {
    let more = tabs.more.map { [$0] } ?? []
    let candidates = (tabs.controllers ?? []) + more
    guard let controller = candidates.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    tabBar(tabBar, didSelect: item)
    // The stack of the tab that was selected already goes back to its root (Apple).
    if controller === tabs.selected, let stack = controller as? UINavigationController {
      stack.popToRootViewController(animated: UIView.areAnimationsEnabled)
    }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Orientation

  /// The delegate's answer, where it has one.
  var orientationsOfDelegate: UIInterfaceOrientationMask? {
    let answer = delegate?.tabBarControllerSupportedInterfaceOrientations(self)
    return answer == .notImplemented ? nil : answer
  }
}
