/// A property wrapper type that can read and write a value owned by a source of truth.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  /// The binding's transaction.
  public var transaction = Transaction()

  @preconcurrency public init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    read = get
    write = { value, _ in set(value) }
  }

  @preconcurrency public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    read = get
    write = set
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding with an immutable value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { self.wrappedValue[keyPath: keyPath] },
      set: { self.wrappedValue[keyPath: keyPath] = $0 })
  }

  /// Specifies a transaction for the binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding {
  /// Creates a binding by projecting the base value to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding by projecting the base value to an unwrapped value, or `nil` if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    // The last value stands in while the base is being emptied.
    let last = LastValue(value)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      set: { base.wrappedValue = $0 })
  }

  /// Creates a binding by projecting the base value to a hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

// MARK: Collections

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Index) -> Binding<Value.Element> { element(at: position) }

  func element(at position: Index) -> Binding<Value.Element> {
    let last = LastValue(wrappedValue[position])
    return Binding<Value.Element>(
      get: {
        // The element may have been removed while its view is still shown.
        let values = wrappedValue
        guard !(values.startIndex..<values.endIndex).contains(position) else {
          return values[position]
        }
        return last.value
      },
      set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
