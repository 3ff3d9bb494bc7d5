/// Key-value coding's operators on the elements of an array (Key-Value Coding Programming Guide, “Using
/// Collection Operators”).
enum CollectionOperator {
  static func isKnown(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = [
    "@count", "@sum", "@avg", "@min", "@max", "@unionOfObjects", "@distinctUnionOfObjects",
    "@unionOfArrays", "@distinctUnionOfArrays",
  ]

  /// Returns the result of an operator on the values of the rest of its key path for each element;
  /// nil for an unknown operator, and for the minimum and maximum of an empty array.
  static func value(_ name: String, of array: [Any], _ element: (Any) -> Any?) -> Any? {
    if name == "@count" { return array.count }
    let values = array.compactMap(element)
    switch name {
    case "@sum": return sum(values)
    // Nil counts as 0.
    case "@avg":
      return NSNumber(value: array.isEmpty ? 0 : sum(values).doubleValue / Double(array.count))
    case "@min":
      return values.reduce(nil) { least, next in
        least.map { isLess(next, $0) ? next : $0 } ?? next
      }
    case "@max":
      return values.reduce(nil) { greatest, next in
        greatest.map { isLess($0, next) ? next : $0 } ?? next
      }
    case "@unionOfObjects": return values
    // In array order; Foundation's order is undefined.
    case "@distinctUnionOfObjects": return distinct(values)
    case "@unionOfArrays": return values.flatMap { $0 as? [Any] ?? [] }
    case "@distinctUnionOfArrays": return distinct(values.flatMap { $0 as? [Any] ?? [] })
    default: return nil
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    values.reduce(into: []) { kept, next in
      if !kept.contains(where: { BoxedValue.areEqual($0, next) }) { kept.append(next) }
    }
  }

  private static func sum(_ values: [Any]) -> NSNumber {
    NSNumber(value: values.reduce(0.0) { $0 + (BoxedValue.boxedNumber($1)?.doubleValue ?? 0) })
  }

  private static func isLess(_ a: Any, _ b: Any) -> Bool {
    if let a = BoxedValue.boxedNumber(a), let b = BoxedValue.boxedNumber(b) {
      return a.doubleValue < b.doubleValue
    }
    guard let a = a as? any Comparable else { return false }
    return isLess(a, than: b)
  }

  private static func isLess<C: Comparable>(_ a: C, than b: Any) -> Bool {
    (b as? C).map { a < $0 } ?? false
  }
}
