/// The velocity of a drag, over the last tenth of a second (facts: controls §7; medium for the
/// length).
struct FingerSpeed {
  /// The period in seconds.
  static let window: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    samples.append((time, place))
    drop(before: time)
  }

  private mutating func drop(before time: TimeInterval) {
    // Times are sums of frames: samples that are only marginally older still count.
    samples.removeAll { $0.time < time - Self.window - 1e-6 }
  }

  /// Returns the velocity in points per second at a time; 0 if nothing moved recently.
  func velocity(at time: TimeInterval) -> CGPoint {
    var recent = self
    recent.drop(before: time)
    guard let first = recent.samples.first, let last = recent.samples.last, last.time > first.time
    else { return .zero }
    let length = last.time - first.time
    return CGPoint(
      x: (last.place.x - first.place.x) / length, y: (last.place.y - first.place.y) / length)
  }
}
