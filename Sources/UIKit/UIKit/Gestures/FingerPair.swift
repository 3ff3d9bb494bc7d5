/// The first two fingers that a recognizer tracks.
@MainActor
struct FingerPair {
  /// The vector from the first to the second, in the window's coordinates.
  private let way: CGPoint

  /// Nil if there are fewer than two.
  init?(_ fingers: [UITouch]?) {
    guard let fingers, fingers.count >= 2 else { return nil }
    let (first, second) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
    way = CGPoint(x: second.x - first.x, y: second.y - first.y)
  }

  var distance: CGFloat { hypot(way.x, way.y) }
  var angle: CGFloat { atan2(way.y, way.x) }
}

/// A number controlled by two fingers, and its rate of change.
struct FingerMeasure {
  private(set) var value: CGFloat
  /// The change of ``value`` per second, between the last two events.
  private(set) var velocity: CGFloat = 0
  private var time: TimeInterval?

  /// - Parameter time: The time when fingers reached the value; nil for a value that code sets,
  ///   which restarts the measurement.
  init(_ value: CGFloat, at time: TimeInterval? = nil) {
    self.value = value
    self.time = time
  }

  /// Records a new value from the fingers.
  mutating func note(_ new: CGFloat, at now: TimeInterval) {
    if let time, now > time { velocity = (new - value) / (now - time) }
    value = new
    time = now
  }
}

extension UIGestureRecognizer {
  var fingerPair: FingerPair? { FingerPair(play?.touchesOnScreen) }

  /// Ends a gesture once no finger is left.
  func endWithoutFingers() {
    guard let play, play.touchesOnScreen.isEmpty else { return }
    state = storedState == .possible ? .failed : .ended
  }

  /// Cancels a gesture whose touches are cancelled; one that hasn't begun fails.
  func cancelWithFingers() {
    guard play != nil else { return }
    state = storedState == .possible ? .failed : .cancelled
  }
}
