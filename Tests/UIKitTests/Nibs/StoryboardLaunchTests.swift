import Foundation
import InfoPlists
import Testing
import UIKit

@testable import UIKit

/// Apps that begin with a storyboard from their `Info.plist`.
@Suite("Storyboards in Info.plist")
@MainActor
struct StoryboardLaunchTests {
  /// A storyboard next to the tests' program, in the main bundle.
  private final class MainFile {
    let name = "Launch-\(UUID().uuidString)"
    private let path: String

    init() throws {
      path = "\(Bundle.main.bundlePath)/\(name).storyboard"
      let tint =
        #"<color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
      let text = StoryboardSamples.text(
        StoryboardSamples.controller("a", attributes: #"title="Start""#), initial: "a", more: tint)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("will \(window?.rootViewController?.title ?? "-")")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("did \(window?.isHidden == true)")
      return true
    }
  }

  private func host(_ plist: InfoPlist) -> SimulationHost {
    var options = SimulationHost.Options()
    options.infoPlist = plist
    return SimulationHost(device: .iPhone8, os: "15.0", options: options)
  }

  @Test("an app without scenes has its window before any callback, shown at the end")
  func mainStoryboard() throws {
    let file = try MainFile()
    var plist = InfoPlist()
    plist.mainStoryboard.base = file.name
    let host = host(plist)
    let app = App()
    host.launch(app)
    #expect(app.log == ["will Start", "did true"])
    let window = try #require(app.window)
    #expect(window.isKeyWindow && !window.isHidden)
    #expect(window.rootViewController?.view.frame == host.geometry.bounds)
    #expect(window.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(host.takeIssues() == [])
    _ = StoryLog.take()
  }

  @Test("the launch screen is a storyboard, or a nib, that Info.plist specifies")
  func launchScreens() throws {
    let file = try MainFile()
    var plist = InfoPlist()
    plist.launchStoryboard.base = file.name + ".storyboard"
    var host = host(plist)
    let controller = try #require(host.use { host.launchScreen(in: nil) })
    #expect(controller.title == "Start")
    _ = StoryLog.take()

    let name = "Launch-\(UUID().uuidString)"
    let nib = URL(fileURLWithPath: "\(Bundle.main.bundlePath)/\(name).xib")
    try NibSamples.nib(
      #"<view tag="3" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>"#
    ).write(to: nib)
    defer { try? FileManager.default.removeItem(at: nib) }
    plist.launchStoryboard.base = name
    host = self.host(plist)
    let plain = try #require(host.use { host.launchScreen(in: nil) })
    host.setRoot(plain)
    #expect(plain.view.tag == 3 && plain.view.frame == host.geometry.bounds)
    #expect(host.takeIssues() == [])

    host = self.host(InfoPlist())
    #expect(host.use { host.launchScreen(in: nil) } == nil)
    #expect(host.takeIssues().map(\.problem) == ["It doesn't name a launch storyboard."])
    plist.launchStoryboard.base = "Nowhere"
    host = self.host(plist)
    #expect(host.use { host.launchScreen(in: nil) } == nil)
    #expect(host.takeIssues().first?.problem.hasPrefix("Could not find a storyboard") == true)
  }

  @Test("a scene has its window before it connects")
  func sceneStoryboard() throws {
    let file = try MainFile()
    var plist = InfoPlist()
    plist.mainStoryboard.base = "Unused"
    var manifest = InfoPlist.SceneManifest()
    manifest.configurations = [
      .init(delegateClassName: "UIKitTests.StorySceneDelegate", storyboard: file.name)
    ]
    plist.sceneManifest = manifest
    let host = host(plist)
    let app = App()
    host.launch(app)
    let delegate = try #require(host.windowScene.delegate as? StorySceneDelegate)
    #expect(app.log == ["will -", "did false"])
    #expect(delegate.title == "Start")
    #expect(delegate.window?.isKeyWindow == true && delegate.window?.isHidden == false)
    #expect(host.takeIssues() == [])
    _ = StoryLog.take()
  }
}

final class StorySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var title: String?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    title = window?.rootViewController?.title
  }
}
