import Testing
import UIKit

/// Stacks and tabs that are changed, or laid out, from callbacks of their own changes.
@MainActor
struct OvertakenStackTests {
  private final class Objecting: LoggingController {
    var object: () -> Void = {}

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      if parent != nil { object() }
    }
  }

  /// Runs code while its view is loading.
  private final class Busy: UIViewController {
    var work: () -> Void = {}

    override func loadView() {
      super.loadView()
      work()
    }
  }

  @Test("controllers that a callback removes from the stack are notified that they leave")
  func overtaken() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let log = CallbackLog()
    let stack = UINavigationController(rootViewController: UIViewController())
    host.setRoot(stack)
    let a = LoggingController("a", log)
    let b = Objecting("b", log)
    let c = LoggingController("c", log)
    b.object = { stack.setViewControllers([c], animated: false) }
    stack.setViewControllers([a, b], animated: false)
    host.settle()
    #expect(stack.viewControllers == [c])
    #expect(stack.children == [c])
    #expect(a.parent == nil && b.parent == nil)
    let heard = log.take().filter { $0.contains("toParent") }
    #expect(
      heard.filter { $0.hasPrefix("a.") } == [
        "a.willMove(toParent: parent)", "a.willMove(toParent: nil)", "a.didMove(toParent: nil)",
      ])
    #expect(!heard.contains("b.didMove(toParent: parent)"))
    #expect(
      heard.filter { $0.hasPrefix("c.") } == [
        "c.willMove(toParent: parent)", "c.didMove(toParent: parent)",
      ])
  }

  @Test("a top whose view is loading when the stack is laid out is shown afterwards")
  func loadingTop() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let stack = UINavigationController(rootViewController: UIViewController())
    host.setRoot(stack)
    let top = Busy()
    top.work = { host.turn(to: .landscapeLeft) }
    stack.pushViewController(top, animated: false)
    _ = top.view
    host.settle()
    #expect(top.view.window === host.window)
    #expect(top.view.bounds.size == host.window.bounds.size)
  }

  @Test("a tab whose view is loading when it is selected is shown afterwards")
  func loadingTab() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let tabs = UITabBarController()
    let other = Busy()
    tabs.viewControllers = [UIViewController(), other]
    host.setRoot(tabs)
    other.work = {
      tabs.selectedIndex = 1
      tabs.view.layoutIfNeeded()
    }
    _ = other.view
    host.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(other.view.window === host.window)
  }
}
