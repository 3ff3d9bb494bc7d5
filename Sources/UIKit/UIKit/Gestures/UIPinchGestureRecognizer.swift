/// A recognizer of two fingers that move apart or together.
///
/// It begins when their distance has changed by 10 points; the scale is relative to the initial
/// distance, moved 8 points towards the current one (facts: controls §8; high).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 10
  private static let allowance: CGFloat = 8

  /// The distance of the fingers relative to the distance at the beginning.
  open var scale: CGFloat {
    get { measure.value }
    set {
      measure = FingerMeasure(newValue)
      if let distance { baseline = newValue == 0 ? distance : distance / newValue }
    }
  }
  /// The change of ``scale`` per second.
  open var velocity: CGFloat { measure.velocity }

  private var measure = FingerMeasure(1)
  private var baseline: CGFloat?
  private var startDistance: CGFloat?
  private var distance: CGFloat? { fingerPair?.distance }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard play != nil, storedState == .possible else { return }
    measure = FingerMeasure(1, at: now)
    startDistance = distance
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard play != nil, let distance else { return }
    if storedState == .possible {
      guard let startDistance, abs(distance - startDistance) >= Self.slop else { return }
      baseline = startDistance + (distance > startDistance ? Self.allowance : -Self.allowance)
      note(distance)
      state = .began
    } else {
      note(distance)
      state = .changed
    }
  }

  private func note(_ distance: CGFloat) {
    guard let baseline, baseline > 0 else { return }
    measure.note(distance / baseline, at: now)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    endWithoutFingers()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    cancelWithFingers()
  }

  override var isResetUndecided: Bool { true }

  open override func reset() {
    super.reset()
    baseline = nil
    startDistance = nil
    measure = FingerMeasure(measure.value)
  }
}
