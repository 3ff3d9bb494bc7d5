#if Combine
  import Dispatch
  import Foundation

  extension DispatchQueue: @retroactive Scheduler {
    /// A point in time on a queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
      /// The time by the real clock.
      public var dispatchTime: DispatchTime
      /// The same time in a simulation, in nanoseconds; `nil` if it didn't come from a simulation.
      var simulated: Int64?

      public init(_ time: DispatchTime) { dispatchTime = time }

      public init(from decoder: any Decoder) throws {
        let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
        dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
      }

      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dispatchTime.uptimeNanoseconds)
      }

      public func distance(to other: SchedulerTimeType) -> Stride {
        if let simulated, let others = other.simulated {
          return Stride(magnitude: Int(others &- simulated))
        }
        let (old, new) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
        return Stride(magnitude: Int(clamping: Int128(new) - Int128(old)))
      }

      public func advanced(by n: Stride) -> SchedulerTimeType {
        let moved = Int128(dispatchTime.uptimeNanoseconds) + Int128(n.magnitude)
        var result = SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(clamping: moved)))
        result.simulated = simulated.map { Int64(clamping: Int128($0) + Int128(n.magnitude)) }
        return result
      }

      /// Compares two times from simulations by simulated time, others by the real clock; a mixed
      /// pair is never equal.
      public static func == (left: SchedulerTimeType, right: SchedulerTimeType) -> Bool {
        guard left.simulated != nil || right.simulated != nil else {
          return left.dispatchTime == right.dispatchTime
        }
        return left.simulated == right.simulated
      }

      public func hash(into hasher: inout Hasher) {
        if let simulated {
          hasher.combine(simulated)
        } else {
          hasher.combine(dispatchTime.uptimeNanoseconds)
        }
      }

      /// An interval in whole nanoseconds; literals are seconds.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable
      {
        /// The interval in nanoseconds.
        public var magnitude: Int

        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        init(magnitude: Int) { self.magnitude = magnitude }

        public init(_ timeInterval: DispatchTimeInterval) {
          switch timeInterval {
          case .seconds(let count): self = .seconds(count)
          case .milliseconds(let count): self = .milliseconds(count)
          case .microseconds(let count): self = .microseconds(count)
          case .nanoseconds(let count): self = .nanoseconds(count)
          default: magnitude = .max
          }
        }

        public init(floatLiteral value: Double) { self = .seconds(value) }

        public init(integerLiteral value: Int) { self = .seconds(value) }

        public init?<T: BinaryInteger>(exactly source: T) {
          guard let seconds = Int(exactly: source) else { return nil }
          self = .seconds(seconds)
        }

        private static func clamped(_ value: Int128) -> Stride {
          Stride(magnitude: Int(clamping: value))
        }

        public static func < (left: Stride, right: Stride) -> Bool {
          left.magnitude < right.magnitude
        }

        public static func * (left: Stride, right: Stride) -> Stride {
          let (high, low) = left.magnitude.multipliedFullWidth(by: right.magnitude)
          return clamped(Int128(high) << 64 | Int128(low))
        }

        public static func + (left: Stride, right: Stride) -> Stride {
          clamped(Int128(left.magnitude) + Int128(right.magnitude))
        }

        public static func - (left: Stride, right: Stride) -> Stride {
          clamped(Int128(left.magnitude) - Int128(right.magnitude))
        }

        public static func *= (left: inout Stride, right: Stride) { left = left * right }
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        public static func -= (left: inout Stride, right: Stride) { left = left - right }

        public static func seconds(_ s: Double) -> Stride {
          let value = s * 1e9
          guard value < 9e18 else { return Stride(magnitude: .max) }
          return Stride(magnitude: value > -9e18 ? Int(value) : .min)
        }

        public static func seconds(_ s: Int) -> Stride { clamped(Int128(s) * 1_000_000_000) }
        public static func milliseconds(_ ms: Int) -> Stride { clamped(Int128(ms) * 1_000_000) }
        public static func microseconds(_ us: Int) -> Stride { clamped(Int128(us) * 1000) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: ns) }
      }
    }

    /// Options for running work on a queue.
    public struct SchedulerOptions: @unchecked Sendable {
      public var qos: DispatchQoS
      public var flags: DispatchWorkItemFlags
      public var group: DispatchGroup?

      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    /// Each access to `DispatchQueue.main` returns a different object on Linux.
    private var isMain: Bool { label == "com.apple.main-thread" }

    public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(magnitude: 0) }

    /// The current time; simulated for the main queue of a simulation.
    public var now: SchedulerTimeType {
      var now = SchedulerTimeType(.now())
      if isMain { now.simulated = SimulatedTime.now }
      return now
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let options = options ?? SchedulerOptions()
      let action = Transfer(action)
      async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      if isMain, SimulatedTime.schedule(at: date.simulated, action) { return }
      let options = options ?? SchedulerOptions()
      let action = Transfer(action)
      asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
        action.value()
      }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      if isMain,
        let repetition = SimulatedTime.schedule(
          at: date.simulated, interval: Double(interval.magnitude) / 1e9, action)
      {
        return repetition
      }
      let action = Transfer(action)
      let timer = DispatchSource.makeTimerSource(queue: self)
      timer.setEventHandler { action.value() }
      timer.schedule(
        deadline: date.dispatchTime, repeating: interval.timeInterval,
        leeway: tolerance.timeInterval)
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }
#endif
