import Devices
import UIKit

/// A run of an app that is turned and folded: on which device, what it shows, and what happens.
///
/// After each step the invariants must hold, and at the end a turn there and back, and of a foldable
/// device a fold, must leave everything as it was.
package struct TurnCase: Hashable, Sendable {
  package var device: Device
  package var os: OSVersion
  /// How the interface is turned before the launch.
  package var start: UIInterfaceOrientation
  /// How far the device is open before the launch; nil stands for its initial posture.
  package var posture: Device.Posture?
  /// Whether an app's delegate makes the window, and not the simulator.
  package var hasDelegate: Bool
  package var tree: TurnTree
  package var hooks: [TurnHook]
  /// What is done after the launch; what stands in one step is done without settling in between.
  package var steps: [[TurnAction]]
  /// How the interface is turned there and back in the end.
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

  /// Whether a split view controller takes part.
  var hasSplit: Bool { tree.hasSplit || steps.joined().contains { $0.tree?.hasSplit == true } }
}
