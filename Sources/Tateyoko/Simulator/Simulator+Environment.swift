import Devices
import Foundation
import UIKit

extension Simulator {
  /// The user's interface style, light or dark; a change updates everything on the screen.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { host.options.userInterfaceStyle }
    set {
      host.changeOptions("userInterfaceStyle", "\(newValue)") { $0.userInterfaceStyle = newValue }
    }
  }

  /// The user's text size; a change updates everything on the screen.
  public var contentSizeCategory: UIContentSizeCategory {
    get { host.options.contentSizeCategory }
    set {
      host.changeOptions("contentSizeCategory", newValue.rawValue) {
        $0.contentSizeCategory = newValue
      }
    }
  }

  /// The user's layout direction.
  ///
  /// A device relaunches an app when it changes; here the current screen is updated.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { host.options.layoutDirection }
    set { host.changeOptions("layoutDirection", "\(newValue)") { $0.layoutDirection = newValue } }
  }

  /// The user's contrast setting; a change updates everything on the screen.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { host.options.accessibilityContrast }
    set {
      host.changeOptions("accessibilityContrast", "\(newValue)") {
        $0.accessibilityContrast = newValue
      }
    }
  }

  /// Whether a rotation by 180° calls `viewWillTransition(to:with:)`; if nil, it does so before
  /// iOS 11.
  public var transitionsSizeOnHalfTurn: Bool? {
    get { host.options.transitionsSizeOnHalfTurn }
    set { host.tellHalfTurns(newValue) }
  }

  /// Sends the app to the background; it doesn't notice rotations until it returns.
  public func background() {
    host.enterBackground()
  }

  /// Returns the app to the foreground, in the device's current orientation.
  public func foreground() {
    host.enterForeground()
  }

  /// Advances simulated time: blocks of the main queue and timers that become due run, in order.
  ///
  /// - Parameter seconds: The time to advance by; negative and non-finite values count as 0.
  public func advance(by seconds: TimeInterval) {
    host.noteStep("advance(by:)", "\(seconds)")
    host.advance(by: seconds)
  }

  /// Makes an iPad app share the screen with another, or use the full screen again.
  ///
  /// If the device or OS version doesn't support it, ``issues`` says so. A picture shows only the
  /// app's part of the screen.
  public func setMultitasking(_ multitasking: Device.Multitasking) {
    host.setMultitasking(multitasking)
  }

  /// How the app shares the screen.
  public var multitasking: Device.Multitasking { host.multitasking }
}
