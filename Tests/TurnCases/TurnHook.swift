import Devices
import UIKit

/// Code that requests a rotation or a fold when a controller, or the app, first reaches a moment.
package struct TurnHook: Hashable, Sendable {
  package var moment: TurnMoment
  /// The name of the controller; empty if the app is notified.
  package var controller: String
  package var request: TurnRequest

  package init(_ moment: TurnMoment, of controller: String, _ request: TurnRequest) {
    self.moment = moment
    self.controller = controller
    self.request = request
  }

  package init(
    _ moment: TurnMoment, of controller: String = "", _ way: TurnWay,
    _ orientation: UIInterfaceOrientation
  ) {
    self.init(moment, of: controller, .turn(way, orientation))
  }

  package init(
    _ moment: TurnMoment, of controller: String = "", fold posture: Device.Posture
  ) {
    self.init(moment, of: controller, .fold(posture))
  }
}
