import Devices
import InfoPlists
import Testing

@testable import UIKit

/// Behaviour that depends on the SDK that an app was built with, and on the rest of its build.
@MainActor
struct BuildTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func supportedInterfaceOrientations(
      for windowScene: UIWindowScene
    ) -> UIInterfaceOrientationMask {
      .landscape
    }
  }

  private func host(
    _ device: Device, _ os: OSVersion, builtWith sdk: OSVersion? = nil,
    _ change: (inout InfoPlist) -> Void = { _ in }
  ) -> SimulationHost {
    var options = SimulationHost.Options()
    var file = InfoPlist()
    change(&file)
    options.infoPlist = file
    options.builtWith = sdk
    return SimulationHost(device: device, os: os, options: options)
  }

  nonisolated private static let failure =
    "Application failed to launch: UIScene life cycle is required for apps built with this SDK."

  @Test(
    "an app built with the SDK of iOS 27 doesn't launch on iOS 27 without scenes",
    arguments: [
      ("27.0", nil, true), ("27.2", "27.0", true), ("27.0", "26.5", false), ("26.1", "27.0", false),
      ("26.1", nil, false),
    ] as [(OSVersion, OSVersion?, Bool)])
  func scenes(os: OSVersion, sdk: OSVersion?, fails: Bool) {
    let host = host(.iPhone17, os, builtWith: sdk)
    host.launch(AppDelegate())
    #expect(host.takeIssues().contains { $0.problem == Self.failure } == fails)
    let scenes = self.host(.iPhone17, os, builtWith: sdk)
    scenes.launch(SceneAppDelegate())
    #expect(scenes.takeIssues().isEmpty)
  }

  @Test("the SDK is the requested one, otherwise Info.plist's, otherwise the OS's own")
  func sdk() {
    #expect(host(.iPhone17, "27.1").sdk == OSVersion("27.1").release)
    #expect(host(.iPhone17, "27.1") { $0.sdk = "26.2" }.sdk == OSVersion("26.2").release)
    let asked = host(.iPhone17, "27.1", builtWith: "27.0") { $0.sdk = "26.2" }
    #expect(asked.sdk == OSVersion("27.0").release)
    let wrong = host(.iPhone17, "27.1", builtWith: "new")
    #expect(wrong.sdk == OSVersion("27.1").release)
    #expect(wrong.takeIssues().map(\.problem) == ["“new” is not the version of an SDK."])
  }

  @Test("a built app without a launch screen gets a legacy screen from iOS 26 on")
  func launchScreen() {
    func size(_ device: Device, _ os: OSVersion, _ hasOne: Bool?) -> CGSize {
      let host = host(device, os) { $0.hasLaunchScreen = hasOne }
      let root = UIViewController()
      host.setRoot(root)
      #expect(root.view.bounds.size == host.screen.bounds.size)
      return root.view.bounds.size
    }
    let whole = CGSize(width: 402, height: 874)
    #expect(size(.iPhone17, "26.1", false) == CGSize(width: 320, height: 480))
    #expect(size(.iPhone17, "26.1", true) == whole)
    #expect(size(.iPhone17, "26.1", nil) == whole)
    #expect(size(.iPhone15, "18.0", false) == CGSize(width: 393, height: 852))
    #expect(size(.iPadPro11_M5, "27.0", false) == CGSize(width: 768, height: 1024))
  }

  @Test("a letterboxed app can't be rotated independently of its hardware")
  func letterboxedOrientations() {
    let all = ScreenOrientation.allCases
    let phone = host(.iPhone17, "26.1") {
      $0.hasLaunchScreen = false
      $0.supportedOrientations.base = all
    }
    let duo = host(.iPhoneDuo, "27.1", builtWith: "26") { $0.supportedOrientations.base = all }
    for host in [phone, duo] {
      host.setRoot(EveryWay())
      host.turn(to: .portraitUpsideDown)
      #expect(host.interfaceOrientation == .portrait)
      #expect(host.turn(to: .landscapeLeft))
    }
  }

  private final class EveryWay: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  @Test("an app whose screen ends at no rounded corners reserves none")
  func corners() {
    func corner(_ sdk: OSVersion) -> CGFloat {
      host(.iPhoneDuo, "27.1", builtWith: sdk).surroundings.corners.topLeft.width
    }
    #expect(corner("27.1") == 16)
    #expect(corner("27.0") == 0)
    #expect(corner("26") == 0)
    #expect(host(.iPhone17, "27.1").surroundings.corners.topLeft.width == 0)
  }

  @Test("the advice on iPhone apps on iPads names the choice")
  func phoneAppAdvice() {
    func advice(_ change: (inout SimulationHost.Options) -> Void) -> [String] {
      var options = SimulationHost.Options()
      change(&options)
      return SimulationHost(device: .iPadPro11_M5, os: "26.1", options: options).takeIssues()
        .map(\.advice)
    }
    #expect(advice { $0.runsPhoneApp = true } == ["Choose OS 27, or pass runsPhoneApp: false."])
    let listed = advice {
      $0.infoPlist = InfoPlist()
      $0.infoPlist?.deviceFamilies = [.iPhone]
    }
    #expect(listed == ["Choose OS 27, or list the iPad in UIDeviceFamily."])
  }

  @Test("UIDesignRequiresCompatibility isn't simulated, and ignored for the SDK of iOS 27")
  func design() {
    func problems(_ os: OSVersion, _ sdk: OSVersion) -> [String] {
      let host = host(.iPhone17, os, builtWith: sdk) { $0.requiresDesignCompatibility.base = true }
      host.launch(SceneAppDelegate())
      return host.takeIssues().map(\.problem)
    }
    #expect(problems("26.1", "26.1").count == 1)
    #expect(problems("27.0", "26.1").count == 1)
    #expect(problems("27.0", "27.0").isEmpty)
  }

  @Test("a scene's delegate decides which orientations count, from iOS 27 on")
  func sceneOrientations() {
    let new = host(.iPhone17, "27.0")
    new.launch(SceneAppDelegate())
    #expect(new.interfaceOrientation == .landscapeRight)
    #expect(new.orientationResolution().question.app.source == .scene)
    let old = host(.iPhone17, "26.1")
    old.launch(SceneAppDelegate())
    #expect(old.interfaceOrientation == .portrait)
    #expect(old.orientationResolution().question.app.source == .deviceDefault)
  }

  // MARK: Folding phones

  nonisolated private static let parts:
    [(OSVersion, Device.Posture, UIDeviceOrientation, CGSize, UIEdgeInsets)] = [
      (
        "26.4", .closed, .portrait, CGSize(width: 375, height: 667),
        UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      ),
      (
        "26.4", .open, .landscapeLeft, CGSize(width: 375, height: 667),
        UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      ),
      (
        "27.0", .closed, .portrait, CGSize(width: 382, height: 678),
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      ),
      (
        "27.0", .open, .portrait, CGSize(width: 867, height: 669),
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      ),
      (
        "27.0", .open, .landscapeLeft, CGSize(width: 669, height: 951),
        UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0)
      ),
      (
        "27.1", .open, .portrait, CGSize(width: 951, height: 669),
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
      ),
    ]

  @Test("an app's share of an iPhone Duo depends on its SDK", arguments: parts)
  func duo(
    sdk: OSVersion, posture: Device.Posture, held: UIDeviceOrientation, size: CGSize,
    insets: UIEdgeInsets
  ) {
    var options = SimulationHost.Options()
    options.builtWith = sdk
    options.posture = posture
    options.held = held
    let host = SimulationHost(device: .iPhoneDuo, os: "27.1", options: options)
    let root = UIViewController()
    host.setRoot(root)
    #expect(root.view.bounds.size == size)
    #expect(host.screen.bounds.size == size)
    #expect(root.view.safeAreaInsets == insets)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("an older app keeps its screen when the device is folded and unfolded")
  func foldingLetterboxed() {
    var options = SimulationHost.Options()
    options.builtWith = "26"
    let host = SimulationHost(device: .iPhoneDuo, os: "27.1", options: options)
    let root = UIViewController()
    host.setRoot(root)
    let before = host.layoutTree()
    #expect(host.fold(to: .open))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(host.fold(to: .closed))
    #expect(host.layoutTree() == before)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the bars of the left one of two apps are at its left edge, away from the status")
  func barsOfAHalf() throws {
    let content = UIViewController()
    let stack = UINavigationController(rootViewController: content)
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    var options = SimulationHost.Options()
    options.posture = .open
    let host = SimulationHost(
      device: .iPhoneDuo, os: "27.1", orientation: .landscapeLeft, options: options)
    host.setRoot(stack)
    func column() -> CGRect? {
      stack.view.subviews.first { $0 is _UIVerticalBarView }?.frame
    }
    #expect(column() == CGRect(x: 867, y: 0, width: 84, height: 669))
    #expect(host.setMultitasking(.splitView(.oneHalf)))
    #expect(column() == CGRect(x: 0, y: 0, width: 84, height: 669))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 84, bottom: 34, right: 0))
  }

  @Test("two apps on the inner display in landscape have a half each, with the column outside")
  func duoHalves() {
    var options = SimulationHost.Options()
    options.posture = .open
    options.held = .portrait
    let host = SimulationHost(device: .iPhoneDuo, os: "27.1", options: options)
    let root = UIViewController()
    host.setRoot(root)
    #expect(root.view.bounds.size == CGSize(width: 951, height: 669))
    #expect(host.setMultitasking(.splitView(.oneHalf)))
    #expect(root.view.bounds.size == CGSize(width: 475, height: 669))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 84, bottom: 34, right: 0))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.verticalSizeClass == .regular)
    // The column is the left app's outer edge, and the status is in the other one's.
    #expect(root.traitCollection.verticalBarEdge == .leading)
    #expect(host.geometry.occlusions.isEmpty)
    #expect(!host.setMultitasking(.splitView(.oneThird)))
    #expect(host.setMultitasking(.fullScreen))
    #expect(root.view.bounds.size == CGSize(width: 951, height: 669))
    #expect(root.traitCollection.verticalBarEdge == .trailing)
    #expect(host.takeIssues().count == 1)
    let closed = SimulationHost(device: .iPhoneDuo, os: "27.1")
    #expect(!closed.setMultitasking(.splitView(.oneHalf)))
  }
}
