#if Combine
  import Foundation

  /// A subscription of a source that waits for nobody, such as notifications.
  ///
  /// Values come to the subscriber one after another, from whatever threads.
  final class SourceSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    /// Held while the subscriber has a value, so that the next one waits; it may cause one itself.
    private let delivery = NSRecursiveLock()
    private let keepsLatest: Bool
    private var demand = Subscribers.Demand.none
    private var subscriber: AnySubscriber<Output, Failure>?
    private var latest: Output?
    private var ending: (() -> Void)?

    /// - Parameter keepsLatest: Whether the latest value that isn't demanded waits for a demand;
    ///   otherwise it is dropped.
    init<S: Subscriber>(_ subscriber: S, keepsLatest: Bool = false)
    where S.Input == Output, S.Failure == Failure {
      self.subscriber = AnySubscriber(subscriber)
      self.keepsLatest = keepsLatest
    }

    /// Says what ends with the subscription.
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

    /// Hands over what waits for a demand, also for the one that the subscriber answers with.
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
