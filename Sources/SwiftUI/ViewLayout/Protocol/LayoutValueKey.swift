/// A key for a layout value of a view.
public protocol LayoutValueKey: SendableMetatype {
  associatedtype Value

  /// The default value of the key.
  static var defaultValue: Value { get }
}

/// The layout values of one view, by key.
package struct LayoutValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  private init(values: [ObjectIdentifier: Any]) { self.values = values }

  /// The value of a key; `nil` if the view has none.
  package subscript<K: LayoutValueKey>(key: K.Type) -> K.Value? {
    get {
      // Cast directly, a missing value would become a `nil` of a key whose values are optional.
      guard let value = values[ObjectIdentifier(key)] else { return nil }
      return value as? K.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns these values, completed by others.
  func merged(over inner: Self) -> Self {
    if values.isEmpty { return inner }
    if inner.values.isEmpty { return self }
    return Self(values: values.merging(inner.values) { own, _ in own })
  }
}
