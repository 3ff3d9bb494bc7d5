/// The value of an app-defined trait.
package final class CustomTraitValue: Hashable, @unchecked Sendable {
  let name: String
  let affectsColorAppearance: Bool
  let value: Any
  private let isSame: (Any) -> Bool

  init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    name = trait.name
    affectsColorAppearance = trait.affectsColorAppearance
    self.value = value
    isSame = { Self.isSame(value, $0) }
  }

  private static func isSame<Value>(_ value: Value, _ other: Any) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { (other as? T) == value }
    if let value = value as? any Equatable { return isEqual(value) }
    if type(of: value) is AnyObject.Type {
      return (value as AnyObject) === (other as AnyObject)
    }
    // Values that can't be compared are equal only if they come from the same assignment.
    return false
  }

  package static func == (a: CustomTraitValue, b: CustomTraitValue) -> Bool {
    a === b || a.isSame(b.value)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
