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
    wasInterrupted = nil
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
      guard isLinear else { continue }
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      (animation as? CASpringAnimation)?.isEven = true
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

  // MARK: Values

  /// A value that a layer can be given.
  package struct LayerValue {
    let layer: CALayer
    let path: String
    let value: AnimationValue
  }

  /// What the layers had before the changes, the last change first.
  package var oldValues: [LayerValue] {
    changes.reversed().compactMap { change in
      change.layer.map { LayerValue(layer: $0, path: change.path, value: change.old) }
    }
  }

  /// What the layers have by the changes.
  package var newValues: [LayerValue] { values { $0.animationValue(at: $1) } }

  /// What the layers show now.
  package var shownValues: [LayerValue] { values { $0.shownValue(at: $1) } }

  private func values(_ value: (CALayer, String) -> AnimationValue?) -> [LayerValue] {
    changes.compactMap { change in
      guard let layer = change.layer, let value = value(layer, change.path) else { return nil }
      return LayerValue(layer: layer, path: change.path, value: value)
    }
  }

  /// Gives layers values, in order.
  package static func give(_ values: [LayerValue]) {
    for value in values { value.layer.take(value.value, at: value.path) }
  }
}

extension CALayer {
  fileprivate func take(_ value: AnimationValue, at path: String) {
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
