/// The motion of an offset along one axis after the finger was lifted, as a function of time.
///
/// Sources: facts, controls §7, from touch traces of iOS 26.1 (high unless noted otherwise).
struct AxisMotion {
  private enum Course {
    case rest
    /// Decelerates, and bounces when it reaches an end of the content.
    case coast(velocity: CGFloat, rate: CGFloat, bounce: Bounce?)
    /// Returns from beyond an end.
    case comeBack(distance: CGFloat)
    /// Decelerates towards another position than its natural end.
    case approach(distance: CGFloat, rate: CGFloat)
    /// Moves to a page.
    case turnPage(distance: CGFloat)
  }

  private struct Bounce {
    var time: TimeInterval
    var velocity: CGFloat
    /// Whether it bounces beyond the end or stops there.
    var swings: Bool
  }

  /// The speed below which coasting ends, in points per second.
  private static let leastSpeed: CGFloat = 10
  /// The frequency of the critically damped bounce.
  private static let bounceRate: CGFloat = 11
  /// The return of a stretch: two rates of decay. Published with three traces of iOS 26.1
  /// (Vercantez/openuikit).
  private static let returnRates: (slow: CGFloat, fast: CGFloat) = (9, 46)
  /// The time until a return begins: the first frame after the lift shows no motion (the same).
  private static let returnDelay: TimeInterval = 1.0 / 60
  /// The remaining distance that ends a return or a bounce, in points: 235 return in 0.691 s
  /// (medium).
  private static let restOfReturn: CGFloat = 0.58
  private static let restOfBounce: CGFloat = 1 / 3
  /// The duration of a move to a page, in seconds (low).
  private static let pageTime: TimeInterval = 0.3

  private let start: CGFloat
  /// The final offset.
  let end: CGFloat
  /// The duration in seconds; 0 if nothing moves.
  let duration: TimeInterval
  private let course: Course

  private init(_ start: CGFloat, to end: CGFloat, _ duration: TimeInterval, _ course: Course) {
    self.start = start
    self.end = end
    self.duration = max(0, duration)
    self.course = duration > 0 ? course : .rest
  }

  /// Creates the motion of an offset that is released.
  ///
  /// - Parameters:
  ///   - start: The current offset, in points.
  ///   - velocity: The velocity in points per second.
  ///   - range: The range of resting offsets.
  ///   - rate: The factor that the speed is multiplied by per millisecond.
  ///   - bounces: Whether it may bounce beyond the range.
  init(
    from start: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) {
    let nearest = min(max(start, range.lowerBound), range.upperBound)
    if nearest != start {
      self = Self.comingBack(from: start, to: nearest)
      return
    }
    let rate = min(max(rate, 0.5), 0.9999)
    guard abs(velocity) > Self.leastSpeed else {
      self.init(start, to: start, 0, .rest)
      return
    }
    // A sum over whole milliseconds, as in the traces.
    let factor = rate / (1 - rate) / 1000
    let slowest = velocity > 0 ? Self.leastSpeed : -Self.leastSpeed
    let landing = start + (velocity - slowest) * factor
    let decay = -1000 * log(rate)
    guard !range.contains(landing) else {
      self.init(
        start, to: landing, log(abs(velocity) / Self.leastSpeed) / decay,
        .coast(velocity: velocity, rate: rate, bounce: nil))
      return
    }
    let limit = velocity > 0 ? range.upperBound : range.lowerBound
    let time = -log(1 - (limit - start) / (velocity * factor)) / decay
    let bounce = Bounce(time: time, velocity: velocity * exp(-decay * time), swings: bounces)
    self.init(
      start, to: limit, time + (bounces ? Self.length(of: bounce.velocity) : 0),
      .coast(velocity: velocity, rate: rate, bounce: bounce))
  }

  /// Returns the motion from beyond an end back to it.
  static func comingBack(from start: CGFloat, to end: CGFloat) -> AxisMotion {
    let distance = start - end
    var time: TimeInterval = 0
    while abs(distance) * returning(at: time) > restOfReturn, time < 5 { time += 1.0 / 240 }
    return AxisMotion(start, to: end, time, .comeBack(distance: distance))
  }

  /// Returns the remaining fraction of a stretch at a time after the finger was lifted; it begins
  /// without speed.
  private static func returning(at time: TimeInterval) -> CGFloat {
    let time = max(0, time - returnDelay)
    let (slow, fast) = returnRates
    return (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  /// Returns the motion to an offset that a delegate chose (low).
  static func approaching(
    _ end: CGFloat, from start: CGFloat, velocity: CGFloat
  ) -> AxisMotion {
    let distance = end - start
    let ownRate = distance == 0 ? 0 : velocity / distance
    let rate = min(max(ownRate, 4), 20)
    let time = abs(distance) > restOfBounce ? log(abs(distance) / restOfBounce) / rate : 0
    return AxisMotion(start, to: end, time, .approach(distance: distance, rate: rate))
  }

  /// Returns the motion to a page: a cosine over 0.3 seconds, as for programmatic page changes
  /// (low).
  static func turningPage(from start: CGFloat, to end: CGFloat) -> AxisMotion {
    AxisMotion(start, to: end, start == end ? 0 : pageTime, .turnPage(distance: end - start))
  }

  /// Returns the final offset without ends, as passed to delegates: a bit farther than the actual
  /// one, as it is computed with continuous time rather than whole milliseconds.
  static func proposedEnd(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    let rate = min(max(rate, 0.5), 0.9999)
    guard abs(velocity) > leastSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -leastSpeed : leastSpeed)) / (-1000 * log(rate))
  }

  /// Returns the duration of a bounce.
  private static func length(of velocity: CGFloat) -> TimeInterval {
    // From the farthest point on it only approaches the end.
    var time = 1 / bounceRate
    while abs(velocity) * time * exp(-bounceRate * time) > restOfBounce, time < 5 {
      time += 1.0 / 120
    }
    return time
  }

  /// Returns the offset at a time since the finger was lifted.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    let time = max(0, time)
    switch course {
    case .rest: return end
    case .coast(let velocity, let rate, let bounce):
      if let bounce, time >= bounce.time {
        guard bounce.swings else { return end }
        let late = time - bounce.time
        return end + bounce.velocity * late * exp(-Self.bounceRate * late)
      }
      return start + velocity * rate / (1 - rate) / 1000 * (1 - pow(rate, time * 1000))
    case .comeBack(let distance): return end + distance * Self.returning(at: time)
    case .approach(let distance, let rate):
      return end - distance * exp(-rate * time)
    case .turnPage(let distance):
      return start + distance * (1 - cos(.pi * time / Self.pageTime)) / 2
    }
  }
}
