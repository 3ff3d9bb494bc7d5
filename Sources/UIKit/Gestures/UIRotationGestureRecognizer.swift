/// A recognizer of two fingers that turn.
///
/// It begins when they have turned by 10 degrees, of which 5 don't count (facts: controls §8; high).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 10 * .pi / 180
  private static let allowance: CGFloat = 5 * .pi / 180

  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat {
    get { measure.value }
    set { measure = FingerMeasure(newValue) }
  }
  /// The change of ``rotation`` a second.
  open var velocity: CGFloat { measure.velocity }

  private var measure = FingerMeasure(0)
  /// The angle of the fingers at the last event, and how far they have turned before the beginning.
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
    // The angle of those that are left is another one.
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
