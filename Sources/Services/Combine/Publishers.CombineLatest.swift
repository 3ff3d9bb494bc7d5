#if Combine
  import Foundation
  import Synchronization

  extension Publishers {
    /// Publishes the latest values of two publishers together, once both have published one.
    ///
    /// Upstreams have unlimited demand; values that the subscriber doesn't demand are replaced by
    /// later ones.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        let pair = LatestPair<A.Output, B.Output, Failure>(AnySubscriber(subscriber))
        subscriber.receive(subscription: pair)
        a.subscribe(LatestSide(pair) { $0.receive(first: $1) })
        b.subscribe(LatestSide(pair) { $0.receive(second: $1) })
      }
    }

    /// Publishes the latest values of three publishers together.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C

      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
          .receive(subscriber: subscriber)
      }
    }

    /// Publishes the latest values of four publishers together.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C
      public let d: D

      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
          .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    public func combineLatest<P: Publisher>(
      _ other: P
    ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
      Publishers.CombineLatest(self, other)
    }

    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
      Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
        .map { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }

  /// The latest values of both sides, and their subscriber.
  private final class LatestPair<First, Second, Failure: Error>: Subscription {
    private struct State {
      var first: First?
      var second: Second?
      var demand = Subscribers.Demand.none
      /// Whether values arrived while there was no demand.
      var isWaiting = false
      var subscriptions: [any Subscription] = []
      var finishedCount = 0
      var isOver = false
    }

    private let downstream: AnySubscriber<(First, Second), Failure>
    // A separate lock, because a subscriber may demand more while it's called.
    private let lock = Lock()
    private var state = State()
    /// Held from when a value is stored until its pair was received, so that pairs arrive in the
    /// order they were created; the subscriber may send and demand in the meantime.
    private let delivery = NSRecursiveLock()

    init(_ downstream: AnySubscriber<(First, Second), Failure>) {
      self.downstream = downstream
    }

    func take(_ subscription: any Subscription) {
      let isOver = lock.held {
        if !state.isOver { state.subscriptions.append(subscription) }
        return state.isOver
      }
      if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
    }

    func receive(first value: First) {
      delivery.withLock {
        lock.held { state.first = value }
        send()
      }
    }

    func receive(second value: Second) {
      delivery.withLock {
        lock.held { state.second = value }
        send()
      }
    }

    private func send() {
      let pair: (First, Second)? = lock.held {
        guard !state.isOver, let first = state.first, let second = state.second else { return nil }
        guard state.demand > 0 else {
          state.isWaiting = true
          return nil
        }
        state.isWaiting = false
        state.demand -= 1
        return (first, second)
      }
      guard let pair else { return }
      let more = downstream.receive(pair)
      lock.held { state.demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
      delivery.withLock {
        let sends = lock.held {
          state.demand += demand
          return state.isWaiting
        }
        if sends { send() }
      }
    }

    func finish(_ completion: Subscribers.Completion<Failure>, isEmpty: Bool) {
      let (ends, others): (Bool, [any Subscription]) = lock.held {
        if state.isOver { return (false, []) }
        state.finishedCount += 1
        // A failure ends both sides, and so does a side that finishes without a value.
        var isFailure = false
        if case .failure = completion { isFailure = true }
        guard isFailure || isEmpty || state.finishedCount == 2 else { return (false, []) }
        state.isOver = true
        let others = state.subscriptions
        state.subscriptions = []
        return (true, others)
      }
      guard ends else { return }
      for other in others { other.cancel() }
      delivery.withLock { downstream.receive(completion: completion) }
    }

    func cancel() {
      let all = lock.held {
        state.isOver = true
        let all = state.subscriptions
        state.subscriptions = []
        return all
      }
      for subscription in all { subscription.cancel() }
    }
  }

  /// One of the two upstreams.
  private final class LatestSide<First, Second, Input, Failure: Error>: Subscriber {
    private let pair: LatestPair<First, Second, Failure>
    private let hand: (LatestPair<First, Second, Failure>, Input) -> Void
    private var isEmpty = true

    init(
      _ pair: LatestPair<First, Second, Failure>,
      hand: @escaping (LatestPair<First, Second, Failure>, Input) -> Void
    ) {
      self.pair = pair
      self.hand = hand
    }

    func receive(subscription: any Subscription) { pair.take(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
      isEmpty = false
      hand(pair, input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      pair.finish(completion, isEmpty: isEmpty)
    }
  }

  /// A lock for manually guarded state.
  private final class Lock: Sendable {
    private let mutex = Mutex(())

    func held<R>(_ body: () -> R) -> R {
      mutex.withLock { _ in Unsent(value: body()) }.value
    }

    private struct Unsent<Value>: @unchecked Sendable {
      let value: Value
    }
  }
#endif
