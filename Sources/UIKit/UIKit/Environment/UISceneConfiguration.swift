import InfoPlists

/// The setup of a scene, most importantly its delegate's class.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// The class to instantiate as the scene's delegate.
  open var delegateClass: AnyClass?
  /// The name of the delegate's class in `Info.plist`, and the storyboard of its window.
  final var delegateClassName: String?
  final var storyboard: String?

  /// Creates a configuration from the entry with this name in the running app's `Info.plist`.
  ///
  /// Without a name, this is the first configuration in the file.
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
