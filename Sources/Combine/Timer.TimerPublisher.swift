#if Combine
  import Foundation

  extension Timer {
    /// Returns a publisher of the current date at an interval; on the main run loop, an interval of
    /// simulated time.
    ///
    /// The dates are the real clock's.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of dates, which a connection starts.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
      public typealias Output = Date
      public typealias Failure = Never

      public let interval: TimeInterval
      public let tolerance: TimeInterval?
      public let runLoop: RunLoop
      public let mode: RunLoop.Mode
      public let options: RunLoop.SchedulerOptions?

      private let lock = NSLock()
      /// In the order in which they came.
      private var subscriptions: [SourceSubscription<Date, Never>] = []

      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
        mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Date, S.Failure == Never {
        let subscription = SourceSubscription(subscriber)
        subscription.onCancel { [weak self, weak subscription] in
          guard let self, let subscription else { return }
          lock.withLock { self.subscriptions.removeAll { $0 === subscription } }
        }
        lock.withLock { subscriptions.append(subscription) }
        subscriber.receive(subscription: subscription)
      }

      public func connect() -> any Cancellable {
        let timer = Timer(timeInterval: interval, repeats: true) { _ in self.fire() }
        timer.tolerance = tolerance ?? 0
        runLoop.add(timer, forMode: mode)
        let ending = Transfer(timer)
        return AnyCancellable { ending.value.invalidate() }
      }

      private func fire() {
        let now = Date()
        for subscription in lock.withLock({ subscriptions }) { subscription.send(now) }
      }
    }
  }
#endif
