import InfoPlists

/// How a scene is set up: the class of its delegate above all.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of which the scene's delegate is made.
  open var delegateClass: AnyClass?
  /// The delegate's class as `Info.plist` names it, and the storyboard of its window.
  final var delegateClassName: String?
  final var storyboard: String?

  /// Takes over what the running app's `Info.plist` has under this name.
  ///
  /// A configuration without a name is the first one of the file.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let listed = SimulationHost.current.options.infoPlist?.sceneManifest?.configurations ?? []
    let found = name.map { name in listed.first { $0.name == name } } ?? listed.first
    self.name = name ?? found?.name
    role = sessionRole
    delegateClassName = found?.delegateClassName
    storyboard = found?.storyboard
    super.init()
  }
}
