/// What can be observed by key paths: every object of Foundation's `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure when the property at the end of a key path changes, until the observation that
  /// is returned ends.
  ///
  /// The property has to be one that a class declares `@objc dynamic`, or one of UIKit's in
  /// `docs/fidelity/dialect.md`; changes of others aren't told. A key path without a name is an issue.
  ///
  /// - Parameter _dialectKey: The property's name in Objective-C, which the rewriter adds. Without it,
  ///   the key path is looked up in the tables of the class.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _dialectKey: String? = nil,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let name = _dialectKey ?? KeyPathNames.name(of: keyPath, in: Self.self) else {
      KeyPathNames.reportUnknown(keyPath)
      let none = KeyPathWatch(self, "", []) { _ in }
      none.end()
      return NSKeyValueObservation(none)
    }
    let watch = KeyPathWatch(self, name, options) { [weak self] change in
      guard let self else { return }
      changeHandler(self, change.observed(options) { self[keyPath: keyPath] })
    }
    return NSKeyValueObservation(watch)
  }

  /// Announces a change of a property; ``didChangeValue(for:_dialectKey:)`` follows it.
  public func willChangeValue<Value>(
    for keyPath: KeyPath<Self, Value>, _dialectKey: String? = nil
  ) {
    guard let name = _dialectKey ?? KeyPathNames.name(of: keyPath, in: Self.self) else {
      return KeyPathNames.reportUnknown(keyPath)
    }
    RootMethods.willChange(self, name)
  }

  /// Tells the observers of a change that ``willChangeValue(for:_dialectKey:)`` announced.
  public func didChangeValue<Value>(
    for keyPath: KeyPath<Self, Value>, _dialectKey: String? = nil
  ) {
    guard let name = _dialectKey ?? KeyPathNames.name(of: keyPath, in: Self.self) else { return }
    RootMethods.didChange(self, name)
  }
}
