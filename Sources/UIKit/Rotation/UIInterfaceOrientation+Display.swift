import Devices

extension UIInterfaceOrientation {
  /// The interface that suits a device held this way, on one of its displays, or nil for one that
  /// lies flat.
  package init?(following device: UIDeviceOrientation, on display: Device.Display) {
    guard let upright = UIInterfaceOrientation(following: device) else { return nil }
    self = upright.turned(quarters: display.nativeQuarters)
  }

  /// The way a device is held that shows this interface upright on one of its displays.
  package func deviceOrientation(on display: Device.Display) -> UIDeviceOrientation {
    turned(quarters: -display.nativeQuarters).deviceOrientation
  }

  /// The interface turned clockwise by quarters, counted as ``quarterTurns`` are.
  private func turned(quarters: Int) -> UIInterfaceOrientation {
    guard self != .unknown else { return .unknown }
    let wanted = ((quarterTurns + quarters) % 4 + 4) % 4
    return UIInterfaceOrientation.all.first { $0.quarterTurns == wanted } ?? self
  }
}

extension Device.Display {
  /// Quarters between how the device is held and how its interface is turned.
  fileprivate var nativeQuarters: Int { UIInterfaceOrientation(nativeOrientation).quarterTurns }
}
