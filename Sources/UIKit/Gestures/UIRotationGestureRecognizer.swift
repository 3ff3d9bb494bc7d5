/// A recognizer of two fingers that turn.
///
/// It begins when they have turned by 10 degrees, of which 5 don't count (facts: controls §8; high).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 10 * .pi / 180
  private static let allowance: CGFloat = 5 * .pi / 180

  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      lastSample = nil
      storedVelocity = 0
    }
  }
  /// The change of ``rotation`` a second.
  open var velocity: CGFloat { storedVelocity }

  private var storedRotation: CGFloat = 0
  private var storedVelocity: CGFloat = 0
  /// The angle of the fingers at the last event, and how far they have turned before the beginning.
  private var lastAngle: CGFloat?
  private var turned: CGFloat = 0
  private var lastSample: (rotation: CGFloat, time: TimeInterval)?

  private var angle: CGFloat? {
    guard let fingers = play?.touchesOnScreen, fingers.count >= 2 else { return nil }
    let (a, b) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
    return atan2(b.y - a.y, b.x - a.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard play != nil, storedState == .possible else { return }
    storedRotation = 0
    storedVelocity = 0
    turned = 0
    lastAngle = angle
    lastSample = (0, now)
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
      note(turned - (turned > 0 ? Self.allowance : -Self.allowance))
      state = .began
    } else {
      note(storedRotation + step)
      state = .changed
    }
  }

  private func note(_ rotation: CGFloat) {
    if let last = lastSample, now > last.time {
      storedVelocity = (rotation - last.rotation) / (now - last.time)
    }
    storedRotation = rotation
    lastSample = (rotation, now)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let play else { return }
    // The angle of those that are left is another one.
    lastAngle = angle
    guard play.touchesOnScreen.isEmpty else { return }
    state = storedState == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard play != nil else { return }
    state = storedState == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    lastAngle = nil
    turned = 0
    lastSample = nil
  }
}
