/// A named value produced by a view.
public protocol PreferenceKey: SendableMetatype {
  associatedtype Value

  /// The default value of the preference.
  static var defaultValue: Value { get }

  /// Combines a sequence of values by modifying the previously accumulated value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences that views report, by key.
package struct PreferenceValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var merging: [ObjectIdentifier: (inout Any, Any) -> Void] = [:]

  package init() {}

  /// Combines the preferences of several nodes, from the first to the last.
  @MainActor package init(of nodes: [ViewNode]) {
    for node in nodes { merge(node.preferences) }
  }

  package subscript<K: PreferenceKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set {
      values[ObjectIdentifier(key)] = newValue
      merging[ObjectIdentifier(key)] = { value, next in
        guard var current = value as? K.Value, let next = next as? K.Value else { return }
        K.reduce(value: &current) { next }
        value = current
      }
    }
  }

  mutating func merge(_ other: PreferenceValues) {
    if other.values.isEmpty { return }
    for (key, value) in other.values {
      if let merge = merging[key], var current = values[key] {
        merge(&current, value)
        values[key] = current
      } else {
        values[key] = value
        merging[key] = other.merging[key]
      }
    }
  }
}
