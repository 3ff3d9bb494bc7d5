/// Computes the spring that is at rest after a given time.
enum SpringFrequency {
  /// A spring counts as at rest once the remaining fraction of the distance is this small.
  private static let rest: CGFloat = 0.001

  /// Returns a usable damping ratio: a spring with 0 would never come to rest, and beyond 1 none
  /// oscillates more slowly (UIKit's behaviour there isn't known; low).
  static func allowed(_ ratio: CGFloat) -> CGFloat {
    ratio.isFinite ? min(max(ratio, 0.01), 1) : 1
  }

  /// Returns the undamped frequency, in radians per second, of a spring whose oscillation stays
  /// within a thousandth of the distance from the given time on.
  ///
  /// Without a velocity, ω = ln(1000 z ∕ √(1 − z²)) ∕ (z D), and ω D = 9.2334134764 for z = 1; with
  /// one, it's the solution of |(b − v) ∕ ω_d| e^(−b D) = 0.001 for b = z ω, ω_d = ω √(1 − z²)
  /// (facts: controls §9, high).
  static func frequency(
    dampingRatio: CGFloat, velocity: CGFloat, settlingIn duration: TimeInterval
  ) -> CGFloat {
    let z = allowed(dampingRatio)
    let time = CGFloat(max(duration, 1e-3))
    let velocity = velocity.isFinite ? velocity : 0
    func left(_ w: CGFloat) -> CGFloat {
      if z >= 1 { return abs(1 + (w - velocity) * time) * exp(-w * time) }
      let damped = w * (1 - z * z).squareRoot()
      return abs((z * w - velocity) / damped) * exp(-z * w * time)
    }
    // The remainder decreases with the frequency, beyond the frequency that outruns the velocity.
    var high = max(1 / (z * time), abs(velocity) / z)
    while left(high) > rest, high < 1e6 { high *= 2 }
    var low = high / 2
    while left(low) <= rest, low > 1e-6, low > abs(velocity) / z { low /= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if left(middle) > rest { low = middle } else { high = middle }
    }
    return high
  }
}
