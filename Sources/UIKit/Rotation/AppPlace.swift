import Devices

/// What of the screen the app has, in one orientation and posture.
struct AppPlace {
  let orientation: UIInterfaceOrientation
  let posture: Device.Posture
  let multitasking: Device.Multitasking
  /// What the screen is that the app sees.
  var screen: ScreenGeometry
  /// What the app's part of the screen is.
  let geometry: ScreenGeometry

  /// - Returns: Nil where device or OS version know no such sharing.
  init?(
    _ device: Device, os: OSVersion, orientation: UIInterfaceOrientation,
    multitasking: Device.Multitasking, posture: Device.Posture
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
    screen = device.screen(os: os, orientation: turned, posture: posture)
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
