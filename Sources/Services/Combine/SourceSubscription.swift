#if Combine
  import Foundation

  /// A subscription to a source without back pressure, such as notifications.
  ///
  /// The subscriber receives values one after another, from any thread.
  final class SourceSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    /// Held while the subscriber receives a value, so that the next one waits; recursive because it
    /// may cause one itself.
    private let delivery = NSRecursiveLock()
    private let keepsLatest: Bool
    private var demand = Subscribers.Demand.none
    private var subscriber: AnySubscriber<Output, Failure>?
    private var latest: Output?
    private var ending: (() -> Void)?

    /// - Parameter keepsLatest: Whether the latest value without demand is kept until there is
    ///   demand; otherwise it is dropped.
    init<S: Subscriber>(_ subscriber: S, keepsLatest: Bool = false)
    where S.Input == Output, S.Failure == Failure {
      self.subscriber = AnySubscriber(subscriber)
      self.keepsLatest = keepsLatest
    }

    /// Sets the function to call when the subscription ends.
    func onCancel(_ ending: @escaping () -> Void) {
      lock.withLock { self.ending = ending }
    }

    func send(_ value: Output) {
      delivery.withLock {
        lock.withLock {
          if subscriber != nil, keepsLatest || demand > 0 { latest = value }
        }
        deliver()
      }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { self.demand += demand }
      delivery.withLock { deliver() }
    }

    /// Delivers the pending value if there is demand, including any that the subscriber adds in
    /// response.
    private func deliver() {
      while let (subscriber, value) = lock.withLock({ nextDelivery() }) {
        let more = subscriber.receive(value)
        lock.withLock { demand += more }
      }
    }

    private func nextDelivery() -> (AnySubscriber<Output, Failure>, Output)? {
      guard let subscriber, let value = latest, demand > 0 else { return nil }
      latest = nil
      demand -= 1
      return (subscriber, value)
    }

    func cancel() {
      lock.lock()
      let ending = ending
      self.ending = nil
      subscriber = nil
      latest = nil
      lock.unlock()
      ending?()
    }
  }
#endif
