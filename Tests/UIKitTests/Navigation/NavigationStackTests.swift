import Devices
import Testing

@testable import UIKit

@MainActor
struct NavigationStackTests {
  let log = CallbackLog()

  private final class Listener: NSObject, UINavigationControllerDelegate {
    let log: CallbackLog
    init(_ log: CallbackLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.note("willShow \((viewController as? LoggingController)?.name ?? "?") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.note("didShow \((viewController as? LoggingController)?.name ?? "?") \(animated)") }
  }

  /// The entries that determine the order of a change, without layout and insets.
  private func order(_ entries: [String]) -> [String] {
    entries.filter { entry in
      !["Layout", "Insets", "Margins", ".layout", "view.safe", "trait"].contains {
        entry.contains($0)
      }
    }
  }

  @Test("the first controller appears with its container")
  func first() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let a = LoggingController("a", log)
    let controller = UINavigationController(rootViewController: a)
    let listener = Listener(log)
    controller.delegate = listener
    #expect(log.take() == ["a.willMove(toParent: parent)", "a.didMove(toParent: parent)"])
    host.setRoot(controller)
    #expect(
      order(log.take()) == [
        "a.viewDidLoad", "willShow a false", "a.viewWillAppear", "a.viewIsAppearing",
        "a.viewDidAppear", "didShow a false",
      ])
    #expect(a.navigationController === controller)
    #expect(controller.visibleViewController === a)
  }

  @Test("pushing and popping call back in UIKit's order", arguments: [false, true])
  func pushAndPop(animated: Bool) {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let a = LoggingController("a", log)
    let b = LoggingController("b", log)
    let controller = UINavigationController(rootViewController: a)
    let listener = Listener(log)
    controller.delegate = listener
    host.setRoot(controller)
    _ = log.take()

    controller.pushViewController(b, animated: animated)
    #expect(log.take() == ["b.willMove(toParent: parent)"])
    #expect(controller.topViewController === b)
    #expect(b.viewIfLoaded == nil)
    host.settle()
    #expect(
      order(log.take()) == [
        "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "willShow b \(animated)",
        "b.viewIsAppearing", "a.viewDidDisappear", "b.viewDidAppear",
        "b.didMove(toParent: parent)", "didShow b \(animated)",
      ])
    #expect(a.view.window == nil)
    #expect(controller.children == [a, b])

    #expect(controller.popViewController(animated: animated) === b)
    #expect(log.take() == ["b.willMove(toParent: nil)"])
    host.settle()
    #expect(
      order(log.take()) == [
        "b.viewWillDisappear", "a.viewWillAppear", "willShow a \(animated)", "a.viewIsAppearing",
        "b.viewDidDisappear", "a.viewDidAppear", "b.didMove(toParent: nil)",
        "didShow a \(animated)",
      ])
    #expect(b.parent == nil)
    #expect(controller.children == [a])
    #expect(controller.popViewController(animated: animated) == nil)
  }

  @Test("an animated change applies its end state at once and ends 0.35 s later")
  func animation() {
    final class Next: UIViewController {
      var events: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        events.append("will \(animated) moving \(isMovingToParent)")
        transitionCoordinator?.animate { [unowned self] _ in
          events.append("alongside \(view.frame.width)")
        } completion: { [unowned self] context in
          events.append("completion \(context.isCancelled)")
        }
      }
      override func viewDidAppear(_ animated: Bool) { events.append("did") }
      override func viewWillDisappear(_ animated: Bool) {
        events.append("leaving \(isMovingFromParent)")
      }
    }
    let screen = NavigationScreen(.iPhone8, "13.0")
    let next = Next()
    let start = screen.host.time
    screen.controller.pushViewController(next, animated: true)
    screen.host.settle()
    #expect(
      next.events == [
        "will true moving true", "alongside 375.0", "did", "completion false",
      ])
    #expect(abs(screen.host.time - start - 0.35) < 1e-9)
    #expect(screen.controller.transitionCoordinator == nil)
    screen.controller.pushViewController(UIViewController(), animated: false)
    screen.host.settle()
    #expect(next.events.last == "leaving false")
    screen.controller.popViewController(animated: false)
    screen.host.settle()
    #expect(
      next.events.suffix(4) == [
        "will false moving false", "alongside 375.0", "did", "completion false",
      ])
    screen.controller.popViewController(animated: false)
    screen.host.settle()
    #expect(next.events.last == "leaving true")
  }

  @Test("several changes at once show only the last")
  func coalescing() {
    let screen = NavigationScreen(.iPhone8, "13.0")
    let b = LoggingController("b", log)
    let c = LoggingController("c", log)
    screen.controller.pushViewController(b, animated: false)
    screen.controller.pushViewController(c, animated: false)
    screen.host.settle()
    #expect(b.viewIfLoaded == nil)
    #expect(c.view.window != nil)
    #expect(
      log.take().filter { $0.hasPrefix("b") }
        == ["b.willMove(toParent: parent)", "b.didMove(toParent: parent)"])
    #expect(screen.controller.popToViewController(screen.root, animated: false) == [b, c])
    screen.host.settle()
    #expect(screen.root.view.window != nil)
    #expect(b.parent == nil && c.parent == nil)
  }

  @Test("what UIKit rejects is an issue in its words, and the stack stays")
  func refusals() {
    let screen = NavigationScreen(.iPhone8, "13.0")
    screen.controller.pushViewController(screen.root, animated: false)
    screen.controller.pushViewController(UINavigationController(), animated: false)
    screen.controller.popToViewController(UIViewController(), animated: false)
    let twice = UIViewController()
    screen.controller.setViewControllers([twice, twice], animated: false)
    screen.host.settle()
    #expect(screen.controller.viewControllers == [screen.root])
    let issues = screen.host.takeIssues().map(\.problem)
    #expect(issues.count == 4)
    #expect(
      issues[0].hasPrefix(
        "Pushing the same view controller instance more than once is not supported"))
    #expect(issues[1].hasPrefix("Pushing a navigation controller is not supported"))
    #expect(
      issues[2].hasPrefix("Tried to pop to a view controller that doesn't exist"))
    #expect(
      issues[3] == "All view controllers in a navigation controller must be distinct.")
  }

  @Test("pushing from callbacks ends, even if it would never stop")
  func reentrance() {
    final class Pushing: UIViewController {
      var follower: () -> UIViewController? = { nil }
      override func viewWillAppear(_ animated: Bool) {
        guard let follower = follower() else { return }
        navigationController?.pushViewController(follower, animated: true)
      }
    }
    let screen = NavigationScreen(.iPhone8, "13.0")
    let one = Pushing()
    let two = UIViewController()
    one.follower = { [weak one] in
      one?.follower = { nil }
      return two
    }
    screen.controller.pushViewController(one, animated: true)
    screen.host.settle()
    #expect(screen.controller.viewControllers == [screen.root, one, two])
    #expect(two.view.window != nil && one.view.window == nil)
    #expect(
      screen.host.takeIssues().map(\.problem)
        == ["nested push animation can result in corrupted navigation bar"])

    func endless() -> Pushing {
      let made = Pushing()
      made.follower = endless
      return made
    }
    screen.controller.pushViewController(endless(), animated: false)
    screen.host.settle()
    #expect(!screen.host.takeIssues().isEmpty)
  }

  @Test("an empty stack shows nothing, and can be filled")
  func empty() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let controller = UINavigationController()
    host.setRoot(controller)
    #expect(controller.topViewController == nil)
    let a = UIViewController()
    controller.viewControllers = [a]
    host.settle()
    #expect(a.view.window != nil)
    controller.viewControllers = []
    host.settle()
    #expect(a.view.window == nil)
    #expect(a.parent == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("show(_:sender:) pushes; titles reach the bar")
  func showing() {
    let screen = NavigationScreen(.iPhone8, "13.0")
    let next = UIViewController()
    next.title = "Next"
    screen.root.show(next, sender: nil)
    screen.host.settle()
    #expect(screen.controller.topViewController === next)
    #expect(screen.controller.navigationBar.topItem?.title == "Next")
    #expect(screen.controller.navigationBar.backItem === screen.root.navigationItem)
    next.title = "Other"
    #expect(next.navigationItem.title == "Other")
  }

  @Test("A5: the container answers for orientations, not its children")
  func orientations() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    final class Answer: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let screen = NavigationScreen(.iPhone8, "13.0", root: Upright())
    #expect(screen.controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(screen.host.turn(to: .landscapeLeft))
    let answer = Answer()
    screen.controller.delegate = answer
    #expect(screen.controller.supportedInterfaceOrientations == .portrait)
  }

  @Test("the top controller decides whether the status bar is hidden, the bar decides its style")
  func statusBar() {
    final class Dark: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let screen = NavigationScreen(.iPhone8, "12.0", root: Dark())
    #expect(screen.host.statusBar.isHidden)
    #expect(screen.host.statusBar.style == .default)
    #expect(screen.bar == CGRect(x: 0, y: 0, width: 375, height: 44))
    screen.controller.setNavigationBarHidden(true, animated: false)
    #expect(screen.host.statusBar.style == .lightContent)
    screen.controller.setNavigationBarHidden(false, animated: false)
    screen.controller.navigationBar.barStyle = .black
    #expect(screen.host.statusBar.style == .lightContent)
  }
}
