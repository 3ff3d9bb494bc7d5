/// A property wrapper type that reads and writes to persisted, per-scene storage. Pictures are of new scenes, so there is
/// nothing stored at first.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value

  private init(_ value: Value) {
    _value = State(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding<Value> { $value }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(nil) }
  public init(_ key: String) where Value == Int? { self.init(nil) }
  public init(_ key: String) where Value == Double? { self.init(nil) }
  public init(_ key: String) where Value == String? { self.init(nil) }
  public init(_ key: String) where Value == Data? { self.init(nil) }
  public init(_ key: String) where Value == Date? { self.init(nil) }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String { self.init(nil) }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int { self.init(nil) }
}
