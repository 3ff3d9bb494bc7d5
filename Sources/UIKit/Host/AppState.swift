import Foundation

/// What an app sets for all of its screens at once; new simulations in a scope begin with a copy.
@MainActor
struct AppState {
  var appearanceProxies = AppearanceProxies()
  var areAnimationsEnabled = true
  /// The zone that `NSTimeZone.default` was set to; nil leaves it to the device.
  var timeZone: TimeZone?
  /// What it has set in the system's services.
  var services = SystemServices()

  /// Whether the app has set nothing.
  var isUntouched: Bool {
    appearanceProxies.isEmpty && areAnimationsEnabled && timeZone == nil && services.isUntouched
  }

  /// The same settings in objects of their own, so that later changes to either stay apart.
  func copy() -> AppState {
    AppState(
      appearanceProxies: appearanceProxies.copy(), areAnimationsEnabled: areAnimationsEnabled,
      timeZone: timeZone, services: services.copy())
  }
}
