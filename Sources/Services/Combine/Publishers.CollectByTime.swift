#if Combine
  import Foundation

  extension Publishers {
    /// When a group of values is published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
      /// At the end of each interval.
      case byTime(Context, Context.SchedulerTimeType.Stride)
      /// At the end of each interval, and when the number of values is reached.
      case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes the values of each interval together.
    ///
    /// Intervals start with the subscription. An interval without values publishes nothing, and
    /// neither does one whose group isn't demanded: its values become part of the next group
    /// (Apple's documentation specifies neither). When the upstream finishes, the remaining values
    /// are published; a failure drops them.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = [Upstream.Output]
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let strategy: TimeGroupingStrategy<Context>
      public let options: Context.SchedulerOptions?

      public init(
        upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
      ) {
        self.upstream = upstream
        self.strategy = strategy
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let (scheduler, interval, count) =
          switch strategy {
          case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
          case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
          }
        let group = TimeGroup<Upstream.Output, Failure>(AnySubscriber(subscriber), count: count)
        let clock = scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval,
          tolerance: scheduler.minimumTolerance, options: options
        ) { [weak group] in group?.publish() }
        group.keep(clock)
        upstream.subscribe(group)
      }
    }
  }

  extension Publisher {
    /// Collects values, and publishes them together at intervals.
    public func collect<S: Scheduler>(
      _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
      Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
  }

  /// The values of an interval, between an upstream and a subscriber.
  private final class TimeGroup<Input, Failure: Error>: Subscriber, Subscription,
    @unchecked Sendable
  {
    private let lock = NSLock()
    private let delivery = NSRecursiveLock()
    private let count: Int
    private var subscriber: AnySubscriber<[Input], Failure>?
    private var upstream: (any Subscription)?
    private var clock: (any Cancellable)?
    private var demand = Subscribers.Demand.none
    private var values: [Input] = []

    init(_ subscriber: AnySubscriber<[Input], Failure>, count: Int) {
      self.subscriber = subscriber
      self.count = max(1, count)
    }

    func keep(_ clock: any Cancellable) { lock.withLock { self.clock = clock } }

    func receive(subscription: any Subscription) {
      let subscriber = lock.withLock {
        upstream = subscription
        return self.subscriber
      }
      subscriber?.receive(subscription: self)
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let isFull = lock.withLock {
        values.append(input)
        return values.count >= count
      }
      if isFull { publish() }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if case .finished = completion { publish(isLast: true) }
      finish()?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
      let upstream = lock.withLock { self.upstream }
      _ = finish()
      upstream?.cancel()
    }

    /// Publishes the group; the last one even if the subscriber has no demand.
    func publish(isLast: Bool = false) {
      delivery.withLock {
        lock.lock()
        guard let subscriber, !values.isEmpty, demand > 0 || isLast else { return lock.unlock() }
        if demand > 0 { demand -= 1 }
        let group = values
        values = []
        lock.unlock()
        let more = subscriber.receive(group)
        lock.withLock { demand += more }
      }
    }

    /// Releases everything, and returns the subscriber.
    private func finish() -> AnySubscriber<[Input], Failure>? {
      lock.lock()
      let (subscriber, clock) = (subscriber, clock)
      self.subscriber = nil
      self.clock = nil
      upstream = nil
      values = []
      lock.unlock()
      clock?.cancel()
      return subscriber
    }
  }
#endif
