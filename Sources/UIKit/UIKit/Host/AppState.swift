import Foundation

/// The settings that an app makes for all of its screens; new simulations in a scope begin with a
/// copy.
@MainActor
struct AppState {
  var appearanceProxies = AppearanceProxies()
  var areAnimationsEnabled = true
  /// The time zone that `NSTimeZone.default` was set to; `nil` means the device's.
  var timeZone: TimeZone?
  /// The app's settings in the system's services.
  var services = SystemServices()

  /// Whether the app has set nothing.
  var isUntouched: Bool {
    appearanceProxies.isEmpty && areAnimationsEnabled && timeZone == nil && services.isUntouched
  }

  /// Returns a copy whose objects are independent, so that later changes don't affect each other.
  func copy() -> AppState {
    AppState(
      appearanceProxies: appearanceProxies.copy(), areAnimationsEnabled: areAnimationsEnabled,
      timeZone: timeZone, services: services.copy())
  }
}
