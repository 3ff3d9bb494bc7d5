/// A cubic curve from (0, 0) to (1, 1), by which animations are timed.
package struct TimingCurve: Hashable, Sendable {
  /// The control points.
  package let first: CGPoint
  package let second: CGPoint

  package init(_ first: CGPoint, _ second: CGPoint) {
    self.first = first
    self.second = second
  }

  /// Returns the fraction of the distance covered after a fraction of the time.
  package func value(at time: CGFloat) -> CGFloat {
    let time = min(max(time, 0), 1)
    // The curve's parameter for the time is found by search: x grows with it.
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.place(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return time == 1 ? 1 : Self.place(first.y, second.y, (low + high) / 2)
  }

  /// Returns one coordinate of the cubic curve from 0 to 1.
  private static func place(_ one: CGFloat, _ two: CGFloat, _ t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
  }
}
