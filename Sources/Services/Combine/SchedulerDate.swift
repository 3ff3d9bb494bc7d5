#if Combine
  import Foundation

  /// A point in time on a run loop or an operation queue: their `SchedulerTimeType`.
  public struct _SchedulerDate: Strideable, Codable, Hashable, Sendable {
    /// The time by the real clock.
    public var date: Date
    /// The same time in a simulation, in nanoseconds; `nil` if it didn't come from a simulation.
    var simulated: Int64?

    private enum CodingKeys: CodingKey { case date }

    public init(_ date: Date) { self.date = date }

    /// Returns the current time.
    static func now(isSimulated: Bool) -> _SchedulerDate {
      var now = _SchedulerDate(Date())
      if isSimulated { now.simulated = SimulatedTime.now }
      return now
    }

    public func distance(to other: _SchedulerDate) -> Stride {
      if let simulated, let others = other.simulated {
        return Stride(TimeInterval(others &- simulated) / 1e9)
      }
      return Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by value: Stride) -> _SchedulerDate {
      var result = _SchedulerDate(date.addingTimeInterval(value.magnitude))
      result.simulated = simulated.map {
        let moved = Double($0) + (value.magnitude * 1e9).rounded()
        return moved < 9e18 ? Int64(max(moved, 0)) : .max
      }
      return result
    }

    /// Compares two times from simulations by simulated time, others by the real clock; a mixed
    /// pair is never equal.
    public static func == (left: _SchedulerDate, right: _SchedulerDate) -> Bool {
      guard left.simulated != nil || right.simulated != nil else { return left.date == right.date }
      return left.simulated == right.simulated
    }

    public func hash(into hasher: inout Hasher) {
      if let simulated { hasher.combine(simulated) } else { hasher.combine(date) }
    }

    /// An interval in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The interval in seconds.
      public var magnitude: TimeInterval

      public var timeInterval: TimeInterval { magnitude }

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init(floatLiteral value: TimeInterval) { magnitude = value }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }

      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude * right.magnitude)
      }

      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude + right.magnitude)
      }

      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude - right.magnitude)
      }

      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      public static func += (left: inout Stride, right: Stride) { left = left + right }
      public static func -= (left: inout Stride, right: Stride) { left = left - right }

      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
  }
#endif
