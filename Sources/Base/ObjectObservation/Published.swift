/// A type that publishes a property marked with an attribute.
@propertyWrapper public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// A publisher for properties marked with `@Published`.
  public struct Publisher: _ChangeSource {
    fileprivate let storage: PublishedStorage<Value>

    public func _observeChanges(_ handler: @escaping () -> Void) -> _ChangeObservation {
      storage.handlers.add { _ in handler() }
    }

    /// Calls a closure with the current value, then with each new one before it's stored.
    public func _observe(_ handler: @escaping (Value) -> Void) -> _ChangeObservation {
      let observation = storage.handlers.add(handler)
      handler(storage.value)
      return observation
    }
  }

  /// The property for which this instance exposes a publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // Assigning another property's publisher has no effect on a picture.
    set { _ = newValue }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { _ = newValue }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.willChange?.send()
      storage.handlers.call(newValue)
      storage.value = newValue
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// The value of a published property, its own publisher's handlers, and the publisher of its object.
private final class PublishedStorage<Value> {
  var value: Value
  let handlers = ChangeHandlers<Value>()
  var willChange: ObservableObjectPublisher?

  init(_ value: Value) {
    self.value = value
  }
}

/// A published property of an object, whatever its type.
protocol PublishedField {
  var willChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedField {
  var willChange: ObservableObjectPublisher? {
    get { storage.willChange }
    nonmutating set { storage.willChange = newValue }
  }
}
