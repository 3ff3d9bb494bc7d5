/// What lasts of a scene while it comes and goes.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene while it is connected.
  open internal(set) weak var scene: UIScene?
  open private(set) var role = Role.windowApplication
  open internal(set) var configuration: UISceneConfiguration
  // Constant, as every other value would differ from run to run.
  open private(set) var persistentIdentifier = "00000000-0000-0000-0000-000000000001"

  /// Makes a session of windows on the device's own screen.
  public override init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }

  convenience init(role: Role) {
    self.init()
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}
