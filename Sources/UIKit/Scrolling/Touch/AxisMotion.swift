/// How an offset moves along one axis after the finger has left, as a function of time.
///
/// Sources: facts, controls §7, from touch traces of iOS 26.1 (high where not said otherwise).
struct AxisMotion {
  private enum Course {
    case rest
    /// Slows down, and bounces where it meets an end of the content.
    case coast(velocity: CGFloat, rate: CGFloat, bounce: Bounce?)
    /// Comes back from beyond an end.
    case comeBack(distance: CGFloat)
    /// Goes to another place than where it would come to rest, slowing down.
    case approach(distance: CGFloat, rate: CGFloat)
    /// Goes to a page.
    case turnPage(distance: CGFloat)
  }

  private struct Bounce {
    var time: TimeInterval
    var velocity: CGFloat
    /// Whether it swings beyond the end, or stops there.
    var swings: Bool
  }

  /// Below this speed coasting is over, in points a second.
  private static let leastSpeed: CGFloat = 10
  /// The frequency of the critically damped bounce.
  private static let bounceRate: CGFloat = 11
  /// How a stretch goes back: the rate at which it falls off, and the rate at which it would grow without
  /// that. Fitted to 42 frames of a trace within a pixel (Vercantez/openuikit, `rubberband_top`).
  private static let returnRate: CGFloat = 10.8
  private static let returnGrowth: CGFloat = 3.48
  /// What is left when a return or a bounce is over, in points (medium).
  private static let restOfReturn: CGFloat = 0.46
  private static let restOfBounce: CGFloat = 1 / 3
  /// Seconds in which a page is turned (low).
  private static let pageTime: TimeInterval = 0.3

  private let start: CGFloat
  /// Where it comes to rest.
  let end: CGFloat
  /// Seconds until then; 0 of what doesn't move.
  let duration: TimeInterval
  private let course: Course

  private init(_ start: CGFloat, to end: CGFloat, _ duration: TimeInterval, _ course: Course) {
    self.start = start
    self.end = end
    self.duration = max(0, duration)
    self.course = duration > 0 ? course : .rest
  }

  /// The motion of an offset that is let go of.
  ///
  /// - Parameters:
  ///   - start: Where it is, in points.
  ///   - velocity: In points a second.
  ///   - range: Where it may rest.
  ///   - rate: What is left of the speed after a thousandth of a second.
  ///   - bounces: Whether it may swing beyond the range.
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
    // A sum over whole thousandths of a second, as the traces have it.
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

  /// The motion from beyond an end back to it.
  static func comingBack(from start: CGFloat, to end: CGFloat) -> AxisMotion {
    let distance = start - end
    var time: TimeInterval = 0
    while abs(distance) * returning(at: time) > restOfReturn, time < 5 { time += 1.0 / 240 }
    return AxisMotion(start, to: end, time, .comeBack(distance: distance))
  }

  /// What is left of a stretch after a time, as a share.
  private static func returning(at time: TimeInterval) -> CGFloat {
    (1 + returnGrowth * time) * exp(-returnRate * time)
  }

  /// The motion to a place that a delegate chose (low).
  static func approaching(
    _ end: CGFloat, from start: CGFloat, velocity: CGFloat
  ) -> AxisMotion {
    let distance = end - start
    let ownRate = distance == 0 ? 0 : velocity / distance
    let rate = min(max(ownRate, 4), 20)
    let time = abs(distance) > restOfBounce ? log(abs(distance) / restOfBounce) / rate : 0
    return AxisMotion(start, to: end, time, .approach(distance: distance, rate: rate))
  }

  /// The motion to a page: a cosine over 0.3 seconds, as pages are turned by calls (low).
  static func turningPage(from start: CGFloat, to end: CGFloat) -> AxisMotion {
    AxisMotion(start, to: end, start == end ? 0 : pageTime, .turnPage(distance: end - start))
  }

  /// Where it would come to rest without ends, as delegates are told: a bit farther than it does, as
  /// it is counted by time that runs on and not by whole milliseconds.
  static func proposedEnd(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    let rate = min(max(rate, 0.5), 0.9999)
    guard abs(velocity) > leastSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -leastSpeed : leastSpeed)) / (-1000 * log(rate))
  }

  /// How long a bounce takes.
  private static func length(of velocity: CGFloat) -> TimeInterval {
    // From the farthest point on it only comes nearer.
    var time = 1 / bounceRate
    while abs(velocity) * time * exp(-bounceRate * time) > restOfBounce, time < 5 {
      time += 1.0 / 120
    }
    return time
  }

  /// The offset at a time since the finger left.
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
