import Devices
import Testing

@testable import UIKit

/// Behaviour A5: whichever window comes to the front, its root is queried for orientations immediately.
@MainActor
struct WindowsSpeakTests {
  private final class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var hidesStatusBar = false
    var onAppear: (() -> Void)?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }

    convenience init(_ mask: UIInterfaceOrientationMask) {
      self.init(nibName: nil, bundle: nil)
      self.mask = mask
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear?()
    }
  }

  /// A device in portrait with a portrait-only root, and a second window that isn't shown yet.
  private func stage(
    _ device: Device, _ os: OSVersion
  ) -> (host: SimulationHost, over: UIWindow) {
    let host = SimulationHost(device: device, os: os)
    host.setRoot(Screen(.portrait))
    let over = UIWindow(windowScene: host.windowScene)
    over.rootViewController = Screen(.landscape)
    return (host, over)
  }

  nonisolated static let devices: [(Device, OSVersion)] = [
    (.iPhone6s, "9.3"), (.iPhone8, "12.0"), (.iPhoneX, "13.0"), (.iPhone15, "17.0"),
    (.iPhone17ProMax, "26.0"), (.iPadAir2, "10.3"), (.iPadPro11, "17.0"),
  ]

  @Test(
    "A5: a key window's root is queried when it appears, and the other's when it disappears",
    arguments: devices)
  func comeAndGo(device: Device, os: OSVersion) throws {
    let goings: [(String, (SimulationHost, UIWindow) -> Void)] = [
      ("hidden", { $1.isHidden = true }),
      ("another is key", { host, _ in host.window.makeKey() }),
      ("another is key and visible", { host, _ in host.window.makeKeyAndVisible() }),
      ("out of its scene", { $1.windowScene = nil }),
      ("root replaced", { $1.rootViewController = Screen(.portrait) }),
    ]
    for (name, go) in goings {
      let (host, over) = stage(device, os)
      over.makeKeyAndVisible()
      #expect(host.interfaceOrientation.isLandscape, "\(name)")
      host.settle()
      let root = try #require(over.rootViewController)
      #expect(root.view.bounds.size == host.geometry.size, "\(name)")
      #expect(host.geometry.size.width > host.geometry.size.height)
      go(host, over)
      #expect(host.interfaceOrientation == .portrait, "\(name)")
      host.settle()
      #expect(host.window.rootViewController?.view.bounds.size == device.portraitSize, "\(name)")
      // And once more, if it can come back the way it went.
      if name != "root replaced" {
        over.windowScene = host.windowScene
        over.makeKeyAndVisible()
        #expect(host.interfaceOrientation.isLandscape, "\(name)")
      }
      #expect(host.takeIssues().isEmpty, "\(name)")
    }
  }

  @Test("A5: the frontmost window decides if no key window is on the screen")
  func frontmost() {
    let (host, over) = stage(.iPhone15, "17.0")
    over.isHidden = false
    #expect(host.interfaceOrientation == .portrait, "the key window speaks")
    host.window.isHidden = true
    #expect(host.interfaceOrientation.isLandscape)
    let third = UIWindow(windowScene: host.windowScene)
    third.rootViewController = Screen(.portrait)
    third.isHidden = false
    #expect(host.interfaceOrientation == .portrait)
    over.windowLevel = .alert
    #expect(host.interfaceOrientation.isLandscape)
    over.windowLevel = .normal - 1
    #expect(host.interfaceOrientation == .portrait)
    over.windowLevel = .alert
    over.rootViewController = nil
    over.rootViewController = Screen(.portrait)
    #expect(host.interfaceOrientation == .portrait)
    over.rootViewController = Screen(.landscape)
    #expect(host.interfaceOrientation.isLandscape)
    over.isHidden = true
    third.isHidden = true
    host.window.isHidden = false
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("A5: windows that callbacks show or hide are queried on the next settling at the latest")
  func inCallbacks() {
    let (host, over) = stage(.iPhone8, "12.0")
    let root = Screen(.portrait)
    root.onAppear = { over.makeKeyAndVisible() }
    host.window.rootViewController = root
    host.settle()
    #expect(host.interfaceOrientation.isLandscape)
    let modal = Screen(.portrait)
    modal.modalPresentationStyle = .fullScreen
    modal.onAppear = { over.isHidden = true }
    over.rootViewController?.present(modal, animated: true)
    host.settle()
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("A5: a window shown when the app becomes active is queried after the launch")
  func whenActive() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var windows: [UIWindow] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        show(Screen(.portrait))
        return true
      }

      func applicationDidBecomeActive(_ application: UIApplication) { show(Screen(.landscape)) }

      private func show(_ root: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        windows.append(window)
      }
    }
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let delegate = Delegate()
    host.launch(delegate)
    #expect(host.interfaceOrientation.isLandscape)
    delegate.windows.last?.isHidden = true
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("A5: a window without an orientation in common is an issue when it appears, once")
  func nothingInCommon() {
    let (host, over) = stage(.iPhone8, "12.0")
    over.rootViewController = Screen(.portraitUpsideDown)
    over.makeKeyAndVisible()
    let problems = host.takeIssues().map(\.problem)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("UIApplicationInvalidInterfaceOrientation") == true)
    host.settle()
    over.isHidden = true
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the status bar follows the window in front, too")
  func statusBar() {
    let (host, over) = stage(.iPhone8, "12.0")
    let root = Screen(.portrait)
    root.hidesStatusBar = true
    over.rootViewController = root
    #expect(!host.statusBar.isHidden)
    over.makeKeyAndVisible()
    #expect(host.statusBar.isHidden)
    over.isHidden = true
    #expect(!host.statusBar.isHidden)
    #expect(host.window.safeAreaInsets.top == 20)
  }
}
