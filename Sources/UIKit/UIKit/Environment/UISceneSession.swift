/// The persistent identity of a scene that may connect and disconnect.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
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
  // A constant, since any other value would differ from run to run.
  open private(set) var persistentIdentifier = "00000000-0000-0000-0000-000000000001"

  /// Creates a session for windows on the device's own screen.
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
