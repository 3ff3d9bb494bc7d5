import Devices
import Testing

@testable import UIKit

@Suite("show(_:sender:) and showDetailViewController(_:sender:) search the hierarchy")
@MainActor
struct ShowingTests {
  /// An app's container that shows the controllers its child requests.
  private class Container: UIViewController {
    var shown: [UIViewController] = []
    var details: [UIViewController] = []

    init(_ child: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      details.append(vc)
    }
  }

  /// Inherits its superclass's overrides.
  private final class Subcontainer: Container {}

  /// Overrides only one of the two, or opts out.
  private final class Choosy: UIViewController {
    var shown: [UIViewController] = []
    var optsOut = false
    var asked: [String] = []

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      asked.append(action.name)
      return optsOut ? false : super.canPerformAction(action, withSender: sender)
    }
  }

  /// Overrides both by calling super, which is UIViewController's default.
  private final class Caller: UIViewController {
    var calls = 0

    override func show(_ vc: UIViewController, sender: Any?) {
      calls += 1
      super.show(vc, sender: sender)
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      calls += 1
      super.showDetailViewController(vc, sender: sender)
    }
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("the nearest container that overrides the method is called, the app's like UIKit's")
  func containers() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let (shown, detail, pushed) = (UIViewController(), UIViewController(), UIViewController())
    let child = UIViewController()
    let container = Container(child)
    host.setRoot(UINavigationController(rootViewController: container))
    child.show(shown, sender: nil)
    child.showDetailViewController(detail, sender: nil)
    #expect(container.shown == [shown] && container.details == [detail])
    #expect(child.presentedViewController == nil)

    // A navigation controller nearer than the app's container takes the methods it overrides.
    let nested = UIViewController()
    let stack = UINavigationController(rootViewController: nested)
    let outer = Subcontainer(stack)
    host.setRoot(outer)
    nested.show(pushed, sender: nil)
    host.settle()
    pushed.showDetailViewController(detail, sender: nil)
    #expect(stack.topViewController === pushed && outer.shown.isEmpty)
    #expect(outer.details == [detail])

    // Methods that one doesn't override go on to the next, and presenting is the default.
    let inner = UIViewController()
    let choosy = Choosy()
    embed(inner, in: choosy)
    let next = Container(choosy)
    host.setRoot(next)
    inner.show(shown, sender: nil)
    inner.showDetailViewController(detail, sender: nil)
    #expect(choosy.shown == [shown] && next.shown.isEmpty && next.details == [detail])
    choosy.optsOut = true
    inner.show(shown, sender: nil)
    #expect(choosy.shown.count == 1 && next.shown == [shown])
    #expect(choosy.asked.contains("showViewController:sender:"))
    #expect(host.takeIssues().isEmpty)
  }

  @Test(
    "if nothing overrides the method, or its override calls super, the controller is presented")
  func presented() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let shows: [(UIViewController, UIViewController) -> Void] = [
      { $0.show($1, sender: nil) }, { $0.showDetailViewController($1, sender: nil) },
    ]
    for (index, show) in shows.enumerated() {
      let plain = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [plain]
      host.setRoot(tabs)
      let vc = UIViewController()
      show(plain, vc)
      host.settle()
      #expect(tabs.presentedViewController === vc && vc.view.window != nil, "\(index)")

      let caller = Caller()
      host.setRoot(UINavigationController(rootViewController: caller))
      let other = UIViewController()
      show(caller, other)
      host.settle()
      #expect(caller.calls == 1 && caller.presentedViewController === other, "\(index)")
    }
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a collapsed split view over a tab bar presents what its primary controller doesn't show")
  func splitOverTabs() {
    for (device, os) in [(Device.iPhone8, "15.0"), (.iPhoneSE, "11.2"), (.iPhone15, "26.1")]
      as [(Device, OSVersion)]
    {
      let host = SimulationHost(device: device, os: os)
      let (main, old) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: main)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      let split = UISplitViewController()
      split.viewControllers = [tabs, old]
      host.setRoot(split)
      let detail = UIViewController()
      main.showDetailViewController(detail, sender: nil)
      host.settle()
      #expect(split.presentedViewController === detail && detail.view.window === host.window)
      #expect(split.viewControllers.first === tabs && stack.viewControllers == [main])
      detail.dismiss(animated: false)
      host.settle()
      // The navigation controller is nearer; one in the stack that isn't on the path to the split view.
      let pushed = UIViewController()
      main.show(pushed, sender: nil)
      host.settle()
      #expect(stack.topViewController === pushed)
      // A controller that nothing below the split view takes doesn't replace the primary controller.
      let shown = UIViewController()
      tabs.show(shown, sender: nil)
      host.settle()
      #expect(split.presentedViewController === shown && split.viewControllers.first === tabs)
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("a collapsed split view queries a custom primary controller")
  func splitOverContainer() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let child = UIViewController()
    let container = Container(child)
    container.loadViewIfNeeded()
    let split = UISplitViewController()
    split.viewControllers = [container, UIViewController()]
    host.setRoot(split)
    let (detail, shown) = (UIViewController(), UIViewController())
    split.showDetailViewController(detail, sender: nil)
    split.show(shown, sender: nil)
    host.settle()
    #expect(container.shown == [detail, shown] && container.details.isEmpty)
    #expect(split.presentedViewController == nil && host.takeIssues().isEmpty)
  }

  @Test("an action's target is the nearest one that can perform it and overrides the default")
  func targets() {
    let child = UIViewController()
    let container = Container(child)
    let stack = UINavigationController(rootViewController: container)
    let show = Selector("showViewController:sender:")
    let detail = Selector("showDetailViewController:sender:")
    #expect(child.targetViewController(forAction: show, sender: nil) === container)
    #expect(container.targetViewController(forAction: detail, sender: nil) === container)
    #expect(stack.targetViewController(forAction: show, sender: nil) === stack)
    #expect(stack.targetViewController(forAction: detail, sender: nil) == nil)
    #expect(UIViewController().targetViewController(forAction: show, sender: nil) == nil)
    // A custom action belongs to its own class.
    let own = Selector("own") { _, _ in }
    #expect(child.targetViewController(forAction: own, sender: nil) === child)
    #expect(child.targetViewController(forAction: Selector("nobodys:"), sender: nil) == nil)
  }
}
