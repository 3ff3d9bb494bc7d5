import Devices

/// What of the screen the app has, in one orientation and posture.
struct AppPlace {
  let orientation: UIInterfaceOrientation
  let posture: Device.Posture
  let multitasking: Device.Multitasking
  /// What the screen is that the app sees.
  let screen: ScreenGeometry
  /// What the app's part of the screen is.
  let geometry: ScreenGeometry
  /// Whether the app sees all that there is of the display for apps.
  let seesWholeDisplay: Bool

  /// - Parameter hasOwnScreen: Whether the app's part of the screen is a screen to it.
  /// - Returns: Nil where device or OS version know no such sharing.
  init?(
    _ device: Device, os: OSVersion, orientation: UIInterfaceOrientation,
    multitasking: Device.Multitasking, posture: Device.Posture, hasOwnScreen: Bool
  ) {
    let turned = ScreenOrientation(orientation)
    guard
      let geometry = device.screen(
        os: os, orientation: turned, multitasking: multitasking, posture: posture)
    else { return nil }
    self.orientation = orientation
    self.posture = posture
    self.multitasking = multitasking
    self.geometry = geometry
    let whole = device.screen(os: os, orientation: turned, posture: posture)
    screen = hasOwnScreen ? geometry : whole
    seesWholeDisplay = screen.size == whole.size
  }

  /// The app's rectangle on the screen.
  var frame: CGRect {
    AppPlace.frame(of: geometry, in: screen, multitasking)
  }

  /// Slide Over lies at the right; in Split View the app is taken to be the one at the left.
  static func frame(
    of geometry: ScreenGeometry, in screen: ScreenGeometry, _ multitasking: Device.Multitasking
  ) -> CGRect {
    let x = multitasking == .slideOver ? screen.size.width - geometry.size.width : 0
    return CGRect(origin: CGPoint(x: x, y: 0), size: geometry.size)
  }
}

extension SimulationHost {
  /// What the app would have of the screen; nil where device or OS version know no such sharing.
  func place(
    _ orientation: UIInterfaceOrientation, _ multitasking: Device.Multitasking,
    _ posture: Device.Posture
  ) -> AppPlace? {
    AppPlace(
      device, os: os, orientation: orientation, multitasking: multitasking, posture: posture,
      hasOwnScreen: isResizedInSteps)
  }

  /// The app's rectangle on the screen.
  var appFrame: CGRect { AppPlace.frame(of: geometry, in: screenGeometry, multitasking) }
}

extension Device.Multitasking {
  /// The value as it is written in code.
  package var words: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .splitView(let share): "splitView(\(share.rawValue))"
    case .slideOver: "slideOver"
    case .window(let size): "window(\(size.width) × \(size.height))"
    }
  }
}
