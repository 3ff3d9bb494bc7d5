/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation states of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The options that a scene connects with.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public override init() {
      super.init()
    }

    // Only the user of the simulation launches the app, so everything is empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
  }

  public let session: UISceneSession
  /// The delegate, which is notified of the scene's lifecycle.
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String?

  /// Creates a scene; only the system's own scene is connected.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    if session.scene == nil { session.scene = self }
  }

  /// Opens a URL like ``UIApplication/open(_:options:completionHandler:)``.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}
