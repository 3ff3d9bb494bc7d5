import Devices
import Testing
import UIKit

@MainActor
struct TurningTests {
  @Test("B1, B2: a quarter turn of a phone, in order")
  func phoneQuarter() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    host.setRoot(LoggingController("root", log))
    _ = log.take()
    #expect(host.turn(to: .landscapeLeft))
    #expect(
      log.take() == [
        "root.willTransition(to: traits)", "root.viewWillTransition(to: 812x375)",
        "root.traitCollectionDidChange(old)",
        "root.view.layoutMarginsDidChange", "root.viewLayoutMarginsDidChange",
        "root.view.safeAreaInsetsDidChange", "root.viewSafeAreaInsetsDidChange",
        "root.viewWillLayoutSubviews", "root.view.layoutSubviews", "root.viewDidLayoutSubviews",
        "root.alongside(812x375)", "root.completion",
      ])
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(host.screen.bounds == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(host.window.rootViewController?.view.frame == host.screen.bounds)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("B3, B6: an iPad's traits don't change")
  func padQuarter() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPadPro11, os: "17.0")
    host.setRoot(LoggingController("root", log))
    _ = log.take()
    host.turn(to: .landscapeLeft)
    #expect(
      log.take() == [
        "root.viewWillTransition(to: 1194x834)",
        "root.viewWillLayoutSubviews", "root.view.layoutSubviews", "root.viewDidLayoutSubviews",
        "root.alongside(1194x834)", "root.completion",
      ])
    #expect(host.window.traitCollection.horizontalSizeClass == .regular)
    #expect(host.window.traitCollection.verticalSizeClass == .regular)
  }

  @Test("B5: a half turn announces its size on iOS 8 to 10, later not; an option overrides this")
  func halfTurn() {
    func callbacks(_ device: Device, _ os: OSVersion, _ asked: Bool? = nil) -> [String] {
      let log = CallbackLog()
      var options = SimulationHost.Options()
      options.transitionsSizeOnHalfTurn = asked
      let host = SimulationHost(
        device: device, os: os, orientation: .landscapeLeft, options: options)
      host.setRoot(LoggingController("root", log))
      _ = log.take()
      #expect(host.turn(to: .landscapeLeft))
      return log.take()
    }
    let announced = [
      "root.viewWillTransition(to: 667x375)", "root.alongside(667x375)", "root.completion",
    ]
    #expect(callbacks(.iPhone7, "10.3") == announced)
    #expect(callbacks(.iPhone8, "12.0") == [])
    #expect(callbacks(.iPhone8, "12.0", true) == announced)
    #expect(callbacks(.iPhone7, "10.3", false) == [])
  }

  @Test("rotating there and back restores every view", arguments: ["10.3", "12.0", "15.0"])
  func thereAndBack(os: String) throws {
    let version = try #require(OSVersion(os))
    let host = SimulationHost(device: .iPhone7Plus, os: version)
    let root = UIViewController()
    var numbers = NumberSequence(seed: 3)
    var parent: UIView = root.view
    for _ in 0..<30 {
      let view = UIView(
        frame: CGRect(
          x: numbers.next(0...100), y: numbers.next(0...100), width: numbers.next(200...400),
          height: numbers.next(200...700)))
      view.preservesSuperviewLayoutMargins = numbers.next(0...1) == 1
      view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      parent.addSubview(view)
      if numbers.next(0...2) == 0 { parent = view }
    }
    host.setRoot(root)
    let before = host.layoutTree()
    host.turn(to: .landscapeLeft)
    #expect(host.layoutTree() != before)
    host.turn(to: .portrait)
    #expect(host.layoutTree() == before)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("B6: size classes of a rotated phone")
  func sizeClasses() {
    func classes(_ device: Device, _ os: OSVersion) -> [UIUserInterfaceSizeClass] {
      let host = SimulationHost(device: device, os: os)
      let root = UIViewController()
      host.setRoot(root)
      host.turn(to: .landscapeRight)
      let traits = root.view.traitCollection
      return [traits.horizontalSizeClass, traits.verticalSizeClass]
    }
    #expect(classes(.iPhoneX, "12.0") == [.compact, .compact])
    #expect(classes(.iPhone8Plus, "12.0") == [.regular, .compact])
    #expect(classes(.iPhoneXR, "12.0") == [.regular, .compact])
    #expect(classes(.iPhone15, "17.0") == [.compact, .compact])
    #expect(classes(.iPhone15ProMax, "17.0") == [.regular, .compact])
  }

  @Test("A6: iPhone X is never upside down; a controller's mask and shouldAutorotate count too")
  func refused() {
    final class Picky: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      var rotates = true
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      override var shouldAutorotate: Bool { rotates }
    }
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = Picky()
    root.mask = .all
    host.setRoot(root)
    #expect(!host.turn(to: .portraitUpsideDown))
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.deviceProxy.orientation == .portraitUpsideDown)
    root.mask = .portrait
    #expect(!host.turn(to: .landscapeLeft))
    root.mask = .landscapeRight
    root.rotates = false
    #expect(!host.turn(to: .landscapeLeft))
    root.rotates = true
    #expect(!host.turn(to: .landscapeRight))
    #expect(host.turn(to: .landscapeLeft))
    #expect(!host.turn(to: .faceUp))
    #expect(host.interfaceOrientation == .landscapeRight)

    let later = SimulationHost(device: .iPhone15, os: "17.0")
    let stubborn = Picky()
    stubborn.mask = .all
    stubborn.rotates = false
    later.setRoot(stubborn)
    #expect(later.turn(to: .landscapeLeft))
  }

  private final class Fixed: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  @Test("a root that doesn't support the current orientation rotates it; A7: without one in common")
  func launchOrientation() {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    let root = Fixed()
    root.mask = .landscape
    host.setRoot(root)
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(root.view.bounds.size == CGSize(width: 812, height: 375))
    host.setRoot(Fixed())
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.takeIssues().isEmpty)
    let impossible = Fixed()
    impossible.mask = .portraitUpsideDown
    host.setRoot(impossible)
    #expect(host.interfaceOrientation == .portrait)
    let issue = host.takeIssues().first?.description ?? ""
    #expect(issue.contains("controller: portraitUpsideDown"))
    #expect(issue.contains("hardware: portrait, landscapeLeft, landscapeRight"))
  }

  @Test(
    "C3: device rotations are reported, also flat ones and those that the interface doesn't follow"
  )
  func notifications() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    host.setRoot(UIViewController())
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: host.deviceProxy, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    host.turn(to: .landscapeLeft)
    host.turn(to: .faceUp)
    host.turn(to: .faceUp)
    host.turn(to: .portraitUpsideDown)
    #expect(counter.count == 3)
    #expect(UIDevice.current.orientation == .portraitUpsideDown)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
  }

  @Test("B1: children receive their own new size, unless it is the current one")
  func children() {
    final class Container: LoggingController {
      override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        (container as? LoggingController)?.name == "half"
          ? CGSize(width: parentSize.width / 2, height: parentSize.height)
          : CGSize(width: 100, height: 100)
      }
    }
    let log = CallbackLog()
    let host = SimulationHost(device: .iPadPro11, os: "17.0")
    let root = Container("root", log)
    root.load = { root in
      for name in ["half", "fixed"] {
        let child = LoggingController(name, log)
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(child.view)
      }
    }
    host.setRoot(root)
    _ = log.take()
    host.turn(to: .landscapeLeft)
    #expect(
      log.take().filter { $0.contains("ransition") || $0.contains("alongside") } == [
        "root.viewWillTransition(to: 1194x834)", "half.viewWillTransition(to: 597x834)",
        "half.alongside(100x100)", "root.alongside(1194x834)",
      ])
  }

  @Test(
    "the coordinator describes the rotation, and layout requested alongside runs before it ends")
  func coordinator() {
    final class Root: UIViewController {
      var facts: [String] = []
      var layouts = 0
      override func viewDidLayoutSubviews() { layouts += 1 }
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        let transform = coordinator.targetTransform
        facts.append("b \(transform.b) c \(transform.c) \(coordinator.transitionDuration)")
        facts.append("in transition \(transitionCoordinator === coordinator)")
        coordinator.animate { [weak self] _ in
          self?.layouts = 0
          self?.view.setNeedsLayout()
          self?.facts.append("duration \(UIView.inheritedAnimationDuration)")
        } completion: { [weak self] context in
          self?.facts.append("layouts \(self?.layouts ?? -1) \(context.isCancelled)")
        }
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = Root()
    host.setRoot(root)
    host.turn(to: .landscapeLeft)
    #expect(
      root.facts == [
        "b 1.0 c -1.0 0.4", "in transition true", "duration 0.4", "layouts 1 false",
      ])
    #expect(root.transitionCoordinator == nil)
  }

  @Test("each inset callback runs once per rotation, also if the status bar disappears")
  func onceEach() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = LoggingController("root", log)
    let inner = LoggingView("inner", log)
    root.load = {
      inner.frame = CGRect(x: 10, y: 10, width: $0.view.bounds.width - 20, height: 50)
      inner.autoresizingMask = [.flexibleWidth]
      inner.preservesSuperviewLayoutMargins = true
      $0.view.addSubview(inner)
    }
    host.setRoot(root)
    #expect(log.take().filter { $0.hasSuffix("viewSafeAreaInsetsDidChange") }.count == 1)
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
      host.turn(to: orientation)
      let changes = log.take().filter { $0.hasSuffix("DidChange") }
      #expect(
        changes == [
          "root.view.layoutMarginsDidChange", "root.viewLayoutMarginsDidChange",
          "root.view.safeAreaInsetsDidChange", "root.viewSafeAreaInsetsDidChange",
          "inner.layoutMarginsDidChange", "inner.safeAreaInsetsDidChange",
        ])
    }
  }

  @Test("a child that keeps its position still takes the new width's minimum margin")
  func marginsOfFixedChild() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = UIViewController()
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let child = UIViewController()
    root.addChild(child)
    child.view.frame = box.bounds
    box.addSubview(child.view)
    root.view.addSubview(box)
    host.setRoot(root)
    #expect(child.view.layoutMargins == UIEdgeInsets(0, 16, 0, 16))
    host.turn(to: .landscapeRight)
    #expect(child.view.layoutMargins == UIEdgeInsets(0, 20, 0, 20))
  }

  @Test("windows next to the root's rotate as well; one that doesn't fill the screen stays")
  func otherWindows() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let log = CallbackLog()
    host.setRoot(UIViewController())
    let over = UIWindow()
    over.rootViewController = LoggingController("over", log)
    over.isHidden = false
    let small = UIWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    small.isHidden = false
    host.settle()
    _ = log.take()
    host.turn(to: .landscapeLeft)
    #expect(over.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(small.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(small.safeAreaInsets == UIEdgeInsets(0, 34, 0, 0))
    #expect(log.take().contains("over.viewWillTransition(to: 812x375)"))
  }

  @Test("B9: an iOS 7 simulation calls no methods introduced in iOS 8")
  func iOS7() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhone5s, os: "7.1")
    host.setRoot(LoggingController("root", log))
    host.turn(to: .landscapeLeft)
    #expect(log.take().filter { $0.contains("ransition") || $0.contains("trait") } == [])
    #expect(host.window.bounds.size == CGSize(width: 568, height: 320))
    #expect(UIApplication.shared.statusBarFrame.height == 20)
  }
}
