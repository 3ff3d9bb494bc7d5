import UIKit

/// The delegate of a case's app, which creates its window itself.
@MainActor
protocol TurnDelegate: UIApplicationDelegate {
  /// Creates the root controller.
  var root: () -> UIViewController { get }
  var ownWindow: UIWindow? { get set }
}

extension TurnDelegate {
  func show(in window: UIWindow) {
    window.rootViewController = root()
    window.makeKeyAndVisible()
    ownWindow = window
  }
}

/// The delegate of an app without scenes.
@MainActor
final class TurnAppDelegate: NSObject, TurnDelegate {
  let root: () -> UIViewController
  var ownWindow: UIWindow?

  init(_ root: @escaping () -> UIViewController) {
    self.root = root
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    show(in: UIWindow(frame: UIScreen.main.bounds))
    return true
  }
}

/// The delegate of an app whose scene creates the window.
@MainActor
final class TurnSceneAppDelegate: NSObject, TurnDelegate {
  let root: () -> UIViewController
  var ownWindow: UIWindow?

  init(_ root: @escaping () -> UIViewController) {
    self.root = root
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TurnSceneDelegate.self
    return configuration
  }
}

/// Creates the window of an app with a scene.
final class TurnSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let app = UIApplication.shared.delegate as? TurnSceneAppDelegate
    else { return }
    app.show(in: UIWindow(windowScene: scene))
  }
}
