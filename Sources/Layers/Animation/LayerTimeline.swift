import CLayerTime
import Foundation

/// The simulated time that layers' animations run on.
@preconcurrency @MainActor
package protocol LayerTimeline: AnyObject {
  /// In seconds.
  var time: TimeInterval { get }
  /// What an animation takes that says nothing of its duration.
  var animationDuration: TimeInterval { get }
  /// How the speed of such an animation changes, where it says nothing of that either.
  var animationTimingFunction: CAMediaTimingFunction? { get }
  /// The animation of views whose changes are being made; nil outside of them.
  var changes: LayerChanges? { get }

  /// Runs an action after a time that a settled screen waits for, and says how to call that off.
  func waitForAnimation(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Int
  func callOff(_ number: Int)
  /// Runs an action when the changes under way are in place.
  func afterCommit(_ action: @escaping () -> Void)
  /// Tells the transactions under way of an animation; they complete when the closure was called.
  func noteAnimation() -> () -> Void
}

extension CALayer {
  /// The timeline of the simulation that the code runs in; nil off the main thread, and where no
  /// simulation is part of the program.
  static var timeline: (any LayerTimeline)? {
    guard MainQueue.isCurrent, let object = layer_timeline() else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? any LayerTimeline
  }
}
