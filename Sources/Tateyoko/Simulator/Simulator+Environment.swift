import Devices
import Foundation
import UIKit

extension Simulator {
  /// Light or dark, as the user has set it; a change reaches everything on the screen.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { host.options.userInterfaceStyle }
    set {
      host.changeOptions("userInterfaceStyle", "\(newValue)") { $0.userInterfaceStyle = newValue }
    }
  }

  /// The text size that the user has chosen; a change reaches everything on the screen.
  public var contentSizeCategory: UIContentSizeCategory {
    get { host.options.contentSizeCategory }
    set {
      host.changeOptions("contentSizeCategory", newValue.rawValue) {
        $0.contentSizeCategory = newValue
      }
    }
  }

  /// The side that texts and layouts start from.
  ///
  /// On a device an app is launched anew when it changes; here what is on the screen follows.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { host.options.layoutDirection }
    set { host.changeOptions("layoutDirection", "\(newValue)") { $0.layoutDirection = newValue } }
  }

  /// Whether the user asked for more contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { host.options.accessibilityContrast }
    set {
      host.changeOptions("accessibilityContrast", "\(newValue)") {
        $0.accessibilityContrast = newValue
      }
    }
  }

  /// Whether a half turn calls `viewWillTransition(to:with:)`; nil leaves it to the OS version,
  /// which does before iOS 11.
  public var transitionsSizeOnHalfTurn: Bool? {
    get { host.options.transitionsSizeOnHalfTurn }
    set { host.tellHalfTurns(newValue) }
  }

  /// Sends the app to the background; turns go unnoticed until it comes back.
  public func background() {
    host.enterBackground()
  }

  /// Brings the app back to the front, turned as the device is held by now.
  public func foreground() {
    host.enterForeground()
  }

  /// Lets simulated time pass: what is due on the main queue and in timers runs, in order.
  ///
  /// - Parameter seconds: A time that is no stretch counts as 0.
  public func advance(by seconds: TimeInterval) {
    host.noteStep("advance(by:)", "\(seconds)")
    host.advance(by: seconds)
  }

  /// Lets an iPad's app share the screen with another, or have all of it again.
  ///
  /// A device or version that cannot is named in ``issues``. A picture shows the app's part only.
  public func setMultitasking(_ multitasking: Device.Multitasking) {
    host.setMultitasking(multitasking)
  }

  /// How the app shares the screen.
  public var multitasking: Device.Multitasking { host.multitasking }
}
