/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene is connected with.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public override init() {
      super.init()
    }

    // Nobody but the user of the simulation starts the app: all of it is empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
  }

  public let session: UISceneSession
  /// Hears of the scene's life.
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String?

  /// Makes a scene; only the system's is connected.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    if session.scene == nil { session.scene = self }
  }

  /// The same as ``UIApplication/open(_:options:completionHandler:)``.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}
