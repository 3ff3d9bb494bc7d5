import Devices
import UIKit

/// A request that code makes in a moment.
package enum TurnRequest: Hashable, Sendable {
  case turn(TurnWay, UIInterfaceOrientation)
  /// The device is folded by hand.
  case fold(Device.Posture)

  /// How a rotation is requested; nil for a fold.
  package var way: TurnWay? {
    guard case .turn(let way, _) = self else { return nil }
    return way
  }

  /// The posture of a fold.
  package var posture: Device.Posture? {
    guard case .fold(let posture) = self else { return nil }
    return posture
  }
}
