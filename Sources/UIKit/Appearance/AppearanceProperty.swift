/// A property whose value proxies apply.
@MainActor
struct AppearanceProperty {
  private let isOfClass: (UIView) -> Bool
  private let read: (UIView) -> Any
  private let write: (UIView, Any) -> Void
  private let areEqual: (Any, Any) -> Bool

  init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(
      get: { (view: View) in view[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isEqual: { $0 == $1 })
  }

  init<View: UIView, Value>(
    get: @escaping @MainActor (View) -> Value,
    set: @escaping @MainActor (View, Value) -> Void, isEqual: @escaping (Value, Value) -> Bool
  ) {
    isOfClass = { $0 is View }
    read = { get(unsafeDowncast($0, to: View.self)) }
    write = { view, value in
      if let value = value as? Value { set(unsafeDowncast(view, to: View.self), value) }
    }
    areEqual = { a, b in
      guard let a = a as? Value, let b = b as? Value else { return false }
      return isEqual(a, b)
    }
  }

  /// Whether views of the class have the property; the others below may be called for those only.
  func covers(_ view: UIView) -> Bool { isOfClass(view) }

  func value(of view: UIView) -> Any { read(view) }

  func has(_ view: UIView, _ value: Any) -> Bool { areEqual(read(view), value) }

  func isSame(_ a: UIView, _ b: UIView) -> Bool { areEqual(read(a), read(b)) }

  func copy(_ from: UIView, _ to: UIView) { write(to, read(from)) }
}
