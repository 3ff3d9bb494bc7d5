import CLayerTime
import Foundation

/// The layer changes made in one view animation, and the animations that show them over time.
///
/// Used on the layers' thread.
package final class LayerChanges: @unchecked Sendable {
  /// How long the old values are shown before anything moves, in seconds.
  package let delay: TimeInterval
  /// Creates the animation of one property, without its values.
  let makeAnimation: () -> CABasicAnimation
  /// Called when the last animation was removed from its layer early.
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

  /// Runs code whose layer changes are animated, or not, on this thread.
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

  /// Removes the animations from their layers, which show their own values from now on.
  package func end() {
    isEnding = true
    wasInterrupted = nil
    for change in changes {
      change.layer?.drop(change.run)
      change.run.stop(finished: true)
    }
    changes = []
  }

  /// Records that a layer has removed an animation.
  func wasStopped(_ run: RunningAnimation) {
    guard !isEnding, let index = changes.firstIndex(where: { $0.run === run }) else { return }
    changes.remove(at: index)
    guard changes.isEmpty else { return }
    let action = wasInterrupted
    wasInterrupted = nil
    action?()
  }

  // MARK: Scrubbing

  /// Holds all animations at a moment of their time.
  ///
  /// - Parameters:
  ///   - time: Seconds since their start; before it and after their end they show their first and
  ///     last state.
  ///   - isLinear: Whether they ignore their curve from now on.
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

  /// Runs all animations from a moment of their time, backwards with a negative speed.
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

  /// A value of a layer's property.
  package struct LayerValue {
    let layer: CALayer
    let path: String
    let value: AnimationValue
  }

  /// The layers' values before the changes, the last change first.
  package var oldValues: [LayerValue] {
    changes.reversed().compactMap { change in
      change.layer.map { LayerValue(layer: $0, path: change.path, value: change.old) }
    }
  }

  /// The layers' values after the changes.
  package var newValues: [LayerValue] { values { $0.animationValue(at: $1) } }

  /// The layers' displayed values.
  package var shownValues: [LayerValue] { values { $0.shownValue(at: $1) } }

  private func values(_ value: (CALayer, String) -> AnimationValue?) -> [LayerValue] {
    changes.compactMap { change in
      guard let layer = change.layer, let value = value(layer, change.path) else { return nil }
      return LayerValue(layer: layer, path: change.path, value: value)
    }
  }

  /// Sets layer values, in order.
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
    // It's used only here; the compiler can't verify that.
    nonisolated(unsafe) let owner = view
    MainActor.assumeIsolated {
      owner.setLayerGeometry(bounds: place.bounds, position: place.position)
    }
  }
}
