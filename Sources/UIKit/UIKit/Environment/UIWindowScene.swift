/// The scene whose windows are on the simulated device's screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  private weak var ownHost: SimulationHost?
  package final var host: SimulationHost { ownHost ?? .current }

  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  convenience init(host: SimulationHost) {
    self.init(
      session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
    ownHost = host
  }

  open override var activationState: ActivationState {
    switch host.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  open var screen: UIScreen { host.screen }
  open var interfaceOrientation: UIInterfaceOrientation { host.interfaceOrientation }
  open var windows: [UIWindow] { host.windows.visible }
  open var keyWindow: UIWindow? { host.windows.key }
  /// The coordinates of the scene's part of the screen.
  open var coordinateSpace: UICoordinateSpace {
    host.appFrame == host.screenGeometry.bounds
      ? host.screen.coordinateSpace : effectiveGeometry.coordinateSpace
  }
  /// The size limits of the scene's windows; nil if they can't be resized.
  open var sizeRestrictions: UISceneSizeRestrictions? { host.isResizable ? restrictions : nil }
  open var statusBarManager: UIStatusBarManager? { manager }
  open var traitCollection: UITraitCollection { host.predictedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open override var next: UIResponder? { host.application }

  private lazy var manager = UIStatusBarManager(scene: self)
  final private(set) lazy var restrictions = UISceneSizeRestrictions(host: host)
}
