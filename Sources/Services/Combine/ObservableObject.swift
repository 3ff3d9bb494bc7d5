#if Combine
  @_exported import ObjectObservation

  // SwiftUI observes objects without Combine, so these types are in a module below both. The names hide OpenCombine's.
  public typealias ObservableObject = ObjectObservation.ObservableObject
  public typealias ObservableObjectPublisher = ObjectObservation.ObservableObjectPublisher
  public typealias Published = ObjectObservation.Published

  extension ObjectObservation.ObservableObjectPublisher: OpenCombine.Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      let subscription = SourceSubscription(subscriber)
      let observation = _observeChanges { [weak subscription] in subscription?.send(()) }
      subscription.onCancel { observation.cancel() }
      subscriber.receive(subscription: subscription)
    }
  }

  extension ObjectObservation.Published.Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = SourceSubscription(subscriber, keepsLatest: true)
      let observation = _observe { [weak subscription] in subscription?.send($0) }
      subscription.onCancel { observation.cancel() }
      subscriber.receive(subscription: subscription)
    }
  }

  extension Publisher where Failure == Never {
    /// Republishes elements received from a publisher, by assigning them to a property marked as a publisher.
    ///
    /// The subscription ends with the property.
    public func assign(to published: inout Published<Output>.Publisher) {
      published._follow { sink(receiveValue: $0) }
    }
  }

  // MARK: Other publishers of an object's changes

  extension _ChangeSource where Self: Publisher, Failure == Never {
    public func _observeChanges(_ handler: @escaping () -> Void) -> _ChangeObservation {
      let subscription = sink { _ in handler() }
      return _ChangeObservation { subscription.cancel() }
    }
  }

  extension _ChangeSource {
    /// Attaches a subscriber to the changes of an object whose type of publisher isn't known. Combine's protocol says that
    /// it is a publisher, and this one can't, as it's below Combine.
    @_disfavoredOverload
    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
      let observation = _observeChanges { receiveValue(()) }
      return AnyCancellable { observation.cancel() }
    }
  }

  extension PassthroughSubject: _ChangeSource where Failure == Never {}
  extension CurrentValueSubject: _ChangeSource where Failure == Never {}
  extension AnyPublisher: _ChangeSource where Failure == Never {}
#endif
