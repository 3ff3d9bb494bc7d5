import Foundation

// Sensors of a device that lies still, on no charger: like Apple's simulator, it doesn't know its
// battery.
extension UIDevice {
  /// The raw values are UIKit's.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public var isBatteryMonitoringEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var batteryState: BatteryState { .unknown }
  /// -1 for an unknown level.
  public var batteryLevel: Float { -1 }

  /// Stays false, as on devices without the sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  public var proximityState: Bool { false }

  // Notifications that are never posted here.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Has no effect.
  public func playInputClick() {}
}

/// An input view whose keys click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIApplication {
  // The status bar has one height for each orientation here.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of the frame in both notifications.
  public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

/// The address of the app's notification settings, by its name of iOS 15.4.
public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"
