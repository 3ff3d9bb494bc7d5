import UIKit

/// Code that asks for a turn when a controller, or the app, first comes to a moment.
package struct TurnHook: Hashable, Sendable {
  package var moment: TurnMoment
  /// The name of the controller; empty where the app hears of it.
  package var controller: String
  package var way: TurnWay
  package var orientation: UIInterfaceOrientation

  package init(
    _ moment: TurnMoment, of controller: String = "", _ way: TurnWay,
    _ orientation: UIInterfaceOrientation
  ) {
    self.moment = moment
    self.controller = controller
    self.way = way
    self.orientation = orientation
  }
}
