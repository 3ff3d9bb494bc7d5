/// A property whose value proxies apply to views of a class, which its entry lists.
@MainActor
struct AppearanceProperty {
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
    read = { get(unsafeDowncast($0, to: View.self)) }
    write = { view, value in
      if let value = value as? Value { set(unsafeDowncast(view, to: View.self), value) }
    }
    areEqual = { a, b in
      guard let a = a as? Value, let b = b as? Value else { return false }
      return isEqual(a, b)
    }
  }

  func value(of view: UIView) -> Any { read(view) }

  func has(_ view: UIView, _ value: Any) -> Bool { areEqual(read(view), value) }

  func isSame(_ a: UIView, _ b: UIView) -> Bool { areEqual(read(a), read(b)) }

  func copy(_ from: UIView, _ to: UIView) { write(to, read(from)) }
}

extension AppearanceProperty {
  /// The properties of a class and its superclasses, the superclasses' first.
  static func all(of type: UIView.Type) -> [AppearanceProperty] {
    ClassEntry.chain(of: type).reversed().flatMap(\.appearance)
  }

  /// The properties of a control in each state that proxies apply.
  static func inStates(
    _ make: @MainActor (UIControl.State) -> [AppearanceProperty]
  ) -> [AppearanceProperty] {
    var properties: [AppearanceProperty] = []
    for state: UIControl.State in [
      .normal, .highlighted, .disabled, .selected, [.selected, .highlighted],
    ] {
      properties += make(state)
    }
    return properties
  }
}

extension NSAttributedString {
  /// Whether text with these attributes is the same.
  static func hasSame(_ a: [Key: Any]?, _ b: [Key: Any]?) -> Bool {
    NSAttributedString(string: " ", attributes: a ?? [:])
      == NSAttributedString(string: " ", attributes: b ?? [:])
  }
}
