/// A property wrapper type that supports creating bindings to the mutable properties of observable objects.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  private var object: Value

  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: Observable {
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
extension Bindable: DynamicProperty {}
