import Devices

extension UIInterfaceOrientation {
  /// Creates the interface orientation for a device orientation on one of its displays; nil if the
  /// device is flat.
  package init?(following device: UIDeviceOrientation, on display: Device.Display) {
    guard let upright = UIInterfaceOrientation(following: device) else { return nil }
    self = upright.turned(quarters: display.nativeQuarters)
  }

  /// Returns the device orientation that shows this interface upright on one of its displays.
  package func deviceOrientation(on display: Device.Display) -> UIDeviceOrientation {
    turned(quarters: -display.nativeQuarters).deviceOrientation
  }

  /// Returns the orientation rotated clockwise by quarters, counted like ``quarterTurns``.
  private func turned(quarters: Int) -> UIInterfaceOrientation {
    guard self != .unknown else { return .unknown }
    let wanted = ((quarterTurns + quarters) % 4 + 4) % 4
    return UIInterfaceOrientation.all.first { $0.quarterTurns == wanted } ?? self
  }
}

extension Device.Display {
  /// The number of quarter turns between the device's orientation and its interface's.
  fileprivate var nativeQuarters: Int { UIInterfaceOrientation(nativeOrientation).quarterTurns }
}
