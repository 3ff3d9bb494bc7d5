extension UIApplication {
  /// The URL of the app's page in the settings.
  public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notifications in the settings (iOS 16).
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// What the app says when it has a URL opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that is installed for the URL may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// What an app is told that has to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }
}

extension UIApplication.LaunchOptionsKey {
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}

extension UIApplication {
  /// The interval for ``setMinimumBackgroundFetchInterval(_:)`` that is as short as can be.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// The interval that says never.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
}
