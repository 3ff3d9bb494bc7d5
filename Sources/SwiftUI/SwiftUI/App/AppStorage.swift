/// A property wrapper type that reflects a value from user defaults and invalidates a view on a change in value in that
/// user default.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  @State private var changes = 0
  @State private var reader = DefaultsReader()
  private let key: String
  private let store: UserDefaults?
  private let read: (UserDefaults) -> Value
  private let write: (Value, UserDefaults) -> Void

  private init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
    write: @escaping (Value, UserDefaults) -> Void
  ) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
  }

  private var defaults: UserDefaults { store ?? .standard }

  public var wrappedValue: Value {
    get {
      // A view that reads the value is evaluated again after a change.
      _ = changes
      return read(defaults)
    }
    nonmutating set {
      write(newValue, defaults)
      changes += 1
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public mutating func update() {
    let changes = $changes
    reader.follow(key, in: defaults) { changes.wrappedValue += 1 }
  }
}

/// Looks for values of user defaults that another view or other code has set, since Foundation doesn't report changes
/// on Linux.
private final class DefaultsReader: OutsideWatcher {
  private var key = ""
  private var store: UserDefaults?
  /// The value when the view was last evaluated; `nil` if there was none.
  private var known: AnyHashable?
  private var changed: (() -> Void)?

  @MainActor func follow(_ key: String, in store: UserDefaults, changed: @escaping () -> Void) {
    if self.changed == nil { SimulationHost.current.addWatcher(self) }
    (self.key, self.store, self.changed) = (key, store, changed)
    known = stored
  }

  private var stored: AnyHashable? { store?.object(forKey: key) as? AnyHashable }

  func lookForChanges() {
    let value = stored
    guard value != known else { return }
    known = value
    changed?()
  }
}

extension AppStorage {
  fileprivate init(plain key: String, _ value: Value, _ store: UserDefaults?) {
    self.init(key, store, read: { $0.object(forKey: key) as? Value ?? value }) {
      $1.set($0, forKey: key)
    }
  }

  fileprivate init<V>(optional key: String, _ store: UserDefaults?) where Value == V? {
    self.init(key, store, read: { $0.object(forKey: key) as? V }) { value, defaults in
      if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
  }

  fileprivate init<V: RawRepresentable>(raw key: String, _ store: UserDefaults?)
  where Value == V? {
    self.init(
      key, store,
      read: { ($0.object(forKey: key) as? V.RawValue).flatMap(V.init(rawValue:)) }
    ) { value, defaults in
      if let value {
        defaults.set(value.rawValue, forKey: key)
      } else {
        defaults.removeObject(forKey: key)
      }
    }
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, wrappedValue, store)
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, wrappedValue, store)
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, wrappedValue, store)
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, wrappedValue, store)
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, wrappedValue, store)
  }
}
extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(plain: key, wrappedValue, store)
  }
}
extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0.url(forKey: key) ?? wrappedValue }) { $1.set($0, forKey: key) }
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: {
        ($0.object(forKey: key) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue
      }
    ) { $1.set($0.rawValue, forKey: key) }
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { $0.string(forKey: key).flatMap { Value(rawValue: $0) } ?? wrappedValue }
    ) { $1.set($0.rawValue, forKey: key) }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store)
  }
}

extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(raw: key, store)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(raw: key, store)
  }
}
