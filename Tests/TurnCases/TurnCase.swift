import Devices
import UIKit

/// A run of an app that is rotated and folded: its device, its content, and its actions.
///
/// After each step the invariants must be satisfied, and at the end rotating there and back, and on a
/// foldable device folding there and back, must restore everything.
package struct TurnCase: Hashable, Sendable {
  package var device: Device
  package var os: OSVersion
  /// The interface orientation before the launch.
  package var start: UIInterfaceOrientation
  /// How far the device is open before the launch; nil represents its initial posture.
  package var posture: Device.Posture?
  /// Whether an app's delegate creates the window, and not the simulator.
  package var hasDelegate: Bool
  package var tree: TurnTree
  package var hooks: [TurnHook]
  /// The actions after the launch; those in one step run without settling in between.
  package var steps: [[TurnAction]]
  /// How the interface is rotated there and back at the end.
  package var back: TurnWay

  package init(
    _ device: Device, _ os: OSVersion, start: UIInterfaceOrientation = .portrait,
    posture: Device.Posture? = nil, hasDelegate: Bool = false, tree: TurnTree,
    hooks: [TurnHook] = [],
    steps: [[TurnAction]] = [], back: TurnWay = .simulator
  ) {
    self.device = device
    self.os = os
    self.start = start
    self.posture = posture
    self.hasDelegate = hasDelegate
    self.tree = tree
    self.hooks = hooks
    self.steps = steps
    self.back = back
  }

  /// Whether a split view controller is involved.
  var hasSplit: Bool { tree.hasSplit || steps.joined().contains { $0.tree?.hasSplit == true } }
}
