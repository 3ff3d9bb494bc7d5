/// The list of a class's own members, filled in by its table.
///
/// Each function takes what Objective-C's run time would know: the Objective-C name, and the way to
/// access the member. A key path is a `ReferenceWritableKeyPath` if the property can be set; its
/// value type is the type that values are converted to.
public struct _DialectMembers {
  /// The class's Objective-C name, if it differs from the Swift name.
  package private(set) var className: String?
  /// In declaration order.
  package private(set) var properties: [ListedProperty] = []
  /// In declaration order.
  package private(set) var methods: [ListedMethod] = []

  /// The key paths that a property is computed from, as the class returns them for every key.
  private(set) var sources: (@MainActor (String) -> Set<String>)?
  /// The same key paths by single key, whose first letter is uppercase.
  private(set) var sourcesByKey: [String: @MainActor () -> Set<String>] = [:]
  /// Whether changes of a property are reported automatically.
  private(set) var automatic: (@MainActor (String) -> Bool)?

  init() {}

  public mutating func name(_ name: String) { className = name }

  public mutating func outlet<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    properties.append(ListedProperty(name, .outlet, path))
  }

  public mutating func outletCollection<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    properties.append(ListedProperty(name, .outletCollection, path))
  }

  public mutating func inspectable<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    properties.append(ListedProperty(name, .inspectable, path))
  }

  public mutating func key<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    properties.append(ListedProperty(name, .key, path))
  }

  public mutating func observable<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    properties.append(ListedProperty(name, .observable, path))
  }

  /// Adds a property of one of UIKit's own classes.
  ///
  /// - Parameter setter: Sets a property whose getter has effects.
  mutating func system<T: AnyObject, V>(
    _ name: String, _ path: KeyPath<T, V>, setter: (@MainActor (T, V) -> Void)? = nil
  ) {
    let setter = setter.map { setter in
      { (object: T, value: V) in withoutIsolation((object, value)) { setter($0.0, $0.1) } }
    }
    properties.append(ListedProperty(name, .system, path, setter: setter))
  }

  public mutating func action(_ selector: Selector) {
    methods.append(ListedMethod(selector: selector, role: .action))
  }

  public mutating func segueAction(_ selector: Selector) {
    methods.append(ListedMethod(selector: selector, role: .segueAction))
  }

  public mutating func method(_ selector: Selector) {
    methods.append(ListedMethod(selector: selector, role: .method))
  }

  public mutating func sources(_ paths: @escaping @MainActor (String) -> Set<String>) {
    sources = paths
  }

  public mutating func sources(
    of key: String, _ paths: @escaping @MainActor () -> Set<String>
  ) {
    sourcesByKey[key] = paths
  }

  public mutating func automatic(_ isAutomatic: @escaping @MainActor (String) -> Bool) {
    automatic = isAutomatic
  }
}
