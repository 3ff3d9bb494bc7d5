#if Combine
  extension Publishers {
    /// Publishes the values of several publishers of the same type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let publishers: [Upstream]

      public init(_ upstream: Upstream...) {
        publishers = upstream
      }

      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
        publishers = Array(upstream)
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
          .receive(subscriber: subscriber)
      }

      public func merge(with other: Upstream) -> MergeMany<Upstream> {
        MergeMany(publishers + [other])
      }
    }

    /// Publishes the values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
          .receive(subscriber: subscriber)
      }
    }

    /// Publishes the values of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
    {
      public typealias Output = A.Output
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
        MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
          .receive(subscriber: subscriber)
      }
    }

    /// Publishes the values of four publishers.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
      C.Output == D.Output, C.Failure == D.Failure
    {
      public typealias Output = A.Output
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
        MergeMany([
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
          d.eraseToAnyPublisher(),
        ])
        .receive(subscriber: subscriber)
      }
    }

    /// Publishes the values of five publishers.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
      Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
      C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C
      public let d: D
      public let e: E

      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        MergeMany([
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
          d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
        ])
        .receive(subscriber: subscriber)
      }
    }

    /// Publishes the values of six publishers.
    public struct Merge6<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
      C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
      E.Output == F.Output, E.Failure == F.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C
      public let d: D
      public let e: E
      public let f: F

      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        MergeMany([
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
          d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        ])
        .receive(subscriber: subscriber)
      }
    }

    /// Publishes the values of seven publishers.
    public struct Merge7<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
      G: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
      C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
      E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C
      public let d: D
      public let e: E
      public let f: F
      public let g: G

      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        MergeMany([
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
          d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
          g.eraseToAnyPublisher(),
        ])
        .receive(subscriber: subscriber)
      }
    }

    /// Publishes the values of eight publishers.
    public struct Merge8<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
      G: Publisher, H: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
      C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
      E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
      G.Output == H.Output, G.Failure == H.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C
      public let d: D
      public let e: E
      public let f: F
      public let g: G
      public let h: H

      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        MergeMany([
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
          d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
          g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
        ])
        .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
      Publishers.MergeMany([self, other])
    }

    public func merge<B: Publisher>(
      with b: B
    ) -> Publishers.Merge<Self, B>
    where Output == B.Output, Failure == B.Failure {
      Publishers.Merge(self, b)
    }

    public func merge<B: Publisher, C: Publisher>(
      with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure {
      Publishers.Merge3(self, b, c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(
      with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
      Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
      Output == D.Output, Failure == D.Failure
    {
      Publishers.Merge4(self, b, c, d)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
      Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
      Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure
    {
      Publishers.Merge5(self, b, c, d, e)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
      Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
      Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
      Output == F.Output, Failure == F.Failure
    {
      Publishers.Merge6(self, b, c, d, e, f)
    }

    public func merge<
      B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
      Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
      Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
      Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure
    {
      Publishers.Merge7(self, b, c, d, e, f, g)
    }

    public func merge<
      B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
      H: Publisher
    >(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
      Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
      Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
      Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure,
      Output == H.Output, Failure == H.Failure
    {
      Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
  }
#endif
