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
  /// A value of one key, which it merges with another or the default one.
  private struct Entry {
    var value: Any
    /// Merges the next value, or the default value for `nil`.
    let merge: (Any, Any?) -> Any

    init<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
      self.value = value
      merge = { current, next in
        var merged = current as! K.Value
        K.reduce(value: &merged) { next.map { $0 as! K.Value } ?? K.defaultValue }
        return merged
      }
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// Combines the preferences of several nodes, from the first to the last.
  @MainActor package init(of nodes: [ViewNode]) {
    guard let first = nodes.first else { return }
    self = first.reported
    for node in nodes.dropFirst() { merge(node.reported, isDynamic: node.isDynamic) }
  }

  /// The value of a key; `nil` if no view reports one.
  package subscript<K: PreferenceKey>(key: K.Type) -> K.Value? {
    get { entries[ObjectIdentifier(key)].map { $0.value as! K.Value } }
    set { entries[ObjectIdentifier(key)] = newValue.map { Entry(key, $0) } }
  }

  private mutating func merge(_ next: PreferenceValues, isDynamic: Bool) {
    if entries.isEmpty {
      entries = next.entries
      return
    }
    for (key, entry) in next.entries {
      guard let current = entries[key] else {
        entries[key] = entry
        continue
      }
      entries[key]?.value = current.merge(current.value, entry.value)
    }
    guard isDynamic else { return }
    for (key, entry) in entries where next.entries[key] == nil {
      entries[key]?.value = entry.merge(entry.value, nil)
    }
  }
}
