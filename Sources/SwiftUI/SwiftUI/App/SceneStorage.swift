/// A property wrapper type that reads and writes to persisted, per-scene storage. Pictures are of new scenes, so there is
/// nothing stored at first.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  @Environment(\.sceneValues) private var sceneValues
  @State private var changes = 0
  @State private var reader = SceneReader()
  private let key: String
  private let initial: Value

  private init(_ value: Value, _ key: String) {
    initial = value
    self.key = key
  }

  private var values: SceneValues { sceneValues ?? reader.own }

  public var wrappedValue: Value {
    get {
      // A view that reads the value is evaluated again after a change.
      _ = changes
      return values[key] as? Value ?? initial
    }
    nonmutating set { values.set(newValue, for: key) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public mutating func update() {
    let changes = $changes
    reader.follow(key, in: values) { changes.wrappedValue += 1 }
  }
}

/// What the views of a scene have stored: those in a hosting view, and in the ones inside it.
final class SceneValues {
  private var values: [String: Any] = [:]
  private var readers: [() -> SceneReader?] = []

  subscript(key: String) -> Any? { values[key] }

  func add(_ reader: SceneReader) {
    readers.removeAll { $0() == nil }
    readers.append { [weak reader] in reader }
  }

  func set(_ value: Any, for key: String) {
    values[key] = value
    for reader in readers { reader()?.changed(key) }
  }
}

/// A view's interest in a stored value.
final class SceneReader {
  /// What is stored for a view without a host.
  let own = SceneValues()
  private var key = ""
  private weak var followed: SceneValues?
  private var action: (() -> Void)?

  func follow(_ key: String, in values: SceneValues, action: @escaping () -> Void) {
    if followed !== values { values.add(self) }
    (self.key, followed, self.action) = (key, values, action)
  }

  fileprivate func changed(_ key: String) {
    if key == self.key { action?() }
  }
}

extension EnvironmentValues {
  private enum SceneValuesKey: EnvironmentKey {
    static var defaultValue: SceneValues? { nil }
  }

  var sceneValues: SceneValues? {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}
extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}
extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}
extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}
extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}
extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(nil, key) }
  public init(_ key: String) where Value == Int? { self.init(nil, key) }
  public init(_ key: String) where Value == Double? { self.init(nil, key) }
  public init(_ key: String) where Value == String? { self.init(nil, key) }
  public init(_ key: String) where Value == Data? { self.init(nil, key) }
  public init(_ key: String) where Value == Date? { self.init(nil, key) }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String { self.init(nil, key) }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int { self.init(nil, key) }
}
