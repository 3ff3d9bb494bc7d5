/// A type that can be observed by key paths: every object derived from Foundation's `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure when the property at the end of a key path changes, until the returned
  /// observation ends.
  ///
  /// The property must be declared `@objc dynamic` by a class, or be one of UIKit's in
  /// `docs/fidelity.md`; changes of others aren't reported. A key path without a name is an issue.
  ///
  /// - Parameter _dialectKey: The property's Objective-C name, which the rewriter adds. Without it,
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

  /// Announces a change of a property; ``didChangeValue(for:_dialectKey:)`` must follow.
  public func willChangeValue<Value>(
    for keyPath: KeyPath<Self, Value>, _dialectKey: String? = nil
  ) {
    guard let name = _dialectKey ?? KeyPathNames.name(of: keyPath, in: Self.self) else {
      return KeyPathNames.reportUnknown(keyPath)
    }
    RootMethods.willChange(self, name)
  }

  /// Notifies observers of a change that ``willChangeValue(for:_dialectKey:)`` announced.
  public func didChangeValue<Value>(
    for keyPath: KeyPath<Self, Value>, _dialectKey: String? = nil
  ) {
    guard let name = _dialectKey ?? KeyPathNames.name(of: keyPath, in: Self.self) else { return }
    RootMethods.didChange(self, name)
  }
}
