import Devices

/// The app's part of the screen, in one orientation and posture.
struct AppPlace {
  let orientation: UIInterfaceOrientation
  let posture: Device.Posture
  let multitasking: Device.Multitasking
  /// The geometry of the screen that the app sees.
  let screen: ScreenGeometry
  /// The geometry of the app's part of the screen.
  let geometry: ScreenGeometry
  /// Whether the app sees the entire part of the display that apps can use.
  let seesWholeDisplay: Bool

  /// - Parameter hasOwnScreen: Whether the app sees its part of the screen as a screen.
  /// - Returns: Nil if the device or OS version doesn't support such sharing.
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

  /// Slide Over is at the right; in Split View the app is assumed to be the left one.
  static func frame(
    of geometry: ScreenGeometry, in screen: ScreenGeometry, _ multitasking: Device.Multitasking
  ) -> CGRect {
    let x = multitasking == .slideOver ? screen.size.width - geometry.size.width : 0
    return CGRect(origin: CGPoint(x: x, y: 0), size: geometry.size)
  }
}

extension SimulationHost {
  /// Returns the app's part of the screen; nil if the device or OS version doesn't support such
  /// sharing.
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
  /// The value as written in code.
  package var words: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .splitView(let share): "splitView(\(share.rawValue))"
    case .slideOver: "slideOver"
    case .window(let size): "window(\(size.width) × \(size.height))"
    }
  }
}
