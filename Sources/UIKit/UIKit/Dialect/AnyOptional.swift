/// An optional of any type.
protocol AnyOptional {
  static var wrappedType: Any.Type { get }
  static var none: Self { get }

  var content: Any? { get }
  /// Returns an optional of a value converted to the wrapped type; nil if it can't be converted.
  static func converted(_ value: Any) -> Self?
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }

  var content: Any? { self }

  static func converted(_ value: Any) -> Wrapped?? {
    BoxedValue.converted(value, to: Wrapped.self).map { .some(.some($0)) } ?? nil
  }
}
