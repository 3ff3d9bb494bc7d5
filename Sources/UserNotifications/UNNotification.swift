/// A notification that was delivered; none is here, and code can't make one, as on a device.
open class UNNotification: NSObject, @unchecked Sendable {
  public let date: Date
  public let request: UNNotificationRequest

  package init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// What the user did with a notification, which is nothing here; code can't make one, as on a device.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// What the user wrote in answer to one.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}

/// The user opened the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user dismissed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
