import Devices

/// All inputs that determine an interface's orientation.
package struct OrientationQuestion: Hashable, Sendable {
  package var device: Device
  package var os: OSVersion
  /// The SDK that the app was built with, which determines its part of a folding phone's display.
  package var sdk: OSVersion?
  /// How far the device is open, which determines the display.
  package var posture: Device.Posture
  /// The orientations that the app as a whole supports, and their source.
  package var app: AppOrientations
  /// The orientations that the controller in charge of the screen supports; nil if there is none.
  package var controller: UIInterfaceOrientationMask?
  /// The class of that controller, for messages.
  package var controllerName = "UIViewController"
  /// The value of that controller's `shouldAutorotate`.
  package var shouldAutorotate = true
  /// Whether the app shares the screen with others, so that its controllers aren't queried.
  package var isMultitasking = false
  /// The app's part of the screen.
  package var multitasking = Device.Multitasking.fullScreen
  /// Whether the app is in a window that the user can resize.
  package var isInWindow = false
  /// Whether the app requires full screen, so that its orientations always apply.
  package var requiresFullScreen = false
  /// Whether the controller keeps the interface from following the device (iOS 26 and later).
  package var isLocked = false
  /// The device's orientation.
  package var held: UIDeviceOrientation
  /// The interface's current orientation.
  package var current: UIInterfaceOrientation
  package var occasion: OrientationOccasion

  package init(
    device: Device, os: OSVersion, posture: Device.Posture? = nil, app: AppOrientations,
    held: UIDeviceOrientation = .portrait, current: UIInterfaceOrientation = .portrait,
    occasion: OrientationOccasion = .deviceTurn
  ) {
    self.device = device
    self.os = os
    self.posture = posture ?? device.initialPosture
    self.app = app
    self.held = held
    self.current = current
    self.occasion = occasion
  }

  /// Returns the orientations that a controller supports by default.
  package static func defaultMask(on device: Device) -> UIInterfaceOrientationMask {
    device.idiom == .pad ? .all : .allButUpsideDown
  }
}
