import Devices
import InfoPlists
import Testing
import UIKit

// As a template writes them: only UIKit's own API.

private nonisolated(unsafe) var calls: [String] = []

private class PlainAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching \(application.applicationState == .inactive)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
}

private class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching")
    return true
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("wrong") }
}

class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    calls.append("willConnect \(session.role.rawValue) \(session.configuration.name ?? "")")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
}

/// Launching apps through their delegates.
@MainActor @Suite(.serialized)
struct LaunchingTests {
  init() { calls = [] }

  private func host(_ configuration: InfoPlist.SceneConfiguration?) -> SimulationHost {
    var options = SimulationHost.Options()
    var plist = InfoPlist()
    if let configuration {
      plist.sceneManifest = InfoPlist.SceneManifest()
      plist.sceneManifest?.configurations = [configuration]
    }
    options.infoPlist = plist
    return SimulationHost(device: .iPhone8, os: "14.0", options: options)
  }

  @Test("an app without scenes creates its window, and gets its life cycle")
  func plain() throws {
    let host = host(nil)
    let delegate = PlainAppDelegate()
    host.launch(delegate)
    #expect(calls == ["didFinishLaunching true", "active"])
    let window = try #require(delegate.window)
    #expect(host.application.keyWindow === window && UIApplication.shared.delegate === delegate)
    #expect(window.rootViewController?.view.frame.size == CGSize(width: 375, height: 667))
    calls = []
    host.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    #expect(host.windowScene.activationState == .background)
    host.enterForeground()
    #expect(calls == ["resign", "background", "foreground", "active"])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("an app with scenes gets the scene delegate that Info.plist specifies")
  func scenes() {
    let host = host(
      InfoPlist.SceneConfiguration(
        name: "Default Configuration",
        delegateClassName: "$(PRODUCT_MODULE_NAME).TemplateSceneDelegate"))
    host.launch(SceneAppDelegate())
    #expect(
      calls == [
        "didFinishLaunching",
        "willConnect UIWindowSceneSessionRoleApplication Default Configuration",
        "foreground", "active",
      ])
    #expect(host.windowScene.delegate is TemplateSceneDelegate)
    #expect(host.application.keyWindow?.rootViewController?.isViewLoaded == true)
    calls = []
    host.enterBackground()
    host.enterForeground()
    #expect(calls == ["resign", "background", "foreground", "active"])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a delegate can specify the scene delegate's class itself")
  func delegateClass() {
    final class App: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
          name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TemplateSceneDelegate.self
        return configuration
      }
    }
    let host = host(nil)
    host.launch(App())
    #expect(host.windowScene.delegate is TemplateSceneDelegate)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("bad input: no window, no class, an invalid class, a storyboard")
  func issues() {
    final class Empty: NSObject, UIApplicationDelegate {}
    func problems(_ configuration: InfoPlist.SceneConfiguration?) -> String {
      let host = self.host(configuration)
      host.launch(Empty())
      return host.takeIssues().map(\.description).joined(separator: "\n")
    }
    #expect(problems(nil).contains("without showing a window"))
    #expect(
      problems(.init(delegateClassName: "App.Nothing")).contains("There is no class App.Nothing"))
    #expect(
      problems(.init(delegateClassName: "$(PRODUCT_MODULE_NAME).PlainTarget"))
        .contains("It is not a UISceneDelegate"))
    #expect(
      problems(.init(storyboard: "Main")).contains("Could not find a storyboard named 'Main'"))
    let host = SimulationHost(device: .iPhone8)
    host.launch()
    #expect(host.takeIssues().first?.problem == "There is no app to launch.")
  }

  @Test("@main: a delegate's main() launches it and returns")
  func main() {
    let host = host(nil)
    PlainAppDelegate.main()
    #expect(calls == ["didFinishLaunching true", "active"])
    #expect(host.application.delegate is PlainAppDelegate)
  }
}

class PlainTarget: NSObject {}
