/// A recognizer of two fingers that rotate.
///
/// It begins when they have rotated by 10 degrees, 5 of them don't count (facts: controls §8;
/// high).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 10 * .pi / 180
  private static let allowance: CGFloat = 5 * .pi / 180

  /// The rotation of the fingers, in radians.
  open var rotation: CGFloat {
    get { measure.value }
    set { measure = FingerMeasure(newValue) }
  }
  /// The change of ``rotation`` per second.
  open var velocity: CGFloat { measure.velocity }

  private var measure = FingerMeasure(0)
  /// The angle of the fingers at the last event, and their rotation before the beginning.
  private var lastAngle: CGFloat?
  private var turned: CGFloat = 0
  private var angle: CGFloat? { fingerPair?.angle }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard play != nil, storedState == .possible else { return }
    measure = FingerMeasure(0, at: now)
    turned = 0
    lastAngle = angle
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard play != nil, let angle, let lastAngle else { return }
    // The shorter way round.
    var step = angle - lastAngle
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    self.lastAngle = angle
    if storedState == .possible {
      turned += step
      guard abs(turned) >= Self.slop - 1e-9 else { return }
      measure.note(turned - (turned > 0 ? Self.allowance : -Self.allowance), at: now)
      state = .began
    } else {
      measure.note(measure.value + step, at: now)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    // The remaining fingers form a different angle.
    lastAngle = angle
    endWithoutFingers()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    cancelWithFingers()
  }

  override var isResetUndecided: Bool { true }

  open override func reset() {
    super.reset()
    lastAngle = nil
    turned = 0
    measure = FingerMeasure(measure.value)
  }
}
