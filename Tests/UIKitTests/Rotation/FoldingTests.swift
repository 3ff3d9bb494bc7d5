import Devices
import InfoPlists
import Testing
import UIKit

/// Folding and unfolding: the callbacks, and the state that is preserved.
@MainActor
struct FoldingTests {
  private class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var isLocked = false
    var told: [CGSize] = []
    var onTransition: () -> Void = {}
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var prefersInterfaceOrientationLocked: Bool { isLocked }

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      told.append(size)
      onTransition()
    }
  }

  private func duo(
    _ posture: Device.Posture = .closed, orientation: UIInterfaceOrientation = .portrait,
    plist: InfoPlist? = nil, held: UIDeviceOrientation? = nil
  ) -> SimulationHost {
    var options = SimulationHost.Options()
    options.posture = posture
    options.infoPlist = plist
    options.held = held
    return SimulationHost(
      device: .iPhoneDuo, os: "27.1", orientation: orientation, options: options)
  }

  private let innerLandscape = CGSize(width: 951, height: 669)

  // MARK: Callbacks

  @Test("unfolding is a resize: traits and size announced, replaced, laid out, completed")
  func unfolding() {
    // In this orientation, the two displays have the same insets.
    let log = CallbackLog()
    let host = duo()
    host.setRoot(LoggingController("root", log))
    _ = log.take()
    #expect(host.fold(to: .open))
    #expect(
      log.take() == [
        "root.willTransition(to: traits)", "root.viewWillTransition(to: 951x669)",
        "root.traitCollectionDidChange(old)",
        "root.viewWillLayoutSubviews", "root.view.layoutSubviews", "root.viewDidLayoutSubviews",
        "root.alongside(951x669)", "root.completion",
      ])
    #expect(host.posture == .open && host.geometry.posture == .open)
    #expect(host.interfaceOrientation == .landscapeLeft)
    #expect(host.deviceOrientation == .portrait)
    #expect(host.window.rootViewController?.view.frame == host.screen.bounds)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("on another display the interface doesn't rotate, however the display is rotated")
  func noTurn() {
    final class Content: UIViewController {
      var transforms: [CGAffineTransform] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        transforms.append(coordinator.targetTransform)
      }
    }
    let content = Content()
    let host = duo()
    host.setRoot(content)
    #expect(host.fold(to: .open))
    #expect(host.interfaceOrientation == .landscapeLeft)
    #expect(content.transforms == [.identity])
  }

  @Test("between half open and open nothing is called, and only the fold becomes active")
  func sameDisplay() {
    let log = CallbackLog()
    let host = duo(.open, orientation: .landscapeLeft)
    host.setRoot(LoggingController("root", log))
    let screen = host.screen
    let traits = host.predictedTraits
    _ = log.take()
    for (posture, isActive) in [
      (.halfOpen, true), (.open, false), (.halfOpen(degrees: 60), true),
    ] as [(Device.Posture, Bool)] {
      #expect(host.fold(to: posture))
      #expect(host.geometry.division?.isActive == isActive)
      #expect(host.screenGeometry == host.geometry && host.posture == posture)
    }
    #expect(log.take() == [])
    #expect(host.screen === screen && host.predictedTraits == traits)
  }

  @Test("the scene's delegate gets the old space; notifications report the orientation")
  func sceneDelegate() {
    final class SceneDelegate: NSObject, UIWindowSceneDelegate {
      var updates: [String] = []
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        let size = previousCoordinateSpace.bounds.size
        updates.append("\(size.width)x\(size.height) \(previousInterfaceOrientation)")
      }
    }
    let host = duo()
    let delegate = SceneDelegate()
    host.windowScene.delegate = delegate
    host.setRoot(Screen())
    host.beginTrace()
    host.fold(to: .halfOpen)
    host.fold(to: .open)
    host.fold(to: .closed)
    #expect(delegate.updates == ["466.0x678.0 portrait", "951.0x669.0 landscapeLeft"])
    let trace = host.takeTrace().entries
    #expect(
      trace.filter { $0.method == "fold(to:)" }.map { "\($0.path) \($0.arguments)" } == [
        "Simulator half-open", "Simulator open", "Simulator closed",
      ])
    #expect(
      trace.filter { $0.method.contains("StatusBarOrientation") }.map(\.arguments) == [
        "landscapeLeft", "portrait", "portrait", "landscapeLeft",
      ])
  }

  @Test("a fold requested in a callback happens after it", arguments: [true, false])
  func inCallback(folds: Bool) {
    let host = duo()
    let root = Screen()
    host.setRoot(root)
    var isFirst = true
    root.onTransition = {
      guard isFirst else { return }
      isFirst = false
      host.fold(to: folds ? .open : .closed)
    }
    if folds { host.turn(to: .landscapeLeft) } else { host.fold(to: .open) }
    host.settle()
    let expected =
      folds
      ? [CGSize(width: 678, height: 466), CGSize(width: 669, height: 951)]
      : [innerLandscape, CGSize(width: 466, height: 678)]
    #expect(root.told == expected)
    #expect(root.view.bounds.size == expected[1])
    #expect(host.geometry.posture == (folds ? .open : .closed))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("registered observers receive each posture before the layout, in order, while they live")
  func observers() {
    let host = duo()
    host.setRoot(Screen())
    final class Owner {}
    let (first, second) = (Owner(), Owner())
    var third: Owner? = Owner()
    var heard: [String] = []
    host.observePosture(first) { heard.append("first \(host.geometry.posture)") }
    host.observePosture(second) { heard.append("second") }
    if let third { host.observePosture(third) { heard.append("third") } }
    host.observePosture(second) { heard.append("second again") }
    third = nil
    host.fold(to: .open)
    #expect(heard == ["first open", "second again"])
    host.stopObservingPosture(first)
    host.fold(to: .halfOpen)
    host.fold(to: .halfOpen)
    #expect(heard == ["first open", "second again", "second again"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("while the app is in the background nothing is called; it catches up when it comes back")
  func background() {
    let host = duo()
    let root = Screen()
    host.setRoot(root)
    host.enterBackground()
    host.fold(to: .open)
    #expect(host.posture == .open && host.geometry.posture == .closed)
    #expect(root.told.isEmpty)
    host.enterForeground()
    #expect(root.told == [innerLandscape] && root.view.bounds.size == innerLandscape)
    host.enterBackground()
    host.fold(to: .closed)
    host.fold(to: .open)
    host.enterForeground()
    #expect(root.told == [innerLandscape])
  }

  // MARK: Told and got, there and back

  @Test(
    "every controller gets its announced size, and folding back restores everything",
    arguments: [UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight])
  func thereAndBack(held: UIDeviceOrientation) {
    for container in Container.allCases {
      let host = duo()
      let child = Screen()
      host.setRoot(container.wrap(child))
      host.turn(to: held)
      for posture in [.open, .halfOpen] as [Device.Posture] {
        let before = host.layoutTree()
        child.told = []
        host.fold(to: posture)
        #expect(child.told == [child.view.bounds.size], "\(container)")
        #expect(host.window.frame == host.geometry.bounds, "\(container)")
        child.told = []
        host.fold(to: .closed)
        #expect(child.told == [child.view.bounds.size], "\(container)")
        #expect(host.layoutTree() == before, "\(container)")
      }
      #expect(host.takeIssues().isEmpty, "\(container)")
    }
  }

  private enum Container: CaseIterable {
    case none, navigation, tabs, both, page, child

    @MainActor
    func wrap(_ controller: UIViewController) -> UIViewController {
      switch self {
      case .none: return controller
      case .navigation: return UINavigationController(rootViewController: controller)
      case .tabs, .both:
        let tabs = UITabBarController()
        tabs.viewControllers = [
          self == .both ? UINavigationController(rootViewController: controller) : controller,
          UIViewController(),
        ]
        return tabs
      case .page:
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([controller], direction: .forward, animated: false)
        return pages
      case .child:
        let parent = UIViewController()
        parent.addChild(controller)
        controller.view.frame = parent.view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(controller.view)
        controller.didMove(toParent: parent)
        return parent
      }
    }
  }

  @Test("what an app shows stays: pushed controllers, text, scrolling, and presentations")
  func state() {
    let host = duo()
    let root = Screen()
    let navigation = UINavigationController(rootViewController: root)
    host.setRoot(navigation)
    let pushed = Screen()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    field.text = "draft"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 2000)
    scroll.contentOffset = CGPoint(x: 0, y: 300)
    pushed.view.addSubview(field)
    pushed.view.addSubview(scroll)
    navigation.pushViewController(pushed, animated: false)
    host.settle()
    let modal = Screen()
    pushed.present(modal, animated: false)
    host.settle()
    for posture in [.open, .halfOpen, .closed] as [Device.Posture] {
      host.fold(to: posture)
      #expect(navigation.viewControllers == [root, pushed])
      #expect(field.text == "draft" && scroll.contentOffset.y == 300)
      #expect(pushed.presentedViewController === modal && modal.view.window === host.window)
    }
    #expect(host.takeIssues().isEmpty)
  }

  // MARK: Screens

  @Test("the main screen stays the outer display; each unfolding creates a new screen")
  func screens() {
    let host = duo()
    host.setRoot(Screen())
    let main = UIScreen.main
    #expect(main === host.windowScene.screen && main === host.screen)
    host.turn(to: .landscapeLeft)
    host.turn(to: .portrait)
    host.fold(to: .open)
    let inner = host.windowScene.screen
    #expect(UIScreen.main === main && inner !== main && host.window.screen === inner)
    #expect(main.bounds == CGRect(x: 0, y: 0, width: 466, height: 678))
    #expect(main.nativeBounds == CGRect(x: 0, y: 0, width: 1398, height: 2034))
    #expect(main.nativeScale == 3)
    #expect(main.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.bounds == CGRect(x: 0, y: 0, width: 951, height: 669))
    #expect(inner.nativeBounds == CGRect(x: 0, y: 0, width: 1878, height: 2670))
    #expect(inner.scale == 3 && abs(inner.nativeScale - 2.807) < 0.001)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.coordinateSpace.bounds == inner.bounds)
    #expect(inner.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 669, height: 951))
    // The top left corner of a screen rotated to the left is the bottom left one in portrait.
    let corner = inner.coordinateSpace.convert(CGPoint.zero, to: inner.fixedCoordinateSpace)
    #expect(corner == CGPoint(x: 0, y: 951))
    host.fold(to: .halfOpen)
    #expect(host.windowScene.screen === inner)
    host.fold(to: .closed)
    #expect(host.windowScene.screen === main && UIScreen.main === main)
    #expect(main.bounds == host.window.bounds)
    host.fold(to: .open)
    #expect(host.windowScene.screen !== main && host.windowScene.screen !== inner)
  }

  @Test("a device may start unfolded")
  func startingOpen() {
    let host = duo(.halfOpen)
    let root = Screen()
    host.setRoot(root)
    #expect(host.posture == .halfOpen)
    #expect(root.view.bounds.size == CGSize(width: 669, height: 951))
    #expect(host.deviceOrientation == .landscapeLeft)
    #expect(UIScreen.main !== host.screen)
    #expect(UIScreen.main.bounds.size == CGSize(width: 466, height: 678))
    host.fold(to: .closed)
    #expect(UIScreen.main === host.screen)
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(UIScreen.main.bounds.size == CGSize(width: 678, height: 466))
    #expect(host.takeIssues().isEmpty)
  }

  // MARK: Wrong use

  @Test("an impossible fold is an issue, and changes nothing")
  func wrongUse() {
    let phone = SimulationHost(device: .iPhone17, os: "26.1")
    phone.setRoot(Screen())
    #expect(!phone.fold(to: .closed))
    #expect(
      phone.takeIssues().map(\.description) == [
        "iPhone 17: iPhone 17 has no hinge, so it can't be closed; the device stays open. Choose a "
          + "device that folds, such as the iPhone Duo."
      ])
    #expect(phone.fold(to: .open) && phone.takeIssues().isEmpty)
    let host = duo()
    let root = Screen()
    host.setRoot(root)
    #expect(!host.fold(to: .halfOpen(degrees: 5)))
    #expect(host.posture == .closed && root.told.isEmpty)
    #expect(
      host.takeIssues().map(\.description) == [
        "iPhone Duo: iPhone Duo is half open at 27° to 179°, and not at 5.0°; the device stays "
          + "closed. Choose one of: closed, half-open, open, or half open at 27° to 179°."
      ])
    var options = SimulationHost.Options()
    options.posture = .closed
    let pad = SimulationHost(device: .iPadA16, os: "26.1", options: options)
    #expect(pad.posture == .open)
    #expect(pad.takeIssues().first?.description.contains("it starts open") == true)
    let upsideDown = duo(orientation: .portraitUpsideDown)
    #expect(upsideDown.interfaceOrientation == .portrait)
    #expect(upsideDown.takeIssues().count == 1)
    #expect(duo(.open, orientation: .portraitUpsideDown).takeIssues().isEmpty)
  }
}
