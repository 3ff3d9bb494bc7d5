/// The user's settings for the app's notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }

  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }

  open var soundSetting: UNNotificationSetting { setting }
  open var badgeSetting: UNNotificationSetting { setting }
  open var alertSetting: UNNotificationSetting { setting }
  open var notificationCenterSetting: UNNotificationSetting { setting }
  open var lockScreenSetting: UNNotificationSetting { setting }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  open var providesAppNotificationSettings: Bool { false }
}
