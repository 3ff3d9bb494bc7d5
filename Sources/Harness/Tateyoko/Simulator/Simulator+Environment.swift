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

  /// Whether a rotation by 180° calls `viewWillTransition(to:with:)`; if `nil`, it does before iOS
  /// 11.
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
  /// - Parameter seconds: The time to advance by. If it's negative or not finite, no time passes
  ///   and an issue is added to ``issues``.
  public func advance(by seconds: TimeInterval) {
    let isPossible = accepts {
      guard seconds < 0 || !seconds.isFinite else { return }
      throw GestureArguments(call: "advance(by:)").refusal(
        "seconds", "\(seconds)", "a finite number of seconds from 0")
    }
    guard isPossible else { return }
    host.noteStep("advance(by:)", "\(seconds)")
    host.advance(by: seconds)
  }

  /// Makes an app share the screen with another, or use the full screen again: on an iPad, or with
  /// half of an open iPhone Duo in landscape.
  ///
  /// If the device, the OS version or the app's `Info.plist` doesn't allow it, an issue is added to
  /// ``issues``. A picture shows only the app's part of the screen.
  public func setMultitasking(_ multitasking: Device.Multitasking) {
    host.setMultitasking(multitasking)
  }

  /// Resizes the app's window, as the user does by dragging its corner (iPadOS 26 and later; iPhone
  /// apps on iPads from iPadOS 27 on).
  ///
  /// Each step is a change with all of its callbacks, and the app receives the resulting size;
  /// during the change, `isInteractivelyResizing` of the scene's geometry is true. The window is
  /// never smaller than the system and the scene's `sizeRestrictions` allow, and never larger than
  /// the screen. If the app's window can't be resized, ``issues`` contains the reason. A picture
  /// shows only the window.
  ///
  /// - Parameters:
  ///   - size: The final size, in points.
  ///   - steps: The number of sizes that the window takes on, including the final one.
  /// - Returns: The final size of the window, in points.
  @discardableResult
  public func resize(to size: CGSize, steps: Int = 1) -> CGSize {
    host.resize(to: size, steps: steps)
  }

  /// How the app shares the screen.
  public var multitasking: Device.Multitasking { host.multitasking }
}
