#if Combine
  import Foundation

  extension Timer {
    /// Returns a publisher that emits the current date at an interval; on the main run loop, an
    /// interval of simulated time.
    ///
    /// The dates on it are in simulated time, which starts at 9:41 on 9 January 2007: they and the
    /// intervals between them are the same each time, but far from the result of `Date()`. On other
    /// run loops they come from the real clock.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of dates, which starts when connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
      public typealias Output = Date
      public typealias Failure = Never

      public let interval: TimeInterval
      public let tolerance: TimeInterval?
      public let runLoop: RunLoop
      public let mode: RunLoop.Mode
      public let options: RunLoop.SchedulerOptions?

      private let lock = NSLock()
      private var connection: Connection?
      /// The subscriptions, in order of arrival.
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

      /// Starts the timer, or returns the existing connection.
      ///
      /// - Returns: The object that stops the timer. Releasing it doesn't: of Apple's types only
      ///   `AnyCancellable` cancels "when deinitialized" (Combine's documentation).
      public func connect() -> any Cancellable {
        lock.lock()
        defer { lock.unlock() }
        if let connection { return connection }
        let made = Connection(to: self)
        let timer = Timer(timeInterval: interval, repeats: true) { _ in made.fire() }
        timer.tolerance = tolerance ?? 0
        made.timer = timer
        runLoop.add(timer, forMode: mode)
        connection = made
        return made
      }

      private func fire() {
        let now = SimulatedTime.date
        for subscription in lock.withLock({ subscriptions }) { subscription.send(now) }
      }

      private func endConnection() { lock.withLock { connection = nil } }

      /// A running timer. It retains its publisher until it is cancelled; timers on Linux never
      /// release their closures.
      private final class Connection: Cancellable, @unchecked Sendable {
        private let lock = NSLock()
        private var publisher: TimerPublisher?
        var timer: Timer?

        init(to publisher: TimerPublisher) { self.publisher = publisher }

        func fire() { lock.withLock { publisher }?.fire() }

        func cancel() {
          let publisher = lock.withLock {
            defer { self.publisher = nil }
            return self.publisher
          }
          timer?.invalidate()
          publisher?.endConnection()
        }
      }
    }
  }
#endif
