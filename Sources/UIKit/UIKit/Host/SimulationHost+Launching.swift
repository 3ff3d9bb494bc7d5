import InfoPlists
import SystemFacts

/// How far the app of a simulated device has been launched.
struct AppLaunch {
  /// Whether the app has its own scene, so that the scene's delegate receives its life cycle.
  var isSceneApp = false
  /// Whether a controller has been on the screen.
  var hasHappened = false
}

extension SimulationHost {
  /// Launches the app of the current delegate.
  package func launch() {
    guard let delegate = application.delegate else {
      report(
        SimulationIssue(
          where: device.name, what: "There is no app to launch.",
          advice: "Give the simulator the app's delegate, or a root view controller to launch."))
      return
    }
    launch(delegate)
  }

  /// Launches an app: its delegates create windows, which appear and are laid out.
  package func launch(_ delegate: any UIApplicationDelegate) {
    use {
      during(.lifeCycle) { for window in windows.visible { window.isHidden = true } }
      applicationState = .inactive
      appLaunch.hasHappened = false
      appLaunch.isSceneApp = false
      application.delegate = delegate
      let window = during(.lifeCycle) { mainStoryboardWindow(of: delegate) } ?? nil
      during(.lifeCycle) {
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        finishLaunching(delegate)
        NotificationCenter.default.post(
          name: UIApplication.didFinishLaunchingNotification, object: application)
        if let window { (delegate.ownWindow ?? window).makeKeyAndVisible() }
        connectScene(delegate)
      }
      checkBuild(of: delegate)
      resolveOrientationAtLaunch()
      applicationState = .active
      // A window shown here didn't exist when the launch determined the orientation.
      changingWindows {
        during(.lifeCycle) {
          tell(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
        }
      }
      settle()
      if windows.visible.isEmpty {
        report(
          SimulationIssue(
            where: "\(type(of: delegate))", what: "The app launched without showing a window.",
            advice: "Create a UIWindow with a rootViewController in the delegate of the app or of "
              + "its scene, and call makeKeyAndVisible()."))
      }
    }
  }

  private func finishLaunching(_ delegate: any UIApplicationDelegate) {
    NotImplemented.didFinishLaunching = false
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if NotImplemented.didFinishLaunching { delegate.applicationDidFinishLaunching(application) }
  }

  /// Connects the scene, if `Info.plist` or the delegate declares one.
  private func connectScene(_ delegate: any UIApplicationDelegate) {
    let session = windowScene.session
    let options = UIScene.ConnectionOptions()
    let given = delegate.application(
      application, configurationForConnecting: session, options: options)
    let isDeclared = self.options.infoPlist?.sceneManifest != nil
    guard given !== NotImplemented.configuration || isDeclared else { return }
    let configuration =
      given === NotImplemented.configuration
      ? UISceneConfiguration(name: nil, sessionRole: session.role) : given
    session.configuration = configuration
    windowScene.delegate = makeSceneDelegate(configuration, beside: delegate)
    appLaunch.isSceneApp = true
    let window = storyboardWindow(named: configuration.storyboard)
    let sceneDelegate = windowScene.delegate as? any UIWindowSceneDelegate
    if let window { sceneDelegate?.window = window }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: windowScene)
    windowScene.delegate?.scene(windowScene, willConnectTo: session, options: options)
    if let window { (sceneDelegate?.ownWindow ?? window).makeKeyAndVisible() }
    windowScene.delegate?.sceneWillEnterForeground(windowScene)
  }

  /// Reports what would keep the app from launching, for the SDK that it was built with.
  private func checkBuild(of delegate: any UIApplicationDelegate) {
    if !appLaunch.isSceneApp, AppFacts.refusesAppsWithoutScenes[release],
      SDKFacts.requiresScenes[sdk]
    {
      report(
        SimulationIssue(
          where: "\(type(of: delegate))",
          // UIKit's message (high).
          what: "Application failed to launch: UIScene life cycle is required for apps built with "
            + "this SDK.",
          advice: "Declare UIApplicationSceneManifest in Info.plist, or implement "
            + "application(_:configurationForConnecting:options:). An app built with an older SDK "
            + "still launches: builtWith: \"26\"."))
    }
    if options.infoPlist?.requiresDesignCompatibility.value(on: device.idiom) == true,
      AppFacts.knowsDesignCompatibility[release], SDKFacts.honoursDesignCompatibility[sdk]
    {
      report(
        SimulationIssue(
          where: "Info.plist",
          what: "UIDesignRequiresCompatibility is set, and the design of before iOS 26 is not "
            + "simulated on iOS \(os).",
          advice: "Remove the key, which is ignored in apps built with the iOS 27 SDK, or choose "
            + "OS 18."))
    }
  }

  private func makeSceneDelegate(
    _ configuration: UISceneConfiguration, beside appDelegate: any UIApplicationDelegate
  ) -> (any UISceneDelegate)? {
    let name = configuration.delegateClassName
    let found: AnyClass? =
      configuration.delegateClass
      ?? name.flatMap { RuntimeClass.named($0, besideDelegate: appDelegate) }
    guard let type = found else {
      if let name {
        report(
          SimulationIssue(
            where: "UISceneDelegateClassName", what: "There is no class \(name).",
            advice: "Write it as $(PRODUCT_MODULE_NAME).SceneDelegate, or set delegateClass in "
              + "application(_:configurationForConnecting:options:)."))
      }
      return nil
    }
    guard let delegate = RuntimeClass.makeIfObject(type) as? any UISceneDelegate else {
      report(
        SimulationIssue(
          where: "\(type)", what: "It is not a UISceneDelegate, so it can't be a scene's delegate.",
          advice: "Make it a UIResponder that conforms to UIWindowSceneDelegate."))
      return nil
    }
    return delegate
  }

  /// Calls the method of the scene's delegate, or otherwise the app's, that corresponds to a
  /// notification.
  ///
  /// In an app with scenes, only their delegates are notified (Apple). Delegates are notified
  /// before observers (low).
  func tellDelegates(_ notification: Notification.Name) {
    let scene = windowScene
    let delegate = appLaunch.isSceneApp ? nil : application.delegate
    let sceneDelegate = appLaunch.isSceneApp ? scene.delegate : nil
    switch notification {
    case UIApplication.willResignActiveNotification:
      delegate?.applicationWillResignActive(application)
      sceneDelegate?.sceneWillResignActive(scene)
    case UIApplication.didEnterBackgroundNotification:
      delegate?.applicationDidEnterBackground(application)
      sceneDelegate?.sceneDidEnterBackground(scene)
    case UIApplication.willEnterForegroundNotification:
      delegate?.applicationWillEnterForeground(application)
      sceneDelegate?.sceneWillEnterForeground(scene)
    case UIApplication.didBecomeActiveNotification:
      delegate?.applicationDidBecomeActive(application)
      sceneDelegate?.sceneDidBecomeActive(scene)
    default:
      break
    }
  }

  /// Returns the window that an app without scenes gets from its main storyboard, before its
  /// delegate is called (Apple, *About the app launch sequence*).
  private func mainStoryboardWindow(of delegate: any UIApplicationDelegate) -> UIWindow? {
    guard let infoPlist = options.infoPlist, infoPlist.sceneManifest == nil,
      let window = storyboardWindow(named: infoPlist.mainStoryboard.value(on: device.idiom))
    else { return nil }
    delegate.window = window
    return window
  }

  /// Returns a window with the initial controller of one of the app's storyboards, not shown yet.
  private func storyboardWindow(named name: String?) -> UIWindow? {
    guard let name, !name.isEmpty else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard let controller = storyboard.instantiateInitialViewController() else { return nil }
    let window = UIWindow(windowScene: windowScene)
    // Only the storyboard's explicit tint; otherwise the window's appearance applies.
    if let tint = storyboard.tintColor { window.tintColor = tint }
    window.rootViewController = controller
    return window
  }
}
