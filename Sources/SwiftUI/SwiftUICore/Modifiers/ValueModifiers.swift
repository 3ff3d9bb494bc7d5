/// Sets a value that the view's container reads.
package nonisolated struct ValueModifier<K: LayoutValueKey>: LayoutModifier {
  let value: K.Value
  let name: String

  package init(_ key: K.Type, _ value: K.Value, name: String) {
    self.value = value
    self.name = name
  }

  package func makeBox(
    around child: LayoutBox, in environment: EnvironmentValues
  ) -> LayoutBox {
    let box = LayoutBox(
      UnchangedLayout(), [child], layoutDirection: environment.layoutDirection)
    box.setValue(value, of: K.self)
    return box
  }

  @MainActor package func name(in environment: EnvironmentValues) -> String { name }
}

nonisolated struct PriorityModifier: LayoutModifier {
  let value: Double

  var properties: [PlacedProperty] { [PlacedProperty("layoutPriority", .number(value))] }

  func makeBox(around child: LayoutBox, in environment: EnvironmentValues) -> LayoutBox {
    let box = LayoutBox(
      UnchangedLayout(), [child], layoutDirection: environment.layoutDirection)
    box.priority = value
    return box
  }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    ".layoutPriority(\(ViewNames.length(value)))"
  }
}

extension View {
  /// Sets the priority by which a parent layout should apportion space to this child.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(value: value))
  }

  /// Associates a value with a custom layout property.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(ValueModifier(key, value, name: ".layoutValue(key: \(key).self)"))
  }

  /// Controls the display order of overlapping views.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ValueModifier(ZIndexKey.self, value, name: ".zIndex(\(ViewNames.length(value)))"))
  }
}
