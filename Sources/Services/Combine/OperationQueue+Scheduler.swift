#if Combine
  import Foundation

  extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = _SchedulerDate

    /// Operation queues have no options.
    public struct SchedulerOptions: Sendable {}

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// The current time; simulated for the main queue of a simulation.
    public var now: SchedulerTimeType { .now(isSimulated: self == .main) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = Transfer(action)
      addOperation { action.value() }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      if self == .main, SimulatedTime.schedule(at: date.simulated, action) { return }
      let action = Transfer(action)
      DispatchQueue.global().asyncAfter(wallDeadline: Self.wallTime(date)) {
        self.addOperation { action.value() }
      }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      if self == .main,
        let repetition = SimulatedTime.schedule(
          at: date.simulated, interval: interval.timeInterval, action)
      {
        return repetition
      }
      let action = Transfer(action)
      let timer = DispatchSource.makeTimerSource()
      timer.setEventHandler { self.addOperation { action.value() } }
      timer.schedule(wallDeadline: Self.wallTime(date), repeating: interval.timeInterval)
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }

    private static func wallTime(_ date: SchedulerTimeType) -> DispatchWallTime {
      .now() + max(0, date.date.timeIntervalSinceNow)
    }
  }
#endif
