#if Combine
  import Foundation

  extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = _SchedulerDate

    /// Run loops have no options.
    public struct SchedulerOptions: Sendable {}

    /// Whether work on this run loop uses simulated time while there is a simulation.
    private var isSimulated: Bool { self === RunLoop.main || self === RunLoop.current }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// The current time; simulated for the main run loop of a simulation.
    public var now: SchedulerTimeType { .now(isSimulated: isSimulated) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = Transfer(action)
      perform { action.value() }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      if isSimulated, SimulatedTime.schedule(at: date.simulated, action) { return }
      let action = Transfer(action)
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      if isSimulated,
        let repetition = SimulatedTime.schedule(
          at: date.simulated, interval: interval.timeInterval, action)
      {
        return repetition
      }
      let action = Transfer(action)
      let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
        action.value()
      }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
      let ending = Transfer(timer)
      return AnyCancellable { ending.value.invalidate() }
    }
  }
#endif
