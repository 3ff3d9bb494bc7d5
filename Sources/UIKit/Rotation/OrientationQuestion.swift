import Devices

/// All that decides which way an interface may be turned.
package struct OrientationQuestion: Hashable, Sendable {
  package var device: Device
  package var os: OSVersion
  /// The SDK that the app was built with, which decides what it gets of a folding phone's display.
  package var sdk: OSVersion?
  /// How far the device is open, which decides on the display.
  package var posture: Device.Posture
  /// What the app as a whole supports, and where it says so.
  package var app: AppOrientations
  /// What the controller that decides for the screen supports; nil where there is none.
  package var controller: UIInterfaceOrientationMask?
  /// The class of that controller, for messages.
  package var controllerName = "UIViewController"
  /// What that controller's `shouldAutorotate` answers.
  package var shouldAutorotate = true
  /// Whether the app shares the screen with others, so that its controllers are not asked.
  package var isMultitasking = false
  /// The part of the screen that the app has.
  package var multitasking = Device.Multitasking.fullScreen
  /// Whether the app is in a window that the user can resize.
  package var isInWindow = false
  /// Whether the app requires full screen, so that its orientations count wherever it is.
  package var requiresFullScreen = false
  /// Whether the controller keeps the interface from following the device (iOS 26 and later).
  package var isLocked = false
  /// The way the device is held.
  package var held: UIDeviceOrientation
  /// The way the interface is turned now.
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

  /// What a controller that does not say otherwise supports.
  package static func defaultMask(on device: Device) -> UIInterfaceOrientationMask {
    device.idiom == .pad ? .all : .allButUpsideDown
  }
}
