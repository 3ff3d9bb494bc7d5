/// Names a value that a view has for the layout around it.
public protocol LayoutValueKey: SendableMetatype {
  associatedtype Value

  /// The value of views that have none.
  static var defaultValue: Value { get }
}

/// The values of one view, by their keys.
package struct LayoutValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key; nil if the view has none of its own.
  package subscript<K: LayoutValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
