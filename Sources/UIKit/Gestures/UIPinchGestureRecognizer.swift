/// A recognizer of two fingers that move apart or together.
///
/// It begins when their distance has changed by 10 points; it is measured against the distance at the
/// beginning, 8 points nearer to the present one (facts: controls §8; high).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 10
  private static let allowance: CGFloat = 8

  /// The distance of the fingers over that at the beginning.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      if let distance { baseline = newValue == 0 ? distance : distance / newValue }
      lastSample = nil
      storedVelocity = 0
    }
  }
  /// The change of ``scale`` a second.
  open var velocity: CGFloat { storedVelocity }

  private var storedScale: CGFloat = 1
  private var storedVelocity: CGFloat = 0
  private var baseline: CGFloat?
  private var startDistance: CGFloat?
  private var lastSample: (scale: CGFloat, time: TimeInterval)?

  private var distance: CGFloat? {
    guard let fingers = play?.touchesOnScreen, fingers.count >= 2 else { return nil }
    let (a, b) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
    return hypot(b.x - a.x, b.y - a.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard play != nil, storedState == .possible else { return }
    storedScale = 1
    storedVelocity = 0
    startDistance = distance
    lastSample = (1, now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard play != nil, let distance else { return }
    if storedState == .possible {
      guard let startDistance, abs(distance - startDistance) >= Self.slop else { return }
      baseline = startDistance + (distance > startDistance ? Self.allowance : -Self.allowance)
      measure(distance)
      state = .began
    } else {
      measure(distance)
      state = .changed
    }
  }

  private func measure(_ distance: CGFloat) {
    guard let baseline, baseline > 0 else { return }
    let new = distance / baseline
    if let last = lastSample, now > last.time {
      storedVelocity = (new - last.scale) / (now - last.time)
    }
    storedScale = new
    lastSample = (new, now)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let play, play.touchesOnScreen.isEmpty else { return }
    state = storedState == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard play != nil else { return }
    state = storedState == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    baseline = nil
    startDistance = nil
    lastSample = nil
  }
}
