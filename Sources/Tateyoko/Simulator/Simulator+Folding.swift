import Devices
import UIKit

extension Simulator {
  /// How far the device is open; ``Device/Posture/open`` without a hinge.
  public var posture: Device.Posture { host.posture }

  /// Folds or unfolds the device, and waits until the interface has followed.
  ///
  /// Where that changes the display, the app is resized as by a rotation: it keeps its state, and
  /// its controllers are told their new size. How the device is held stays the same.
  /// If the device can't be folded so, ``issues`` says why.
  public func fold(to posture: Device.Posture) {
    host.use {
      host.fold(to: posture)
      host.settle()
    }
  }
}
