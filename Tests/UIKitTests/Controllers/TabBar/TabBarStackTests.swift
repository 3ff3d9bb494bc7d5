import Devices
import Testing

@testable import UIKit

/// Tab bars together with navigation controllers.
@MainActor
struct TabBarStackTests {
  @Test("a pushed controller that hides the bar gets its space; popping brings the bar back")
  func hidesBottomBar() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    host.setRoot(tabs)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(88, 0, 83, 0))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    host.settle()
    #expect(pushed.view.safeAreaInsets == UIEdgeInsets(88, 0, 34, 0))
    #expect(tabs.tabBar.window == nil)
    navigation.popViewController(animated: false)
    host.settle()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(88, 0, 83, 0))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a child without extended edges is between both bars: (0, 64, 375, 554) on iPhone 8")
  func noExtendedEdges() {
    let host = SimulationHost(device: .iPhone8, os: "11.2")
    let child = UIViewController()
    child.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: child)]
    host.setRoot(tabs)
    #expect(
      child.view.convert(child.view.bounds, to: nil)
        == CGRect(x: 0, y: 64, width: 375, height: 554))
    #expect(child.view.safeAreaInsets == .zero)
    let plain = UIViewController()
    plain.edgesForExtendedLayout = .top
    tabs.viewControllers = [plain]
    host.settle()
    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 375, height: 618))
  }

  @Test("a stack's item is its first controller's")
  func itemOfStack() {
    _ = SimulationHost(device: .iPhone8, os: "12.0")
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem === root.tabBarItem)
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    #expect(navigation.tabBarItem.tag == 4)
  }

  @Test("tapping the selected tab pops its stack")
  func popsToRoot() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    host.setRoot(tabs)
    navigation.pushViewController(UIViewController(), animated: false)
    host.settle()
    tabs.tabBar.choose(navigation.tabBarItem)
    host.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a phone's bar has room for five; the rest are under More")
  func more() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let tabs = UITabBarController()
    let children = (0..<7).map { LoggingController("\($0)", log) }
    for child in children { child.title = child.name }
    tabs.viewControllers = children
    host.setRoot(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
    tabs.selectedIndex = 5
    host.settle()
    #expect(tabs.selectedViewController === children[5])
    #expect(tabs.moreNavigationController.viewControllers.last === children[5])
    #expect(children[5].view.window != nil)
    #expect(children[5].view.safeAreaInsets == UIEdgeInsets(88, 0, 83, 0))
    #expect(children[5].tabBarController === tabs)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    tabs.selectedIndex = 0
    host.settle()
    #expect(children[0].view.window != nil && children[5].view.window == nil)
    #expect(children[5].tabBarController === tabs)
    tabs.tabBar.choose(tabs.moreNavigationController.tabBarItem)
    host.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.moreNavigationController.viewControllers.count == 1)
    let list = tabs.moreNavigationController.topViewController as? UITableViewController
    #expect(list?.tableView.numberOfRows(inSection: 0) == 3)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("B7: a stack in another tab is notified of the rotation, laid out when shown")
  func stackInOtherTab() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let child = LoggingController("child", log)
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    host.setRoot(tabs)
    tabs.selectedIndex = 1
    host.settle()
    _ = log.take()
    host.turn(to: .landscapeLeft)
    let entries = log.take()
    #expect(entries.contains("child.viewWillTransition(to: 812x375)"))
    #expect(entries.contains("child.alongside(375x812)"))
    #expect(!entries.contains("child.viewDidLayoutSubviews"))
    tabs.selectedIndex = 0
    host.settle()
    #expect(child.view.frame.size == CGSize(width: 812, height: 375))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(32, 44, 53, 44))
  }
}
