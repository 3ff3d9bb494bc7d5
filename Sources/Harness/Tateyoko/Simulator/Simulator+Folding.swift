import Devices
import UIKit

extension Simulator {
  /// How far the device is open; ``Device/Posture/open`` for a device without a hinge.
  public var posture: Device.Posture { host.posture }

  /// Folds or unfolds the device, and waits until the interface has adapted.
  ///
  /// If that changes the display, the app is resized as by a rotation: it keeps its state, and its
  /// controllers are notified of their new size. The orientation of the device stays the same. If
  /// the device doesn't support the posture, ``issues`` contains the reason.
  public func fold(to posture: Device.Posture) {
    host.use {
      host.fold(to: posture)
      host.settle()
    }
  }
}
