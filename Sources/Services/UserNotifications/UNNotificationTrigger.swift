/// The condition for delivering a notification; none is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// Delivery after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The interval, in seconds.
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Always `nil`: no notification is delivered.
  open func nextTriggerDate() -> Date? { nil }
}

/// Delivery at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Always `nil`: no notification is delivered.
  open func nextTriggerDate() -> Date? { nil }
}

/// Delivery from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
