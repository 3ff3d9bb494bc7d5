/// The app running on the simulated device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The running states of an app.
  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The keys of an app's launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private weak var ownHost: SimulationHost?
  package final var host: SimulationHost { ownHost ?? .current }

  /// The delegate, which is notified of the app's lifecycle and influences its orientations.
  open var delegate: (any UIApplicationDelegate)?

  /// Creates an app like the one of the current simulation, but which that simulation doesn't run.
  public override init() { super.init() }

  convenience init(host: SimulationHost) {
    self.init()
    ownHost = host
  }

  /// The app of the simulation that runs the code.
  public class var shared: UIApplication { SimulationHost.current.application }

  /// Returns the shared app for the key of ``shared``, which code for extensions reads from the
  /// class; nil for other keys.
  open class func value(forKey key: String) -> Any? {
    // `#keyPath` uses Swift's name of the property.
    key == "sharedApplication" || key == "shared" ? shared : nil
  }

  open class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { host.windows.visible }
  open var keyWindow: UIWindow? { host.windows.key }
  open var connectedScenes: Set<UIScene> { [host.windowScene] }
  open var openSessions: Set<UISceneSession> { [host.windowScene.session] }
  open var supportsMultipleScenes: Bool {
    host.options.infoPlist?.sceneManifest?.supportsMultipleScenes ?? false
  }
  open var applicationState: State { host.applicationState }

  open var statusBarOrientation: UIInterfaceOrientation { host.interfaceOrientation }
  /// Whether the status bar is hidden; settable if `Info.plist` turns off the controllers' control
  /// of it, ignored otherwise.
  open var isStatusBarHidden: Bool {
    get { host.statusBar.isHidden }
    set { host.assignStatusBar(isHidden: newValue) }
  }
  /// The colour of the status bar's text; settable under the same condition as
  /// ``isStatusBarHidden``.
  open var statusBarStyle: UIStatusBarStyle {
    get { host.statusBar.style }
    set { host.assignStatusBar(style: newValue) }
  }
  /// Sets ``isStatusBarHidden``, which takes effect immediately.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Sets ``statusBarStyle``, which takes effect immediately.
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

  /// Calls a method of an object, passing the sender and the event if it has parameters for them.
  ///
  /// Without a target, the first object in the responder chain with such a method receives the
  /// call. A target without the method is an issue, while UIKit raises an exception.
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

  /// Dispatches an event to the windows it belongs to; subclasses may intercept it.
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

  /// Stored, without effect.
  open var applicationIconBadgeNumber: Int {
    get { services.badgeNumber }
    set { services.badgeNumber = newValue }
  }
  /// Stored, without effect: a simulated device doesn't go to sleep.
  open var isIdleTimerDisabled: Bool {
    get { services.isIdleTimerDisabled }
    set { services.isIdleTimerDisabled = newValue }
  }
  /// Stored, without effect: there is no home screen.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { services.shortcutItems }
    set { services.shortcutItems = newValue }
  }
  /// Whether the app has registered for remote notifications; none arrive, and the delegate isn't
  /// called.
  open var isRegisteredForRemoteNotifications: Bool { services.isRegisteredForNotifications }
  open func registerForRemoteNotifications() { services.isRegisteredForNotifications = true }
  open func unregisterForRemoteNotifications() { services.isRegisteredForNotifications = false }

  /// Completes with the result of ``canOpenURL(_:)`` on the main queue; nothing is shown.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { services.openedURLs.append(url) }
    guard let completion else { return }
    host.post { completion(opens) }
  }

  /// Opens a URL like the other method.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let opens = canOpenURL(url)
    if opens { services.openedURLs.append(url) }
    return opens
  }

  /// Whether a system app opens the URL: no other apps are installed.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { Self.systemSchemes.contains($0.lowercased()) } ?? false
  }

  /// The URL schemes that a new iPhone's apps open (Apple, “Apple URL Scheme Reference”; the
  /// settings by `openSettingsURLString`, medium).
  private static let systemSchemes: Set<String> = [
    "app-settings", "facetime", "facetime-audio", "http", "https", "itms-apps", "mailto", "maps",
    "sms", "tel",
  ]

  /// Starts a background task; it's never cut short.
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

  /// Unlimited, as for an app in the foreground.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Ignored.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether the app can have alternate icons; without effect.
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

  /// Stored, without effect.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { services.showsNetworkActivity }
    set { services.showsNetworkActivity = newValue }
  }

  /// Does nothing: events come from the simulation.
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  private var services: ApplicationServices { host.service(ApplicationServices.self) }

  /// Returns the orientations that `Info.plist` lists; the default is all on iPad, all but upside
  /// down on iPhone. Not called if the delegate determines them.
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
