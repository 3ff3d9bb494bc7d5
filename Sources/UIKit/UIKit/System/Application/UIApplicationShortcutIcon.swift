/// The icon of a shortcut; it isn't shown anywhere.
open class UIApplicationShortcutIcon: NSObject {
  /// The system's icons.
  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation
    case mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark
    case shuffle, audio, update
  }

  private let name: String

  private init(named name: String) {
    self.name = name
    super.init()
  }

  public convenience init(type: IconType) { self.init(named: "type \(type.rawValue)") }
  public convenience init(templateImageName: String) {
    self.init(named: "template \(templateImageName)")
  }
  public convenience init(systemImageName: String) { self.init(named: "system \(systemImageName)") }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.name == name
  }

  open override var hash: Int { name.hashValue }
}
