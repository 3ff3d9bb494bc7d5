import Foundation

/// Values that predicates and sort descriptors compare.
enum PredicateValue {
  /// Returns the elements of a list or set; nil for other values.
  static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let value as [Any]: value
    case let value as NSOrderedSet: value.array
    case let value as NSSet: value.allObjects
    case let value as any Collection where !(value is String) && !(value is Data):
      value is [AnyHashable: Any] ? nil : value.map { $0 as Any }
    default: nil
    }
  }

  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    let left = left is NSNull ? nil : BoxedValue.unwrapped(left)
    let right = right is NSNull ? nil : BoxedValue.unwrapped(right)
    if let left, let right {
      if let left = BoxedValue.boxedNumber(left), let right = BoxedValue.boxedNumber(right) {
        return left.compare(right) == .orderedSame
      }
      if let order = order(left, right) { return order == .orderedSame }
      return BoxedValue.areEqual(left, right)
        || (left as? NSObject)?.isEqual(right) == true
    }
    return left == nil && right == nil
  }

  /// Returns the order of two numbers, dates, texts or others that can be compared; nil for different kinds.
  static func order(_ left: Any, _ right: Any) -> ComparisonResult? {
    if let left = BoxedValue.boxedNumber(left), let right = BoxedValue.boxedNumber(right) {
      return left.compare(right)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = left as? String, let right = right as? String {
      // By the numbers of characters, as `compare:` does without options.
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    guard let left = left as? any Comparable else { return nil }
    return order(left, to: right)
  }

  private static func order<C: Comparable>(_ left: C, to right: Any) -> ComparisonResult? {
    guard let right = right as? C else { return nil }
    return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }
}

extension KeyValueCoding {
  /// Returns the value at the end of a key path of any value; nil of nothing.
  static func value(ofAny owner: Any?, _ keyPath: String) -> Any? {
    guard let owner = BoxedValue.unwrapped(owner), !(owner is NSNull) else { return nil }
    let keys = keyPath.split(separator: ".").map(String.init)
    return value(of: owner, at: keys[...])
  }
}
