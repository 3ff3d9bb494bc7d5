/// The values that a view's tags have, by the type that was used.
package struct TagValues {
  private var values: [ObjectIdentifier: AnyHashable] = [:]

  package init() {}

  package subscript<V: Hashable>(type: V.Type) -> V? {
    get { values[ObjectIdentifier(type)]?.base as? V }
    set { values[ObjectIdentifier(type)] = newValue.map { AnyHashable($0) } }
  }

  /// All values, for a selection of any type.
  package var all: [AnyHashable] { Array(values.values) }
}

/// The tags that a container's selection refers to.
package struct TagKey: LayoutValueKey {
  package static var defaultValue: TagValues { TagValues() }
}

extension View {
  /// Sets the unique tag value of this view.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    var values = TagValues()
    values[V.self] = tag
    if includeOptional { values[V?.self] = .some(tag) }
    return modifier(ValueModifier(TagKey.self, values, name: ".tag(\(tag))"))
  }
}
