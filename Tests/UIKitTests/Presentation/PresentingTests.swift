import Devices
import Testing
import UIKit

@MainActor
struct PresentingTests {
  private func started(
    _ device: Device = .iPhoneX, os: OSVersion = "12.0", log: CallbackLog = CallbackLog()
  ) -> (host: SimulationHost, root: LoggingController) {
    let host = SimulationHost(device: device, os: os)
    let root = LoggingController("root", log)
    host.setRoot(root)
    _ = log.take()
    return (host, root)
  }

  private func appearances(_ log: CallbackLog) -> [String] {
    log.take().filter { $0.contains("ppear") }
  }

  @Test(
    "full screen removes the presenter from the window; callbacks come in UIKit's order")
  func fullScreen() {
    let log = CallbackLog()
    let (host, root) = started(log: log)
    let modal = LoggingController("modal", log)
    var done = false
    root.present(modal, animated: true) { done = true }
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(modal.isBeingPresented)
    #expect(!done)
    host.settle()
    #expect(done)
    #expect(!modal.isBeingPresented)
    #expect(
      appearances(log) == [
        "root.viewWillDisappear", "modal.viewWillAppear", "modal.viewDidAppear",
        "root.viewDidDisappear",
      ])
    #expect(root.view.window == nil)
    #expect(modal.view.window === host.window)
    #expect(modal.view.superview.map { "\(type(of: $0))" } == "UITransitionView")
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))

    modal.dismiss(animated: true)
    #expect(modal.isBeingDismissed)
    host.settle()
    #expect(
      appearances(log) == [
        "modal.viewWillDisappear", "root.viewWillAppear", "root.viewDidAppear",
        "modal.viewDidDisappear",
      ])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(root.view.superview === host.window)
    #expect(modal.view.window == nil)
    #expect(host.window.subviews.count == 1)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("over full screen leaves the presenter in place, without callbacks")
  func overFullScreen() {
    let log = CallbackLog()
    let (host, root) = started(log: log)
    let modal = LoggingController("modal", log)
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: false)
    host.settle()
    #expect(appearances(log) == ["modal.viewWillAppear", "modal.viewDidAppear"])
    #expect(root.view.window === host.window)
    root.dismiss(animated: false)
    host.settle()
    #expect(appearances(log) == ["modal.viewWillDisappear", "modal.viewDidDisappear"])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("automatic is full screen before iOS 13 and a page sheet from then on")
  func automatic() {
    _ = SimulationHost(device: .iPhoneX, os: "12.0")
    #expect(UIViewController().modalPresentationStyle == .fullScreen)
    _ = SimulationHost(device: .iPhoneX, os: "13.0")
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
  }

  @Test("a child presents through its topmost ancestor; both sides look up the containment tree")
  func ancestors() {
    let log = CallbackLog()
    let (host, root) = started(log: log)
    let inner = LoggingController("inner", log)
    root.addChild(inner)
    root.view.addSubview(inner.view)
    inner.didMove(toParent: root)
    host.settle()
    _ = log.take()
    let modal = LoggingController("modal", log)
    let leaf = LoggingController("leaf", log)
    modal.load = { modal in
      modal.addChild(leaf)
      modal.view.addSubview(leaf.view)
      leaf.didMove(toParent: modal)
    }
    inner.present(modal, animated: true)
    host.settle()
    #expect(modal.presentingViewController === root)
    #expect(inner.presentedViewController === modal)
    #expect(leaf.presentingViewController === root)
    #expect(
      appearances(log) == [
        "root.viewWillDisappear", "inner.viewWillDisappear", "modal.viewWillAppear",
        "leaf.viewWillAppear", "leaf.viewDidAppear", "modal.viewDidAppear",
        "inner.viewDidDisappear", "root.viewDidDisappear",
      ])
    leaf.dismiss(animated: true)
    host.settle()
    #expect(root.presentedViewController == nil)
    #expect(inner.view.window === host.window)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the front controller is the topmost one that covers the screen")
  func frontController() {
    let (host, root) = started()
    let first = UIViewController()
    let second = UIViewController()
    second.modalPresentationStyle = .overFullScreen
    #expect(host.frontController === root)
    root.present(first, animated: false)
    host.settle()
    first.present(second, animated: false)
    host.settle()
    #expect(host.frontController === second)
    // Dismissing a lower controller also dismisses the ones above it.
    root.dismiss(animated: true)
    #expect(host.frontController === root)
    host.settle()
    #expect(host.window.subviews.count == 1)
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test(
    "a full-screen modal decides about the status bar, others only if they opt in")
  func statusBar() {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let (host, root) = started(.iPhone8)
    let modal = Hiding()
    root.present(modal, animated: false)
    host.settle()
    #expect(host.statusBar.isHidden)
    #expect(host.statusBar.style == .lightContent)
    #expect(modal.view.safeAreaInsets.top == 0)
    root.dismiss(animated: false)
    host.settle()
    #expect(!host.statusBar.isHidden)
    #expect(root.view.safeAreaInsets.top == 20)
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: false)
    host.settle()
    #expect(!host.statusBar.isHidden)
    modal.modalPresentationCapturesStatusBarAppearance = true
    modal.setNeedsStatusBarAppearanceUpdate()
    #expect(host.statusBar.isHidden)
  }
}

@MainActor
struct RefusedPresentationTests {
  private func started() -> (host: SimulationHost, root: UIViewController) {
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    let root = UIViewController()
    host.setRoot(root)
    return (host, root)
  }

  private func problem(_ host: SimulationHost) -> String? {
    let issues = host.takeIssues()
    #expect(issues.count == 1)
    return issues.first?.problem
  }

  @Test("presenting from a controller that already presents is rejected")
  func twice() {
    let (host, root) = started()
    let first = UIViewController()
    root.present(first, animated: false)
    root.present(UIViewController(), animated: false)
    #expect(problem(host)?.hasSuffix("while a presentation is in progress.") == true)
    host.settle()
    root.present(UIViewController(), animated: false)
    #expect(
      problem(host)?.hasSuffix("which is already presenting <UIViewController>.") == true)
    host.settle()
    #expect(root.presentedViewController === first)
  }

  @Test("presenting from outside the window is rejected")
  func outside() {
    let (host, _) = started()
    let stray = UIViewController()
    stray.present(UIViewController(), animated: true)
    #expect(problem(host)?.hasSuffix("whose view is not in the window hierarchy.") == true)
    #expect(stray.presentedViewController == nil)
  }

  @Test("presenting itself, a child, or an already presented controller is rejected")
  func wrongController() {
    let (host, root) = started()
    root.present(root, animated: false)
    #expect(
      problem(host)?.hasPrefix("Application tried to present modal view controller on itself.")
        == true)
    let child = UIViewController()
    root.addChild(child)
    root.present(child, animated: false)
    #expect(problem(host)?.contains("that has a parent view controller") == true)
    let modal = UIViewController()
    root.present(modal, animated: false)
    host.settle()
    modal.present(modal, animated: false)
    #expect(problem(host)?.contains("on itself") == true)
    let next = UIViewController()
    modal.present(next, animated: false)
    host.settle()
    next.present(modal, animated: false)
    #expect(problem(host)?.contains("that is already being presented by") == true)
  }

  @Test("dismissing nothing does nothing, and dismissing during a transition is rejected")
  func dismissing() {
    let (host, root) = started()
    root.dismiss(animated: true)
    #expect(host.takeIssues().isEmpty)
    let modal = UIViewController()
    root.present(modal, animated: true)
    root.dismiss(animated: true)
    #expect(problem(host)?.contains("while a presentation or dismiss is in progress!") == true)
    host.settle()
    #expect(root.presentedViewController === modal)
    host.advance(by: 1)
    root.dismiss(animated: false)
    host.settle()
    // Without animation it also begins with the next commit, so it can't be dismissed immediately.
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    root.present(next, animated: false)
    root.dismiss(animated: false)
    #expect(problem(host)?.contains("while a presentation or dismiss is in progress!") == true)
    host.settle()
    #expect(root.presentedViewController === next && root.view.window == nil)
    root.dismiss(animated: false)
    host.settle()
    #expect(root.presentedViewController == nil && root.view.window != nil)
  }
}
