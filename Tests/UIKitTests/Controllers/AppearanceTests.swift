import Devices
import Testing
import UIKit

@MainActor
struct AppearanceTests {
  @Test("B4, E3: a first appearance calls back in UIKit's order")
  func firstAppearance() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = LoggingController("root", log)
    root.load = { _ in log.note("insets \(root.view.safeAreaInsets == .zero)") }
    host.setRoot(root)
    #expect(
      log.take() == [
        "root.viewDidLoad", "insets true", "root.viewWillAppear",
        "root.traitCollectionDidChange(nil)",
        "root.view.layoutMarginsDidChange", "root.viewLayoutMarginsDidChange",
        "root.view.safeAreaInsetsDidChange", "root.viewSafeAreaInsetsDidChange",
        "root.viewWillLayoutSubviews", "root.view.layoutSubviews", "root.viewDidLayoutSubviews",
        "root.viewDidAppear",
      ])
    #expect(root.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("from iOS 13 traits are predicted, and viewIsAppearing comes before layout")
  func laterReleases() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    host.setRoot(LoggingController("root", log))
    #expect(
      log.take() == [
        "root.viewDidLoad", "root.viewWillAppear",
        "root.view.layoutMarginsDidChange", "root.viewLayoutMarginsDidChange",
        "root.view.safeAreaInsetsDidChange", "root.viewSafeAreaInsetsDidChange",
        "root.viewIsAppearing",
        "root.viewWillLayoutSubviews", "root.view.layoutSubviews", "root.viewDidLayoutSubviews",
        "root.viewDidAppear",
      ])
  }
}

@MainActor
struct ContainmentTests {
  private func child(_ name: String, _ log: CallbackLog) -> LoggingController {
    LoggingController(name, log)
  }

  private func appearances(_ log: CallbackLog) -> [String] {
    log.take().filter { $0.contains("ppear") || $0.contains("toParent") }
  }

  @Test("a child added before its parent appears does so with it")
  func appearsWithParent() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = LoggingController("root", log)
    let inner = child("inner", log)
    root.load = {
      $0.addChild(inner)
      $0.view.addSubview(inner.view)
      inner.didMove(toParent: $0)
    }
    host.setRoot(root)
    #expect(
      appearances(log) == [
        "inner.willMove(toParent: parent)", "inner.didMove(toParent: parent)",
        "root.viewWillAppear", "inner.viewWillAppear", "inner.viewDidAppear",
        "root.viewDidAppear",
      ])
    #expect(inner.parent === root)
    #expect(root.children.count == 1 && root.children[0] === inner)
  }

  @Test("a child that is added and removed later appears and disappears by itself")
  func comesAndGoes() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = LoggingController("root", log)
    host.setRoot(root)
    _ = log.take()

    let inner = child("inner", log)
    root.addChild(inner)
    #expect(inner.isMovingToParent)
    root.view.addSubview(inner.view)
    inner.didMove(toParent: root)
    #expect(
      appearances(log) == [
        "inner.willMove(toParent: parent)", "inner.viewWillAppear",
        "inner.didMove(toParent: parent)",
      ])
    host.settle()
    #expect(appearances(log) == ["inner.viewDidAppear"])
    #expect(!inner.isMovingToParent)

    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    #expect(inner.viewIfLoaded?.window == nil)
    inner.removeFromParent()
    host.settle()
    #expect(
      appearances(log) == [
        "inner.willMove(toParent: nil)", "inner.viewWillDisappear",
        "inner.didMove(toParent: nil)", "inner.viewDidDisappear",
      ])
    #expect(inner.parent == nil && root.children.isEmpty)
  }

  @Test("a view whose controller has no parent gets no callbacks when its superview appears")
  func strangerInTheTree() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = LoggingController("root", log)
    let stranger = child("stranger", log)
    root.load = { $0.view.addSubview(stranger.view) }
    host.setRoot(root)
    #expect(appearances(log) == ["root.viewWillAppear", "root.viewDidAppear"])
  }

  private final class ManualContainer: LoggingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("a container that forwards appearance calls itself decides when its child appears")
  func manualForwarding() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = ManualContainer("root", log)
    let inner = child("inner", log)
    root.load = {
      $0.addChild(inner)
      $0.view.addSubview(inner.view)
    }
    host.setRoot(root)
    #expect(
      appearances(log) == [
        "inner.willMove(toParent: parent)", "root.viewWillAppear", "root.viewDidAppear",
      ])
    inner.beginAppearanceTransition(true, animated: true)
    inner.endAppearanceTransition()
    #expect(appearances(log) == ["inner.viewWillAppear", "inner.viewDidAppear"])
  }

  @Test("another root controller replaces the first one")
  func replacesRoot() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let first = child("first", log)
    host.setRoot(first)
    _ = log.take()
    host.setRoot(child("second", log))
    #expect(
      appearances(log) == [
        "first.viewWillDisappear", "second.viewWillAppear", "first.viewDidDisappear",
        "second.viewDidAppear",
      ])
    #expect(first.view.superview == nil)
    #expect(host.window.subviews.count == 1)
  }

  @Test("a controller can't become its own descendant; an issue says so")
  func cycle() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let outer = UIViewController()
    let inner = UIViewController()
    outer.addChild(inner)
    inner.addChild(outer)
    #expect(outer.parent == nil && inner.children.isEmpty)
    #expect(host.takeIssues().count == 1)
  }

  @Test("the view is loaded once, on demand, with the screen's size")
  func loading() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.becomeCurrent()
    let controller = UIViewController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.next === controller)
  }

  private final class Forgetful: UIViewController {
    override func loadView() {}
  }

  @Test("a loadView that sets no view is an issue, not a crash")
  func emptyLoadView() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(Forgetful())
    #expect(host.takeIssues().count == 1)
    #expect(host.window.subviews.count == 1)
  }

  @Test("a view belongs to one controller; parent references are cleared with their objects")
  func ownership() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let view = UIView()
    let first = UIViewController()
    first.view = view
    do {
      let second = UIViewController()
      second.view = view
      #expect(view.next === second)
      #expect(!first.isViewLoaded)
      #expect(host.takeIssues().count == 1)
    }
    #expect(view.next == nil)
    let kept = UIView()
    do {
      let window = UIWindow()
      let middle = UIView()
      middle.addSubview(kept)
      window.addSubview(middle)
      #expect(kept.window === window)
    }
    #expect(kept.window == nil && kept.superview == nil && kept.layer.superlayer == nil)
    #expect(kept.convert(CGPoint.zero, to: nil) == .zero)
    let layer: CALayer
    do { layer = UIView().layer }
    #expect(layer.delegate == nil)
  }
}
