import CLayerTime
import Foundation

/// The simulated time of layer animations.
@preconcurrency @MainActor
package protocol LayerTimeline: AnyObject {
  /// In seconds.
  var time: TimeInterval { get }
  /// The duration of an animation that doesn't specify one.
  var animationDuration: TimeInterval { get }
  /// The timing function of such an animation, if it doesn't specify that either.
  var animationTimingFunction: CAMediaTimingFunction? { get }
  /// The view animation whose changes are being made; nil if there is none.
  var changes: LayerChanges? { get }

  /// Runs an action after a time that a settled screen waits for, and returns a token to cancel it.
  func waitForAnimation(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Int
  func callOff(_ number: Int)
  /// Runs an action when the changes under way are committed.
  func afterCommit(_ action: @escaping () -> Void)
  /// Registers an animation with the transactions under way, which complete once the returned
  /// closure has been called.
  func noteAnimation() -> () -> Void
}

extension CALayer {
  /// The timeline of the simulation that runs the code; nil off the main thread, and if the program
  /// contains no simulation.
  static var timeline: (any LayerTimeline)? {
    guard MainQueue.isCurrent, let object = layer_timeline() else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? any LayerTimeline
  }
}
