import Devices
import Testing

@testable import UIKit

/// Records a delegate's calls about tabs, and refuses one.
@MainActor
final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var lines: [String] = []
  var refused: String?
  var isStackOfLeaves = false

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    lines.append("should \(tab.identifier)")
    return tab.identifier != refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    isStackOfLeaves && tab is UITabGroup ? [] : proposedViewControllers
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    lines.append("old should")
    return true
  }
}

/// Tabs whose controllers have the tab's identifier as title.
@MainActor
final class TabBench {
  var made: [String] = []
  let controller = UITabBarController()
  let delegate = TabDelegate()
  let host: SimulationHost

  init(_ device: Device = .iPhone15, _ os: OSVersion = "18.0", tabs: (TabBench) -> [UITab]) {
    host = SimulationHost(device: device, os: os)
    controller.delegate = delegate
    controller.tabs = tabs(self)
    host.setRoot(controller)
  }

  func tab(_ name: String) -> UITab {
    UITab(
      title: name.uppercased(), image: UIImage(systemName: "star"), identifier: name
    ) { [weak self] tab in
      self?.make(tab) ?? UIViewController()
    }
  }

  func group(_ name: String, _ children: [UITab], hasController: Bool = true) -> UITabGroup {
    let provider: ((UITab) -> UIViewController)? =
      hasController ? { [weak self] tab in self?.make(tab) ?? UIViewController() } : nil
    return UITabGroup(
      title: name.uppercased(), image: nil, identifier: name, children: children,
      viewControllerProvider: provider)
  }

  private func make(_ tab: UITab) -> UIViewController {
    made.append(tab.identifier)
    let controller = UIViewController()
    controller.title = tab.identifier
    return controller
  }

  var titles: [String?] { controller.tabBar.items?.map(\.title) ?? [] }
  var selectedItem: String? { controller.tabBar.selectedItem?.title }
  /// The title of the controller whose view is in the window.
  var shown: String? {
    controller.children.first { $0.viewIfLoaded?.window != nil }?.title
  }

  func tap(_ place: CGPoint) {
    host.touches.send([.init(0, .began, at: place)])
    host.advance(by: 0.1)
    host.touches.send([.init(0, .ended, at: place)])
    host.advance(by: 0.5)
  }

  func tap(_ view: UIView) {
    tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Taps the bar's item with a title.
  func tap(item title: String) throws {
    let buttons = controller.tabBar.state.buttons
    tap(try #require(buttons.first { $0.item.title == title }))
  }
}

@MainActor
struct UITabTests {
  private func three() -> TabBench { TabBench { b in ["a", "b", "c"].map(b.tab) } }

  @Test("tabs are the bar's items, the first is selected, and providers are called when needed")
  func basics() throws {
    let bench = three()
    let controller = bench.controller
    #expect(bench.titles == ["A", "B", "C"])
    #expect(bench.selectedItem == "A")
    #expect(bench.made == ["a"])
    #expect(bench.shown == "a")
    #expect(controller.selectedTab?.identifier == "a")
    #expect(controller.selectedIndex == 0)
    let child = try #require(controller.selectedViewController)
    #expect(child.tab === controller.tabs[0])
    #expect(child.tabBarController === controller)
    #expect(controller.tab(forIdentifier: "b") === controller.tabs[1])
    #expect(controller.tab(forIdentifier: "z") == nil)
    #expect(controller.tabs[1].tabBarController === controller)
    #expect(controller.tabs[1].hasVisiblePlacement)

    controller.selectedTab = controller.tabs[2]
    bench.host.settle()
    #expect(bench.made == ["a", "c"])
    #expect(bench.shown == "c")
    #expect(controller.selectedIndex == 2)
    controller.selectedIndex = 0
    bench.host.settle()
    #expect(bench.shown == "a")
    #expect(bench.made == ["a", "c"])
    #expect(controller.selectedViewController === child)
    // On request, each is created once.
    #expect(controller.viewControllers?.map(\.title) == ["a", "b", "c"])
    #expect(bench.made == ["a", "c", "b"])
    controller.selectedViewController = controller.tabs[1].viewController
    bench.host.settle()
    #expect(controller.selectedTab?.identifier == "b")
    #expect(bench.shown == "b")
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("nothing is created before the view is needed")
  func lateness() {
    var made = 0
    let controller = UITabBarController(tabs: [
      UITab(title: "One", image: nil, identifier: "1") { _ in
        made += 1
        return UIViewController()
      }
    ])
    #expect(made == 0)
    #expect(controller.selectedTab?.identifier == "1")
    #expect(controller.selectedViewController != nil)
    #expect(made == 1)
  }

  @Test(
    "touches query and notify the delegate with the tab methods only; a refusal changes nothing"
  )
  func touches() throws {
    let bench = three()
    try bench.tap(item: "B")
    #expect(bench.delegate.take() == ["should b", "did b after a"])
    #expect(bench.shown == "b")
    bench.delegate.refused = "c"
    try bench.tap(item: "C")
    #expect(bench.delegate.take() == ["should c"])
    #expect(bench.shown == "b")
    #expect(bench.selectedItem == "B")
    bench.controller.selectedTab = bench.controller.tabs[0]
    #expect(bench.delegate.take().isEmpty)
    bench.controller.tabs[1].isEnabled = false
    try bench.tap(item: "B")
    #expect(bench.delegate.take().isEmpty)
  }

  @Test("changes to a tab show in the bar: title, badge, hiding, order of the regions")
  func looks() {
    let bench = three()
    let tabs = bench.controller.tabs
    tabs[0].title = "First"
    tabs[0].badgeValue = "3"
    #expect(bench.titles == ["First", "B", "C"])
    #expect(bench.controller.tabBar.items?[0].badgeValue == "3")
    tabs[1].isHidden = true
    #expect(bench.titles == ["First", "C"])
    #expect(!tabs[1].hasVisiblePlacement)
    tabs[1].isHidden = false
    tabs[2].preferredPlacement = .fixed
    #expect(bench.titles == ["C", "First", "B"])
    tabs[0].preferredPlacement = .pinned
    #expect(bench.titles == ["C", "B", "First"])
    tabs[1].preferredPlacement = .sidebarOnly
    #expect(bench.titles == ["C", "First"])
    #expect(bench.shown == "a")
  }

  @Test("the search tab comes last, with the system's title")
  func search() {
    let bench = TabBench { b in
      [UISearchTab { _ in UIViewController() }, b.tab("a"), b.tab("b")]
    }
    #expect(bench.titles == ["A", "B", "Search"])
    #expect(bench.controller.selectedTab?.identifier == "a")
    #expect(bench.controller.tabBar.items?.last?.image != nil)
  }

  @Test("compactTabIdentifiers filters the bar in compact width")
  func compact() {
    let bench = three()
    bench.controller.compactTabIdentifiers = ["a", "c"]
    #expect(bench.titles == ["A", "C"])
    let pad = TabBench(.iPadPro11) { b in ["a", "b"].map(b.tab) }
    pad.controller.compactTabIdentifiers = ["a"]
    #expect(pad.titles == ["A", "B"])
  }

  @Test("a phone's sixth tab goes to More, whose list selects it")
  func more() throws {
    let bench = TabBench { b in (1...7).map { b.tab("\($0)") } }
    #expect(bench.titles == ["1", "2", "3", "4", "More"])
    let controller = bench.controller
    controller.selectedTab = controller.tabs[5]
    bench.host.settle()
    #expect(bench.selectedItem == "More")
    #expect(controller.selectedIndex == 5)
    #expect(controller.moreNavigationController.topViewController?.title == "6")
    #expect(controller.moreNavigationController.viewIfLoaded?.window != nil)
    controller.selectedTab = controller.tabs[0]
    bench.host.settle()
    #expect(bench.shown == "1")
    try bench.tap(item: "More")
    let list = try #require(
      controller.moreNavigationController.viewControllers.first as? UITableViewController)
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    bench.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))))
    #expect(controller.selectedTab?.identifier == "7")
    #expect(controller.moreNavigationController.topViewController?.title == "7")
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("viewControllers and tabs replace each other; kept tabs keep controller and selection")
  func replacing() {
    let bench = three()
    let controller = bench.controller
    let tabs = controller.tabs
    controller.selectedTab = tabs[1]
    bench.host.settle()
    let kept = controller.selectedViewController
    controller.tabs = [tabs[1], bench.tab("d")]
    bench.host.settle()
    #expect(controller.selectedTab === tabs[1])
    #expect(controller.selectedViewController === kept)
    #expect(bench.titles == ["B", "D"])
    #expect(tabs[0].tabBarController == nil)
    #expect(tabs[0].viewController?.parent == nil)

    let plain = UIViewController()
    plain.title = "plain"
    controller.viewControllers = [plain]
    bench.host.settle()
    #expect(controller.tabs.isEmpty)
    #expect(controller.selectedTab == nil)
    #expect(bench.shown == "plain")
    #expect(kept?.parent == nil)
    controller.tabs = [tabs[2]]
    bench.host.settle()
    #expect(bench.shown == "c")
    #expect(plain.parent == nil)
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("a duplicate identifier, and another controller's tab, are reported")
  func refusals() {
    let bench = three()
    bench.controller.tabs = [bench.tab("x"), bench.tab("x")]
    #expect(bench.controller.tabs.count == 1)
    bench.controller.selectedTab = bench.tab("stranger")
    let issues = bench.host.takeIssues()
    #expect(issues.count == 2)
    #expect(issues.first.map { "\($0)" }?.contains("identifier") == true)
    #expect(bench.controller.selectedTab?.identifier == "x")
  }

  @Test("a group shows its own controller, or its first child's if it has none")
  func groups() throws {
    let bench = TabBench { b in
      [
        b.tab("a"), b.group("g", [b.tab("g1"), b.tab("g2")]),
        b.group("h", [b.tab("h1"), b.tab("h2")], hasController: false),
      ]
    }
    let controller = bench.controller
    #expect(bench.titles == ["A", "G", "H"])
    try bench.tap(item: "G")
    #expect(controller.selectedTab?.identifier == "g")
    #expect(bench.shown == "g")
    // Only the root tab's controller changes by itself.
    controller.selectedTab = controller.tab(forIdentifier: "g2")
    bench.host.settle()
    #expect(bench.shown == "g")
    #expect(bench.selectedItem == "G")
    #expect(!bench.made.contains("g2"))
    let group = try #require(controller.tabs[1] as? UITabGroup)
    #expect(group.selectedChild?.identifier == "g2")
    try bench.tap(item: "H")
    #expect(controller.selectedTab?.identifier == "h1")
    #expect(bench.shown == "h1")
    #expect(controller.selectedTab?.parent === controller.tabs[2])
    #expect(controller.selectedTab?.managingTabGroup == nil)
  }

  @Test("a default child is selected with its group, later the last selected one")
  func defaultChild() throws {
    let bench = TabBench { b in
      [b.tab("a"), b.group("g", [b.tab("g1"), b.tab("g2")])]
    }
    let group = try #require(bench.controller.tabs[1] as? UITabGroup)
    group.defaultChildIdentifier = "g2"
    try bench.tap(item: "G")
    #expect(bench.controller.selectedTab?.identifier == "g2")
    group.selectedChild = group.children[0]
    #expect(bench.controller.selectedTab?.identifier == "g1")
    try bench.tap(item: "A")
    try bench.tap(item: "G")
    #expect(bench.controller.selectedTab?.identifier == "g1")
  }

  @Test("a managed group's stack holds the controllers leading to the selected tab")
  func managed() throws {
    let bench = TabBench { b in
      let inner = b.group("i", [b.tab("i1"), b.tab("i2")])
      let outer = b.group("g", [b.tab("g1"), inner])
      outer.managingNavigationController = UINavigationController()
      return [b.tab("a"), outer]
    }
    let controller = bench.controller
    let group = try #require(controller.tabs[1] as? UITabGroup)
    let stack = try #require(group.managingNavigationController)
    controller.selectedTab = controller.tab(forIdentifier: "i2")
    bench.host.settle()
    #expect(controller.selectedViewController === stack)
    #expect(stack.viewControllers.map(\.title) == ["g", "i", "i2"])
    #expect(controller.selectedTab?.managingTabGroup === group)
    #expect(bench.selectedItem == "G")
    // Other pushed controllers stay with the tab, and disappear with another.
    let pushed = UIViewController()
    pushed.title = "pushed"
    stack.pushViewController(pushed, animated: false)
    bench.host.settle()
    controller.selectedTab = controller.tab(forIdentifier: "i2")
    bench.host.settle()
    #expect(stack.viewControllers.map(\.title) == ["g", "i", "i2", "pushed"])
    controller.selectedTab = controller.tab(forIdentifier: "g1")
    bench.host.settle()
    #expect(stack.viewControllers.map(\.title) == ["g", "g1"])
    // Going back moves the selection.
    stack.popViewController(animated: false)
    bench.host.settle()
    #expect(controller.selectedTab === group)
    // The delegate decides what represents each.
    bench.delegate.isStackOfLeaves = true
    controller.selectedTab = controller.tab(forIdentifier: "i1")
    bench.host.settle()
    #expect(stack.viewControllers.map(\.title) == ["i1"])
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("tapping the selected managed group returns to its own controller")
  func touchAgain() throws {
    let bench = TabBench { b in
      let group = b.group("g", [b.tab("g1")])
      group.managingNavigationController = UINavigationController()
      return [b.tab("a"), group]
    }
    let controller = bench.controller
    controller.selectedTab = controller.tab(forIdentifier: "g1")
    bench.host.settle()
    try bench.tap(item: "G")
    #expect(controller.selectedTab?.identifier == "g")
    let stack = controller.selectedViewController as? UINavigationController
    #expect(stack?.viewControllers.map(\.title) == ["g"])
  }

  @Test("children in another order; a group in itself is left out")
  func children() {
    let bench = TabBench { b in [b.group("g", [b.tab("1"), b.tab("2"), b.tab("3")])] }
    guard let group = bench.controller.tabs[0] as? UITabGroup else { return }
    group.displayOrderIdentifiers = ["3", "1"]
    #expect(group.displayOrder.map(\.identifier) == ["3", "1", "2"])
    group.children = [group, bench.tab("4")]
    #expect(group.children.map(\.identifier) == ["4"])
    #expect(group.tab(forIdentifier: "4")?.parent === group)
    #expect(group.tab(forIdentifier: "1") == nil)
  }
}
