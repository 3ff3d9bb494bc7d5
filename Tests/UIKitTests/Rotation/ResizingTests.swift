import Devices
import InfoPlists
import Testing

@testable import UIKit

/// Windows that the user resizes: iPad apps from iPadOS 26 on, iPhone apps on iPads from 27 on.
@MainActor
struct ResizingTests {
  private final class Root: UIViewController {
    var told: [CGSize] = []
    var got: [CGSize] = []
    var wasResizing: [Bool] = []
    var mask = UIInterfaceOrientationMask.all
    var isLocked = false

    override var prefersInterfaceOrientationLocked: Bool { isLocked }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      told.append(size)
      let geometry = view.window?.windowScene?.effectiveGeometry
      wasResizing.append(geometry?.isInteractivelyResizing ?? false)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if got.last != view.bounds.size { got.append(view.bounds.size) }
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var old: [UIWindowScene.Geometry] = []
    var new: [UIWindowScene.Geometry] = []
    var style = UIWindowScene.WindowingControlStyle.automatic

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      old.append(previousEffectiveGeometry)
      new.append(windowScene.effectiveGeometry)
    }

    func preferredWindowingControlStyle(
      for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle {
      style
    }
  }

  private func pad(
    _ os: OSVersion = "26.1", _ change: (inout SimulationHost.Options) -> Void = { _ in }
  ) -> (host: SimulationHost, root: Root) {
    var options = SimulationHost.Options()
    change(&options)
    let host = SimulationHost(device: .iPadPro11_M5, os: os, options: options)
    let root = Root()
    host.setRoot(root)
    return (host, root)
  }

  @Test("each step of a resize is announced, and is the size that the root gets")
  func steps() {
    let (host, root) = pad()
    root.got = []
    let end = host.resize(to: CGSize(width: 434, height: 810), steps: 4)
    let sizes = [734, 634, 534, 434].map { CGFloat($0) }
    #expect(end == CGSize(width: 434, height: 810))
    #expect(root.told.map(\.width) == sizes)
    #expect(root.told == root.got)
    #expect(root.wasResizing == [true, true, true, true])
    #expect(!host.windowScene.effectiveGeometry.isInteractivelyResizing)
    #expect(host.window.bounds.size == end)
    #expect(host.screen.bounds.size == CGSize(width: 834, height: 1210))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("compact below 640 points, regular from there on", arguments: [(639, false), (640, true)])
  func threshold(width: CGFloat, isRegular: Bool) {
    let (host, root) = pad()
    host.resize(to: CGSize(width: width, height: 900))
    #expect((root.traitCollection.horizontalSizeClass == .regular) == isRegular)
    #expect(root.traitCollection.verticalSizeClass == .regular)
    #expect(root.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test("a window keeps the top inset; it has a bottom one if it reaches the edge")
  func insets() {
    let (host, root) = pad()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    host.resize(to: CGSize(width: 500, height: 800))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
    host.resize(to: CGSize(width: 500, height: 1210))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
  }

  @Test("there and back: the root fills the screen again")
  func thereAndBack() {
    let (host, root) = pad()
    let before = host.layoutTree()
    host.resize(to: CGSize(width: 400, height: 700), steps: 3)
    #expect(host.multitasking == .window(CGSize(width: 400, height: 700)))
    host.resize(to: CGSize(width: 2000, height: 2000), steps: 3)
    #expect(host.multitasking == .fullScreen)
    #expect(root.view.bounds.size == CGSize(width: 834, height: 1210))
    #expect(host.layoutTree() == before)
  }

  @Test("system, screen and scene limit a window")
  func limits() throws {
    let (host, root) = pad()
    #expect(host.resize(to: CGSize(width: 10, height: 5000)) == CGSize(width: 320, height: 1210))
    let restrictions = try #require(host.windowScene.sizeRestrictions)
    restrictions.minimumSize = CGSize(width: 650, height: 650)
    host.settle()
    #expect(root.view.bounds.width == 650)
    #expect(host.windowScene.effectiveGeometry.minimumSize == CGSize(width: 650, height: 650))
    #expect(host.resize(to: CGSize(width: 400, height: 400)) == CGSize(width: 650, height: 650))
    restrictions.maximumSize = CGSize(width: 700, height: 600)
    #expect(host.resize(to: CGSize(width: 800, height: 900)) == CGSize(width: 700, height: 650))
    restrictions.minimumSize = CGSize(width: CGFloat.nan, height: 0)
    #expect(restrictions.minimumSize == CGSize(width: 650, height: 650))
    restrictions.minimumSize = CGSize(width: CGFloat.infinity, height: 0)
    #expect(restrictions.minimumSize == CGSize(width: 650, height: 650))
    let problems = host.takeIssues().map(\.problem)
    #expect(problems.count == 2)
    #expect(problems.first?.contains("a size that isn't a number") == true)
    #expect(problems.last?.contains("an infinite size") == true)
  }

  @Test("an impossible resize reports why, and the size is kept")
  func refusals() {
    func refused(_ host: SimulationHost, _ size: CGSize = CGSize(width: 400, height: 600)) -> String
    {
      host.setRoot(UIViewController())
      let old = host.geometry.size
      #expect(host.resize(to: size) == old)
      #expect(host.window.bounds.size == old)
      return host.takeIssues().map(\.problem).joined()
    }
    #expect(refused(SimulationHost(device: .iPhone17, os: "27.0")).contains("fill the screen"))
    #expect(refused(SimulationHost(device: .iPadPro11, os: "18.0")).contains("iPadOS 18.0"))
    var options = SimulationHost.Options()
    options.infoPlist = InfoPlist(supportedOrientations: nil, requiresFullScreen: true)
    let full = SimulationHost(device: .iPadPro11, os: "26.0", options: options)
    #expect(refused(full).contains("UIRequiresFullScreen"))
    #expect(full.windowScene.sizeRestrictions == nil)
    options.infoPlist?.fullScreenIgnoredFrom.base = "26.0"
    let ignored = SimulationHost(device: .iPadPro11, os: "26.0", options: options)
    #expect(ignored.windowScene.sizeRestrictions != nil)
    let pad = SimulationHost(device: .iPadPro11, os: "26.0")
    #expect(refused(pad, CGSize(width: -1, height: 600)).contains("-1"))
    #expect(refused(pad, CGSize(width: CGFloat.nan, height: 600)).contains("nan"))
    #expect(pad.resize(to: CGSize(width: 400, height: 600), steps: 0) == pad.geometry.size)
    #expect(pad.takeIssues().count == 1)
  }

  @Test("a window that a test gives the app follows the rules of a resize")
  func multitaskingWindow() {
    let (host, root) = pad()
    host.windowScene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 0)
    #expect(host.setMultitasking(.window(CGSize(width: 10, height: 5000))))
    #expect(root.view.bounds.size == CGSize(width: 400, height: 1210))
    #expect(host.setMultitasking(.window(CGSize(width: 2000, height: 2000))))
    #expect(host.multitasking == .fullScreen)
    #expect(!host.setMultitasking(.window(CGSize(width: -1, height: 600))))
    #expect(host.takeIssues().count == 1)

    let (full, fullRoot) = pad {
      $0.infoPlist = InfoPlist(supportedOrientations: nil, requiresFullScreen: true)
    }
    #expect(!full.setMultitasking(.window(CGSize(width: 500, height: 600))))
    #expect(fullRoot.view.bounds.width == 834)
    #expect(full.takeIssues().map(\.problem).joined().contains("UIRequiresFullScreen"))

    let (phone, _) = pad("27.0") {
      $0.runsPhoneApp = true
      $0.infoPlist = InfoPlist(supportedOrientations: [.portrait])
    }
    #expect(!phone.turn(to: .landscapeLeft))
    phone.turn(to: .portrait)
    #expect(phone.setMultitasking(.window(CGSize(width: 500, height: 700))))
    #expect(phone.turn(to: .landscapeLeft), "it was resized")
  }

  @Test("an app in the background isn't resized")
  func background() {
    let (host, root) = pad()
    host.enterBackground()
    root.told = []
    #expect(host.resize(to: CGSize(width: 500, height: 700)).width == 834)
    #expect(!host.setMultitasking(.window(CGSize(width: 500, height: 700))))
    #expect(root.told.isEmpty && host.takeIssues().count == 1)
    host.enterForeground()
    #expect(host.resize(to: CGSize(width: 500, height: 700)).width == 500)
  }

  @Test("a window keeps its size when the iPad is rotated, as far as the screen allows")
  func turning() {
    let (host, root) = pad()
    host.resize(to: CGSize(width: 600, height: 1000))
    #expect(host.turn(to: .landscapeLeft))
    #expect(root.view.bounds.size == CGSize(width: 600, height: 834))
    #expect(host.turn(to: .portrait))
    #expect(root.view.bounds.size == CGSize(width: 600, height: 1000))
  }

  @Test("orientations count in windows before iPadOS 27, and not from then on")
  func orientations() {
    for (os, turns) in [("26.1", false), ("27.0", true)] as [(OSVersion, Bool)] {
      let (host, _) = pad(os) {
        $0.infoPlist = InfoPlist(supportedOrientations: [.portrait])
      }
      #expect(!host.turn(to: .landscapeLeft), "full screen")
      host.turn(to: .portrait)
      host.resize(to: CGSize(width: 600, height: 800))
      #expect(host.turn(to: .landscapeLeft) == turns, "\(os)")
    }
  }

  // MARK: The scene

  @Test("the scene's delegate receives each new geometry from iPadOS 26 on, with the old one")
  func delegate() {
    let (host, _) = pad()
    let delegate = SceneDelegate()
    host.windowScene.delegate = delegate
    host.resize(to: CGSize(width: 634, height: 1210), steps: 2)
    let widths = delegate.new.map(\.systemFrame.width)
    #expect(widths == [834, 734, 634, 634])
    #expect(delegate.new.map(\.isInteractivelyResizing) == [true, true, true, false])
    #expect(delegate.old.map(\.systemFrame.width) == [834, 834, 734, 634])
    #expect(delegate.new.last?.coordinateSpace.bounds.width == 634)
    #expect(host.windowScene.coordinateSpace.bounds.width == 634)
    delegate.new = []
    host.turn(to: .landscapeRight)
    #expect(delegate.new.map(\.interfaceOrientation) == [.landscapeLeft])

    let old = SimulationHost(device: .iPadPro11, os: "18.0")
    old.setRoot(UIViewController())
    old.windowScene.delegate = delegate
    delegate.new = []
    old.turn(to: .landscapeRight)
    #expect(delegate.new.isEmpty)
  }

  @Test("the delegate is notified of a lock and of limits that change nothing else")
  func lockAndLimits() {
    let (host, root) = pad()
    let delegate = SceneDelegate()
    host.windowScene.delegate = delegate
    root.isLocked = true
    root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    #expect(delegate.new.isEmpty, "at once")
    host.settle()
    #expect(delegate.new.map(\.isInterfaceOrientationLocked) == [true])
    #expect(delegate.old.map(\.isInterfaceOrientationLocked) == [false])
    host.turn(to: .landscapeLeft)
    #expect(delegate.new.count == 1)
    root.isLocked = false
    root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    host.settle()
    #expect(delegate.new.map(\.isInterfaceOrientationLocked) == [true, false])
    #expect(delegate.old.map(\.isInterfaceOrientationLocked) == [false, true])
    #expect(delegate.new.map(\.interfaceOrientation) == [.portrait, .landscapeRight])
    host.windowScene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
    host.settle()
    #expect(delegate.new.map(\.minimumSize.width) == [0, 0, 400])
    host.settle()
    #expect(delegate.new.count == 3)
  }

  @Test("preferences without orientations request nothing")
  func noPreference() {
    let (host, _) = pad()
    let preferences = UIWindowScene.GeometryPreferences.iOS()
    #expect(preferences.interfaceOrientations == nil)
    var errors = 0
    host.windowScene.requestGeometryUpdate(preferences) { _ in errors += 1 }
    host.settle()
    #expect(errors == 0 && host.interfaceOrientation == .portrait)
    preferences.interfaceOrientations = .landscapeLeft
    host.windowScene.requestGeometryUpdate(preferences)
    host.settle()
    #expect(host.interfaceOrientation == .landscapeLeft)
  }

  @Test("a window created for the scene in code fills the scene's part of the screen")
  func ownWindow() {
    let (host, _) = pad()
    host.resize(to: CGSize(width: 500, height: 700))
    let window = UIWindow(windowScene: host.windowScene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
  }

  // MARK: Window controls

  @Test("controls add nothing to the safe area; adapted margins and bars avoid them")
  func controls() throws {
    let (host, root) = pad()
    let delegate = SceneDelegate()
    host.windowScene.delegate = delegate
    let view = try #require(root.view)
    let guide = view.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
    let plain = view.directionalEdgeInsets(for: .margins())
    #expect(guide.layoutFrame.minX == plain.leading, "full screen")
    host.resize(to: CGSize(width: 700, height: 800))
    #expect(view.safeAreaInsets.left == 0)
    let adapted = view.directionalEdgeInsets(for: .margins(cornerAdaptation: .horizontal))
    #expect(adapted.leading == plain.leading + 96)
    #expect(adapted.trailing == plain.trailing)
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top == 52)
    let low = UIView(frame: CGRect(x: 0, y: 60, width: 700, height: 100))
    view.addSubview(low)
    host.settle()
    #expect(low.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).left == 0)
    delegate.style = .minimal
    #expect(
      view.directionalEdgeInsets(for: .margins(cornerAdaptation: .horizontal)).leading
        == plain.leading)
    delegate.style = .unified
    #expect(
      view.directionalEdgeInsets(for: .margins(cornerAdaptation: .horizontal)).leading
        == plain.leading + 96)
  }

  @Test("a navigation bar's leading items move past the controls, its trailing ones stay")
  func bar() throws {
    let host = SimulationHost(device: .iPadPro11_M5, os: "26.1")
    let root = UIViewController()
    let leading = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let trailing = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: leading)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: trailing)
    host.setRoot(UINavigationController(rootViewController: root))
    func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    let before = (place(leading).minX, 834 - place(trailing).maxX)
    host.resize(to: CGSize(width: 700, height: 800))
    #expect(place(leading).minX == before.0 + 96)
    #expect(700 - place(trailing).maxX == before.1)
    host.resize(to: CGSize(width: 834, height: 1210))
    #expect(place(leading).minX == before.0)
  }

  // MARK: iPhone apps on iPads

  @Test("an iPhone app on an iPad has its own window, and stays compact however wide it is")
  func phoneApp() {
    let (host, root) = pad("27.0") { $0.runsPhoneApp = true }
    #expect(root.view.bounds.size == CGSize(width: 417, height: 1210))
    #expect(host.screen.bounds.size == CGSize(width: 834, height: 1210))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0))
    #expect(root.traitCollection.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.model == "iPad")
    host.resize(to: CGSize(width: 800, height: 1000), steps: 2)
    #expect(root.view.bounds.size == CGSize(width: 800, height: 1000))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.told == Array(root.got.suffix(2)))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("UIDeviceFamily has the same effect; before iPadOS 27 it is an issue")
  func deviceFamily() {
    let (host, root) = pad("27.1") {
      $0.infoPlist = InfoPlist()
      $0.infoPlist?.deviceFamilies = [.iPhone]
    }
    #expect(root.view.bounds.width == 417)
    #expect(host.takeIssues().isEmpty)
    let (old, oldRoot) = pad("26.1") { $0.runsPhoneApp = true }
    #expect(oldRoot.view.bounds.width == 834)
    #expect(old.takeIssues().map(\.problem).joined().contains("iPadOS 27"))
  }

  @Test("an iPhone app's orientations count until its window is resized for the first time")
  func phoneOrientations() {
    let (host, _) = pad("27.0") {
      $0.runsPhoneApp = true
      $0.infoPlist = InfoPlist(supportedOrientations: [.portrait])
    }
    #expect(!host.turn(to: .landscapeLeft))
    host.turn(to: .portrait)
    host.resize(to: CGSize(width: 500, height: 700))
    #expect(host.turn(to: .landscapeLeft))
  }

  @Test("an iPhone app that requires full screen is resized in fixed sizes, each on a new screen")
  func discrete() {
    let (host, root) = pad("27.0") {
      $0.runsPhoneApp = true
      $0.infoPlist = InfoPlist(supportedOrientations: [.portrait], requiresFullScreen: true)
    }
    let first = host.screen
    host.resize(to: CGSize(width: 600, height: 900), steps: 5)
    #expect(root.told == [CGSize(width: 600, height: 900)])
    #expect(root.wasResizing == [false])
    #expect(host.screen !== first)
    #expect(host.screen.bounds.size == CGSize(width: 600, height: 900))
    #expect(!host.turn(to: .landscapeLeft), "its orientations count")
  }
}
