/// A sound, which is never played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The name of a sound file.
  public let name: UNNotificationSoundName?

  init(_ name: UNNotificationSoundName?) {
    self.name = name
    super.init()
  }

  public convenience init(named name: UNNotificationSoundName) { self.init(name) }

  open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(nil)
  }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
