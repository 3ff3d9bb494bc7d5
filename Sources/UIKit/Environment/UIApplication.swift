/// The app that runs on the simulated device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether an app is in use.
  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// What an app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private weak var ownHost: SimulationHost?
  package final var host: SimulationHost { ownHost ?? .current }

  /// Hears of the app's life, and has a say in its orientations.
  open var delegate: (any UIApplicationDelegate)?

  /// Makes an app that is like the one of the simulation that the code runs in, but isn't run by it.
  public override init() { super.init() }

  convenience init(host: SimulationHost) {
    self.init()
    ownHost = host
  }

  /// The app of the simulation that the code runs in.
  public class var shared: UIApplication { SimulationHost.current.application }

  /// The app, asked of the class by the name of ``shared``, as code for extensions does; nil for
  /// other keys.
  open class func value(forKey key: String) -> Any? {
    // `#keyPath` names the property as Swift does.
    key == "sharedApplication" || key == "shared" ? shared : nil
  }

  open class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The windows that are shown, from back to front.
  open var windows: [UIWindow] { host.visibleWindows }
  open var keyWindow: UIWindow? { host.keyWindow }
  open var connectedScenes: Set<UIScene> { [host.windowScene] }
  open var openSessions: Set<UISceneSession> { [host.windowScene.session] }
  open var supportsMultipleScenes: Bool {
    host.options.infoPlist?.sceneManifest?.supportsMultipleScenes ?? false
  }
  open var applicationState: State { host.applicationState }

  open var statusBarOrientation: UIInterfaceOrientation { host.interfaceOrientation }
  /// Whether the status bar is hidden; can be set where `Info.plist` says that controllers aren't
  /// asked, and is ignored elsewhere.
  open var isStatusBarHidden: Bool {
    get { host.statusBar.isHidden }
    set { host.assignStatusBar(isHidden: newValue) }
  }
  /// The colour of the status bar's text; can be set where ``isStatusBarHidden`` can.
  open var statusBarStyle: UIStatusBarStyle {
    get { host.statusBar.style }
    set { host.assignStatusBar(style: newValue) }
  }
  /// The same as setting ``isStatusBarHidden``, which takes effect at once.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// The same as setting ``statusBarStyle``, which takes effect at once.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// The status bar's rectangle on the screen, empty while it is hidden.
  open var statusBarFrame: CGRect { host.statusBarFrame }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    host.options.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    host.options.contentSizeCategory
  }

  /// Calls a method of an object with the sender and the event, as far as it has parameters.
  ///
  /// Without a target, the first object of the responder chain with such a method gets it. A target
  /// without the method is an issue, where UIKit raises an exception.
  ///
  /// - Returns: Whether there was an object to call.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target.map({ $0 as AnyObject }) ?? receiver(of: action, from: sender) else {
      return false
    }
    action.send(to: target, [sender, event])
    return true
  }

  // MARK: Events

  /// Hands an event to the windows that it belongs to; subclasses may look at it on its way.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent { return keyWindow?.sendEvent(presses) ?? () }
    guard let touches = (event as? UITouchesEvent)?.touches else { return }
    var windows: [UIWindow] = []
    for touch in touches {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  // MARK: Services

  /// Kept, without effect.
  open var applicationIconBadgeNumber: Int {
    get { services.badgeNumber }
    set { services.badgeNumber = newValue }
  }
  /// Kept, without effect: a simulated device doesn't go to sleep.
  open var isIdleTimerDisabled: Bool {
    get { services.isIdleTimerDisabled }
    set { services.isIdleTimerDisabled = newValue }
  }
  /// Kept, without effect: there is no home screen.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { services.shortcutItems }
    set { services.shortcutItems = newValue }
  }
  /// Whether the app asked for remote notifications; none arrive, and the delegate isn't called.
  open var isRegisteredForRemoteNotifications: Bool { services.isRegisteredForNotifications }
  open func registerForRemoteNotifications() { services.isRegisteredForNotifications = true }
  open func unregisterForRemoteNotifications() { services.isRegisteredForNotifications = false }

  /// Answers whether ``canOpenURL(_:)`` does, on the main queue; nothing is shown.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { services.openedURLs.append(url) }
    guard let completion else { return }
    host.post { completion(opens) }
  }

  /// The same as the other method.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let opens = canOpenURL(url)
    if opens { services.openedURLs.append(url) }
    return opens
  }

  /// Whether an app of the system opens the URL: no other apps are installed.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { Self.systemSchemes.contains($0.lowercased()) } ?? false
  }

  /// What the apps of a new iPhone open (Apple, “Apple URL Scheme Reference”; the settings by
  /// `openSettingsURLString`, medium).
  private static let systemSchemes: Set<String> = [
    "app-settings", "facetime", "facetime-audio", "http", "https", "itms-apps", "mailto", "maps",
    "sms", "tel",
  ]

  /// Begins work that goes on in the background; it is never cut short.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    services.beginTask()
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    services.tasks.remove(identifier)
  }

  /// Without limit, as for an app in the foreground.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Kept, without effect.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether an icon can be chosen; kept, without effect.
  open var supportsAlternateIcons: Bool { true }
  open var alternateIconName: String? { services.alternateIconName }

  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    services.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    host.post { completionHandler(nil) }
  }

  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    services.alternateIconName = alternateIconName
  }

  open var isProtectedDataAvailable: Bool { true }

  /// Kept, without effect.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { services.showsNetworkActivity }
    set { services.showsNetworkActivity = newValue }
  }

  /// Does nothing: events come from the simulation.
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  private var services: ApplicationServices { host.service(ApplicationServices.self) }

  /// The orientations that `Info.plist` lists, or else all on iPad, all but upside down on iPhone;
  /// not asked where the delegate says which.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    host.listedOrientations.mask
  }
}

extension SimulationHost {
  var statusBarFrame: CGRect {
    statusBar.isHidden
      ? .zero : CGRect(x: 0, y: 0, width: geometry.size.width, height: statusBar.height)
  }
}
