import Devices
import Testing

@testable import UIKit

/// Stacks that are laid out outside of a visible window.
@MainActor
struct UnseenStackTests {
  private final class NotingDelegate: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("will \(viewController.title ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("did \(viewController.title ?? "")")
    }
  }

  private let host = SimulationHost(device: .iPhone8, os: "12.0")

  @Test(
    "in a tab bar controller, its top view is as large as the frame requires",
    arguments: [(320, 480), (375, 300), (500, 900)])
  func inTabs(width: Int, height: Int) {
    let top = UIViewController()
    let stack = UINavigationController(rootViewController: top)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let size = CGSize(width: width, height: height)
    tabs.view.frame = CGRect(origin: .zero, size: size)
    tabs.view.layoutIfNeeded()
    #expect(stack.view.frame.size == size)
    #expect(top.view.frame.size == size)
    #expect(top.view.isDescendant(of: tabs.view))
    let next = UIViewController()
    stack.pushViewController(next, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(next.view.frame.size == size)
    tabs.view.frame.size.height -= 20
    tabs.view.layoutIfNeeded()
    #expect(next.view.frame.height == size.height - 20)
  }

  @Test("a stack by itself, and in a hidden window")
  func alone() {
    let top = UIViewController()
    let stack = UINavigationController(rootViewController: top)
    stack.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    stack.view.layoutIfNeeded()
    #expect(top.view.frame.size == CGSize(width: 300, height: 400))
  }

  @Test("it appears with all callbacks afterwards")
  func appearsLater() {
    let log = CallbackLog()
    let top = LoggingController("top", log)
    top.title = "top"
    let delegate = NotingDelegate()
    let stack = UINavigationController(rootViewController: top)
    stack.delegate = delegate
    stack.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    stack.view.layoutIfNeeded()
    #expect(!log.take().contains { $0.hasPrefix("top.viewWillAppear") })
    #expect(delegate.calls.isEmpty)
    host.setRoot(stack)
    let calls = log.take().filter { $0.contains("Appear") && $0.hasPrefix("top.view") }
    #expect(calls.filter { !$0.contains("Is") } == ["top.viewWillAppear", "top.viewDidAppear"])
    #expect(delegate.calls == ["will top", "did top"])
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(host.takeIssues().isEmpty)
  }
}
