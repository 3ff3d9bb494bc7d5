// What Objective-C's NSObject has and Linux's doesn't. In an extension of the protocol, since a class can
// declare anew what a protocol's extension declares, but not what one of its superclass does; such an
// override is found in the class's table (`docs/dialect.md`).

extension NSObjectProtocol {
  /// Is told of changes of properties that this object observes; the default reports that nobody handles
  /// them.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    RootMethods.notHandled(self, keyPath, object)
  }

  /// Has an object told of changes of a property at the end of a key path; it isn't kept alive.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.add(observer, to: self, keyPath, options, context)
  }

  /// Ends the latest observation of a key path by an object.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObserving.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Ends the latest observation of a key path by an object with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.remove(observer, from: self, keyPath) { $0 == context }
  }

  /// Announces a change of a property; ``didChangeValue(forKey:)`` follows it.
  public func willChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.willChange(key)
  }

  /// Tells the observers of a change that ``willChangeValue(forKey:)`` announced.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.didChange(key)
  }

  /// The value of a property by its name in Objective-C.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, forKey: key)
  }

  /// The value at the end of properties by their names, with full stops between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  /// Is asked for the value of a key that the class doesn't have; the default reports it.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefinedValue(of: self, key)
  }

  /// Sets a property by its name in Objective-C, to a value that is converted to its type.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, of: self, forKey: key)
  }

  /// Sets the last of properties by their names, with full stops between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, forKeyPath: keyPath)
  }

  /// Is given the value of a key that the class doesn't have; the default reports it.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefined(self, key)
  }

  /// Is told of nil for a property that can't be nil; the default reports it.
  public func setNilValueForKey(_ key: String) {
    KeyValueCoding.setNil(self, key)
  }

  /// Sets properties by their names, in the order of the names; `NSNull` stands for nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of properties by their names; nil is `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Whether the object's class has a method, as far as tables tell (`docs/dialect.md`).
  public func responds(to aSelector: Selector!) -> Bool {
    RootMethods.responds(self, to: aSelector)
  }

  /// Is called after a nib has made the object and set its outlets; the default does nothing.
  public func awakeFromNib() {}

  /// Is called by Interface Builder only.
  public func prepareForInterfaceBuilder() {}

  /// Whether changes of a property are reported by themselves.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// The key paths that a property is computed from.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
}
