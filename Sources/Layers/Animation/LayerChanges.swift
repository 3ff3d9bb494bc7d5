import CLayerTime
import Foundation

/// The changes of layers that are made in one animation of views: what shows them in time, together.
///
/// Used where the layers are.
package final class LayerChanges: @unchecked Sendable {
  /// How long the old values are shown before anything moves, in seconds.
  package let delay: TimeInterval
  /// Makes the animation of one property, but for its values.
  let makeAnimation: () -> CABasicAnimation
  /// Is called when the last animation was taken off its layer before its time.
  package var wasInterrupted: (() -> Void)?

  private struct Change {
    weak var layer: CALayer?
    let run: RunningAnimation
    let path: String
    let old: AnimationValue
  }

  private var changes: [Change] = []
  private var isEnding = false

  package init(delay: TimeInterval, makeAnimation: @escaping () -> CABasicAnimation) {
    self.delay = delay
    self.makeAnimation = makeAnimation
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// Runs code whose changes of layers are shown in time, or not, on this thread.
  package static func whileAnimated(
    _ isAnimated: Bool, wasAnimated: Bool, _ body: () -> Void
  ) {
    let step: Int32 = (isAnimated ? 1 : 0) - (wasAnimated ? 1 : 0)
    layer_changes_animate(step)
    body()
    layer_changes_animate(-step)
  }

  func add(_ run: RunningAnimation, of old: AnimationValue, at path: String, on layer: CALayer) {
    changes.append(Change(layer: layer, run: run, path: path, old: old))
  }

  /// Takes the animations off their layers, which show their own values from now on.
  package func end() {
    isEnding = true
    for change in changes {
      change.layer?.drop(change.run)
      change.run.stop(finished: true)
    }
    changes = []
  }

  /// Notes that a layer has let go of an animation.
  func wasStopped(_ run: RunningAnimation) {
    guard !isEnding, let index = changes.firstIndex(where: { $0.run === run }) else { return }
    changes.remove(at: index)
    guard changes.isEmpty else { return }
    let action = wasInterrupted
    wasInterrupted = nil
    action?()
  }

  // MARK: Scrubbing

  /// Holds all animations at a moment of theirs.
  ///
  /// - Parameters:
  ///   - time: Seconds since their start; before it and after their end they show these.
  ///   - isLinear: Whether they go on without their curve from now on.
  package func hold(at time: TimeInterval, isLinear: Bool) {
    for change in changes {
      let animation = change.run.animation
      animation.speed = 0
      animation.timeOffset = time
      animation.fillMode = .both
      if isLinear { animation.timingFunction = CAMediaTimingFunction(name: .linear) }
    }
  }

  /// Lets all animations run from a moment of theirs, backwards with a negative speed.
  package func run(from time: TimeInterval, speed: Double) {
    for change in changes {
      let animation = change.run.animation
      animation.speed = Float(speed)
      animation.timeOffset = time
      let now = change.run.time
      animation.beginTime = change.layer?.convertTime(now, from: nil) ?? now
      animation.fillMode = .both
    }
  }

  /// Gives the layers back the values from before the changes, the last change first.
  package func takeBack() {
    for change in changes.reversed() {
      guard let layer = change.layer else { continue }
      layer.takeBack(change.old, at: change.path)
    }
  }

  /// Gives the layers the values that they show, and takes the animations off them.
  package func keepShown() {
    let shown = changes.compactMap { change in
      change.layer.flatMap { layer in
        layer.shownValue(at: change.path).map { (layer, change.path, $0) }
      }
    }
    end()
    for (layer, path, value) in shown { layer.takeBack(value, at: path) }
  }
}

extension CALayer {
  fileprivate func takeBack(_ value: AnimationValue, at path: String) {
    guard let view = owner as? any LayerGeometryOwner, MainQueue.isCurrent else {
      return setAnimationValue(value, at: path)
    }
    var place = (bounds: bounds, position: position)
    switch path {
    case "position": place.position = value.point ?? position
    case "bounds.origin": place.bounds.origin = value.point ?? bounds.origin
    case "bounds.size": place.bounds.size = value.size ?? bounds.size
    default: return setAnimationValue(value, at: path)
    }
    // It is here and nowhere else; the compiler can't see that.
    nonisolated(unsafe) let owner = view
    MainActor.assumeIsolated {
      owner.setLayerGeometry(bounds: place.bounds, position: place.position)
    }
  }
}
