import Foundation

/// An animation attached to a layer; used on the layer's thread.
final class RunningAnimation: @unchecked Sendable {
  let key: String?
  let animation: CAAnimation
  /// The simulation that it was added in.
  weak var timeline: (any LayerTimeline)?
  private weak var layer: CALayer?
  private var waiting: Int?
  private var completeTransactions: (() -> Void)?
  private var hasStarted = false
  private(set) var isOver = false
  /// The duration if it doesn't specify one.
  private let inheritedDuration: TimeInterval
  /// The changes that it belongs to, which end it; nil for an animation added by code.
  private weak var changes: LayerChanges?

  init(
    _ animation: CAAnimation, key: String?, on layer: CALayer, _ timeline: (any LayerTimeline)?
  ) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.timeline = timeline
    // On the main thread, as there is a timeline.
    inheritedDuration =
      Self.onMain(timeline) { $0.animationDuration } ?? 0.25
    if animation.timingFunction == nil {
      animation.timingFunction = Self.onMain(timeline) { $0.animationTimingFunction } ?? nil
    }
    completeTransactions = Self.onMain(timeline) { $0.noteAnimation() }
  }

  /// Creates an animation that shows a change, and doesn't notify or wait by itself.
  init(
    _ animation: CAAnimation, key: String, on layer: CALayer, _ timeline: (any LayerTimeline)?,
    in changes: LayerChanges
  ) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.timeline = timeline
    self.changes = changes
    inheritedDuration = 0
    hasStarted = true
  }

  deinit {
    // Its layer is gone: nothing moves any more, and no one is notified, as on a device.
    complete()
  }

  var span: AnimationSpan { AnimationSpan(animation, inheriting: inheritedDuration) }

  /// The simulated time.
  var time: TimeInterval { Self.onMain(timeline) { $0.time } ?? 0 }

  func isAnimation(of path: String) -> Bool {
    (animation as? CAPropertyAnimation)?.keyPath == path
  }

  func apply(to copy: CALayer, of layer: CALayer) {
    span.apply(animation, to: copy, at: layer.convertTime(time, from: nil))
  }

  /// Notifies the delegate of the start when the changes under way are committed, and of the end
  /// when it is reached.
  func begin() {
    Self.onMain(timeline) { timeline in
      timeline.afterCommit { [weak self] in self?.start() }
    }
    expectEnd()
  }

  private func start() {
    guard !hasStarted, !isOver else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Waits for the end according to the layer's current timing; called again when that changes.
  func expectEnd() {
    stopWaiting()
    guard !isOver, changes == nil, let layer, let end = span.end,
      let moment = layer.moment(ofLocal: end)
    else {
      return
    }
    waiting = Self.onMain(timeline) { timeline in
      timeline.waitForAnimation(max(0, moment - timeline.time)) { [weak self] in
        self?.waiting = nil
        self?.finish()
      }
    }
  }

  private func finish() {
    start()
    stop(finished: true)
    if animation.isRemovedOnCompletion { layer?.drop(self) }
  }

  /// Ends it, early or on time, and notifies the delegate.
  func stop(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    stopWaiting()
    animation.delegate?.animationDidStop(animation, finished: finished)
    complete()
    changes?.wasStopped(self)
  }

  private func complete() {
    stopWaiting()
    if MainQueue.isCurrent { completeTransactions?() }
    completeTransactions = nil
  }

  private func stopWaiting() {
    guard let number = waiting else { return }
    waiting = nil
    Self.onMain(timeline) { $0.callOff(number) }
  }

  @discardableResult
  private static func onMain<R>(
    _ timeline: (any LayerTimeline)?, _ body: @MainActor (any LayerTimeline) -> R
  ) -> R? {
    guard let timeline, MainQueue.isCurrent else { return nil }
    let call = Unchecked(timeline)
    return MainActor.assumeIsolated { Unchecked(body(call.value)) }.value
  }
}
