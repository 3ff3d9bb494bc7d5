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

    /// Assigns each value that a closure is called with to the property. What `subscribe` returns is kept as long as the
    /// property exists.
    public func _follow(_ subscribe: (@escaping (Value) -> Void) -> AnyObject) {
      storage.followed.append(subscribe { [weak storage] in storage?.set($0) })
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
      object[keyPath: storageKeyPath].storage.set(newValue)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// The value of a published property, its own publisher's handlers, and the publisher of its object.
private final class PublishedStorage<Value> {
  var value: Value
  let handlers = ChangeHandlers<Value>()
  var willChange: ObservableObjectPublisher?
  /// The subscriptions of which the property is assigned the values.
  var followed: [AnyObject] = []

  init(_ value: Value) {
    self.value = value
  }

  func set(_ newValue: Value) {
    willChange?.send()
    handlers.call(newValue)
    value = newValue
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
