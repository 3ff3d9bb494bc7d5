import Devices
import Testing
import UIKit

/// Bars in containers that impose a rotated phone's traits and size on a portrait one.
@MainActor
struct ImposedTraitsTests {
  @Test("under an opaque tab bar a child ends above it, unless it includes opaque bars")
  func opaqueBar() {
    for includes in [false, true] {
      let host = SimulationHost(device: .iPhoneX, os: "12.0")
      let content = UIViewController()
      content.extendedLayoutIncludesOpaqueBars = includes
      let tabs = UITabBarController()
      tabs.tabBar.isTranslucent = false
      tabs.viewControllers = [content]
      host.setRoot(tabs)
      #expect(content.view.frame.height == (includes ? 812 : 729))
      #expect(content.view.safeAreaInsets.bottom == (includes ? 83 : 0))
      content.edgesForExtendedLayout = .top
      host.settle()
      #expect(content.view.frame.height == 729)
    }
  }

  @Test("bars keep the screen's heights: 44 and 49 were recorded in a window of 667 × 375")
  func heights() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let parent = UIViewController()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    parent.addChild(tabs)
    parent.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .compact),
      ]), forChild: tabs)
    tabs.view.frame = CGRect(x: 0, y: 100, width: 667, height: 375)
    parent.view.addSubview(tabs.view)
    tabs.didMove(toParent: parent)
    host.setRoot(parent)
    #expect(content.traitCollection.verticalSizeClass == .compact)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 326, width: 667, height: 49))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("bar buttons in landscape windows of portrait phones: 16 next to a side inset, else 20")
  func buttons() {
    for (device, size, side, x) in [
      (Device.iPhoneX, CGSize(width: 812, height: 375), 44, 60),
      (.iPhoneXSMax, CGSize(width: 896, height: 414), 44, 60),
      (.iPhoneSE, CGSize(width: 568, height: 320), 0, 20),
      (.iPhone8Plus, CGSize(width: 736, height: 414), 0, 20),
    ] as [(Device, CGSize, CGFloat, CGFloat)] {
      var options = SimulationHost.Options()
      options.safeArea = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      let host = SimulationHost(device: device, os: "12.0", options: options)
      let content = UIViewController()
      let (left, right) = (UIView(), UIView())
      for view in [left, right] {
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      }
      content.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = UINavigationController(rootViewController: content)
      window.makeKeyAndVisible()
      host.settle()
      #expect(left.convert(left.bounds, to: nil).minX == x, "\(device.id)")
      #expect(right.convert(right.bounds, to: nil).maxX == size.width - x, "\(device.id)")
    }
  }
}
