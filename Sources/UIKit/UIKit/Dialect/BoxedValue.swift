/// Conversions that Objective-C's messages and key-value coding make: numbers of any kind and
/// `NSNumber`, strings and `NSString`, geometry and `NSValue`, raw values and their types.
enum BoxedValue {
  /// Removes all levels of optionals; nil if there is a nil at any depth.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return unwrapped(optional.content)
  }

  /// Converts a value to a type; nil if that isn't possible.
  static func converted<V>(_ value: Any?, to type: V.Type = V.self) -> V? {
    let value = unwrapped(value)
    if let optional = type as? any AnyOptional.Type { return self.optional(value, as: optional) }
    guard let value else { return nil }
    if let value = value as? V { return value }
    if let value = number(value, as: type) { return value }
    if let value = geometry(value, as: type) { return value }
    if let rawType = type as? any RawRepresentable.Type {
      return represented(value, by: rawType) as? V
    }
    if let value = value as? any RawRepresentable { return converted(value.rawValue, to: type) }
    if let value = value as? NSOrderedSet { return NSSet(array: value.array) as? V }
    return (value as AnyObject) as? V
  }

  /// Wraps a value in an optional. A cast to `V`, which is the same type as `O`, could wrap it
  /// twice.
  private static func optional<O: AnyOptional, V>(_ value: Any?, as type: O.Type) -> V? {
    guard let value else { return unsafeBitCast(O.none, to: V.self) }
    return O.converted(value).map { unsafeBitCast($0, to: V.self) }
  }

  /// Whether two values are equal, comparing arrays by their elements.
  ///
  /// - Parameter unknown: The result for values that can't be compared.
  static func areEqual(_ a: Any?, _ b: Any?, unknown: Bool = false) -> Bool {
    guard let a = unwrapped(a), let b = unwrapped(b) else {
      return unwrapped(a) == nil && unwrapped(b) == nil
    }
    if type(of: a) is AnyClass, type(of: b) is AnyClass, a as AnyObject === b as AnyObject {
      return true
    }
    if let a = a as? any Equatable { return equal(a, b) }
    if let a = a as? [Any], let b = b as? [Any] {
      return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1, unknown: unknown) }
    }
    // Different objects are distinguished by identity.
    return type(of: a) is AnyClass || type(of: b) is AnyClass ? false : unknown
  }

  private static func equal<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }

  /// Returns a value as Objective-C represents it: the raw value of a type that has one.
  static func plain(_ value: Any?) -> Any? {
    guard let value = unwrapped(value) as? any RawRepresentable, !(type(of: value) is AnyClass)
    else { return unwrapped(value) }
    return value.rawValue
  }

  private static func number<V>(_ value: Any, as type: V.Type) -> V? {
    guard let number = boxedNumber(value) else { return nil }
    let result: Any
    switch type {
    case is NSNumber.Type: result = number
    case is Bool.Type: result = number.boolValue
    case is Int.Type: result = number.intValue
    case is UInt.Type: result = number.uintValue
    case is Int8.Type: result = number.int8Value
    case is UInt8.Type: result = number.uint8Value
    case is Int16.Type: result = number.int16Value
    case is UInt16.Type: result = number.uint16Value
    case is Int32.Type: result = number.int32Value
    case is UInt32.Type: result = number.uint32Value
    case is Int64.Type: result = number.int64Value
    case is UInt64.Type: result = number.uint64Value
    case is Float.Type: result = number.floatValue
    case is Double.Type: result = number.doubleValue
    case is CGFloat.Type: result = CGFloat(number.doubleValue)
    default: return nil
    }
    return result as? V
  }

  /// Returns a number of any kind as an object; nil for other values.
  static func boxedNumber(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryInteger:
      if let value = Int64(exactly: value) {
        NSNumber(value: value)
      } else {
        NSNumber(value: UInt64(truncatingIfNeeded: value))
      }
    default: nil
    }
  }

  private static func geometry<V>(_ value: Any, as type: V.Type) -> V? {
    let result: Any
    switch (value, type) {
    case (let value as NSValue, is CGPoint.Type): result = value.cgPointValue
    case (let value as NSValue, is CGSize.Type): result = value.cgSizeValue
    case (let value as NSValue, is CGRect.Type): result = value.cgRectValue
    case (let value as CGPoint, is NSValue.Type): result = NSValue(cgPoint: value)
    case (let value as CGSize, is NSValue.Type): result = NSValue(cgSize: value)
    case (let value as CGRect, is NSValue.Type): result = NSValue(cgRect: value)
    default: return nil
    }
    return result as? V
  }

  private static func represented<R: RawRepresentable>(_ value: Any, by type: R.Type) -> Any? {
    converted(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
  }
}
