import Devices
import TestSupport
import Testing

@testable import UIKit

@MainActor
struct TabBarControllerTests {
  private func tabs(_ names: [String], _ log: CallbackLog) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = names.map { LoggingController($0, log) }
    return controller
  }

  private func appearances(_ log: CallbackLog) -> [String] {
    log.take().filter { $0.contains("ppear") || $0.contains("DidLoad") }
  }

  @Test("E2: frames of the bar that an article measured on iOS 11")
  func recordedFrames() {
    let cases: [(Device, CGRect)] = [
      (.iPhoneSE, CGRect(x: 0, y: 519, width: 320, height: 49)),
      (.iPhone7, CGRect(x: 0, y: 618, width: 375, height: 49)),
      (.iPhone8, CGRect(x: 0, y: 618, width: 375, height: 49)),
      (.iPhone8Plus, CGRect(x: 0, y: 687, width: 414, height: 49)),
      (.iPhoneX, CGRect(x: 0, y: 729, width: 375, height: 83)),
    ]
    var tally = TruthTally()
    for (device, frame) in cases {
      let host = SimulationHost(device: device, os: "11.0")
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      host.setRoot(tabs)
      #expect(tabs.tabBar.frame == frame)
      tally.add(tabs.tabBar.frame == frame)
    }
    #expect(tally == TruthSet["tabBars"])
  }

  @Test("E2, E3: a child's safe area is zero in viewDidLoad, and follows bar and rotation")
  func safeArea() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let tabs = UITabBarController()
    let child = LoggingController("child", log)
    var loaded: UIEdgeInsets?
    child.load = { loaded = $0.view.safeAreaInsets }
    tabs.viewControllers = [child]
    host.setRoot(tabs)
    #expect(loaded == .zero)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(44, 0, 83, 0))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(log.take().filter { $0 == "child.viewSafeAreaInsetsDidChange" }.count == 1)
    host.turn(to: .landscapeLeft)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 322, width: 812, height: 53))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(0, 44, 53, 44))
    #expect(log.take().filter { $0 == "child.viewSafeAreaInsetsDidChange" }.count == 1)
    host.turn(to: .portrait)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(44, 0, 83, 0))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("E5: before iOS 11 the bar gives the bottom guide its length")
  func guides() {
    let host = SimulationHost(device: .iPhone6, os: "9.3")
    let tabs = UITabBarController()
    let child = UIViewController()
    tabs.viewControllers = [child]
    host.setRoot(tabs)
    #expect(child.view.safeAreaInsets == .zero)
    #expect(child.topLayoutGuide.length == 20)
    #expect(child.bottomLayoutGuide.length == 49)
    host.turn(to: .landscapeLeft)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 326, width: 667, height: 49))
    #expect(child.topLayoutGuide.length == 0)
    #expect(child.bottomLayoutGuide.length == 49)
  }

  @Test("tabs load their views when first shown; callbacks in a device's order")
  func lazyLoading() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let controller = tabs(["one", "two"], log)
    #expect(log.take().contains { $0.contains("viewDidLoad") } == false)
    host.setRoot(controller)
    #expect(appearances(log) == ["one.viewDidLoad", "one.viewWillAppear", "one.viewDidAppear"])
    #expect(controller.viewControllers?[1].isViewLoaded == false)

    controller.selectedIndex = 1
    host.settle()
    #expect(
      appearances(log) == [
        "two.viewDidLoad", "two.viewWillAppear", "one.viewWillDisappear", "one.viewDidDisappear",
        "two.viewDidAppear",
      ])
    #expect(controller.viewControllers?[0].viewIfLoaded?.window == nil)
    controller.selectedIndex = 0
    host.settle()
    #expect(
      appearances(log) == [
        "one.viewWillAppear", "two.viewWillDisappear", "two.viewDidDisappear", "one.viewDidAppear",
      ])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("B7: another tab is notified of the rotation, and is laid out when it is shown")
  func otherTab() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let controller = tabs(["one", "two", "three"], log)
    host.setRoot(controller)
    controller.selectedIndex = 1
    host.settle()
    _ = log.take()
    host.turn(to: .landscapeLeft)
    let entries = log.take()
    let one = entries.filter { $0.hasPrefix("one.") }
    #expect(
      one == [
        "one.willTransition(to: traits)", "one.viewWillTransition(to: 812x375)",
        "one.traitCollectionDidChange(old)", "one.alongside(375x812)", "one.completion",
      ])
    #expect(entries.contains("two.alongside(812x375)"))
    #expect(!entries.contains { $0.hasPrefix("three.view") })
    let hidden = controller.viewControllers?[0]
    #expect(hidden?.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    controller.selectedIndex = 0
    host.settle()
    #expect(hidden?.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(hidden?.view.safeAreaInsets == UIEdgeInsets(0, 44, 53, 44))
    #expect(log.take().contains("one.viewDidLayoutSubviews"))
  }

  @Test("A5: the container's own override counts, its delegate's before it; a child's doesn't")
  func orientations() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    final class Asking: NSObject, UITabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    final class Plain: NSObject, UITabBarControllerDelegate {}
    final class Forwarding: UITabBarController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selectedViewController?.supportedInterfaceOrientations
          ?? super.supportedInterfaceOrientations
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let tabs = UITabBarController()
    tabs.viewControllers = [Upright()]
    host.setRoot(tabs)
    #expect(host.turn(to: .landscapeLeft))
    host.turn(to: .portrait)
    let plain = Plain()
    tabs.delegate = plain
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
    let asking = Asking()
    tabs.delegate = asking
    #expect(tabs.supportedInterfaceOrientations == .landscape)
    let forwarding = Forwarding()
    forwarding.viewControllers = [Upright()]
    host.setRoot(forwarding)
    #expect(!host.turn(to: .landscapeLeft))
  }

  @Test("a tapped tab queries and notifies the delegate; selecting in code does neither")
  func delegate() {
    @MainActor final class Notes: NSObject, UITabBarControllerDelegate {
      var entries: [String] = []
      var allows = true
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        entries.append("should \(viewController.title ?? "")")
        return allows
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        entries.append("did \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let tabs = UITabBarController()
    let notes = Notes()
    tabs.delegate = notes
    tabs.viewControllers = ["A", "B"].map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    host.setRoot(tabs)
    tabs.selectedIndex = 1
    #expect(notes.entries.isEmpty)
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    #expect(buttons.count == 2)
    buttons[0].sendActions(for: .touchUpInside)
    #expect(notes.entries == ["should A", "did A at 0"])
    notes.allows = false
    buttons[1].sendActions(for: .touchUpInside)
    #expect(notes.entries.last == "should B")
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
  }

  @Test("what UIKit raises an exception for is an issue, and changes nothing")
  func misuse() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let tabs = UITabBarController()
    let child = UIViewController()
    tabs.viewControllers = [child]
    host.setRoot(tabs)
    tabs.tabBar.items = []
    tabs.selectedViewController = UIViewController()
    tabs.selectedIndex = 7
    tabs.viewControllers = [child, child]
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.count == 1)
    #expect(host.takeIssues().count == 4)
    tabs.viewControllers = nil
    host.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(child.parent == nil && child.viewIfLoaded?.window == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("with an opaque bar the child ends above it; a hidden bar covers nothing")
  func opaqueAndHidden() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let tabs = UITabBarController()
    let child = LoggingController("child", CallbackLog())
    tabs.viewControllers = [child]
    tabs.tabBar.isTranslucent = false
    host.setRoot(tabs)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 729))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(44, 0, 0, 0))
    _ = child.log.take()
    host.turn(to: .landscapeLeft)
    #expect(child.log.take().contains("child.viewWillTransition(to: 812x322)"))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 812, height: 322))
    tabs.isTabBarHidden = true
    host.settle()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
    tabs.isTabBarHidden = false
    tabs.tabBar.isTranslucent = true
    host.settle()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(0, 44, 53, 44))
    tabs.tabBar.isHidden = true
    host.settle()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
  }

  @Test("iPadOS 18 has the bar at the top, and at the bottom in compact width")
  func topBar() {
    let host = SimulationHost(device: .iPadA16, os: "26.1")
    let tabs = UITabBarController()
    let child = UIViewController()
    tabs.viewControllers = [child]
    host.setRoot(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(96, 0, 25, 0))
  }
}
