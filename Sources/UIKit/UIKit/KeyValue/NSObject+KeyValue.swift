// Methods of Objective-C's NSObject that Linux's lacks. They're in an extension of the protocol,
// since a class can redeclare what a protocol's extension declares, but not what its superclass's
// extension does; such an override is found in the class's table (`docs/dialect.md`).

extension NSObjectProtocol {
  /// Called when an observed property changes; the default reports that the change wasn't handled.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    RootMethods.notHandled(self, keyPath, object)
  }

  /// Registers an observer for a property at the end of a key path; it isn't retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.add(observer, to: self, keyPath, options, context)
  }

  /// Removes an object's latest observation of a key path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObserving.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Removes an object's latest observation of a key path with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.remove(observer, from: self, keyPath) { $0 == context }
  }

  /// Announces a change of a property; ``didChangeValue(forKey:)`` must follow.
  public func willChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.willChange(key)
  }

  /// Notifies observers of a change that ``willChangeValue(forKey:)`` announced.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.didChange(key)
  }

  /// Returns the value of a property by its Objective-C name.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, forKey: key)
  }

  /// Returns the value at the end of a dotted path of property names.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  /// Called for a key that the class doesn't have; the default reports it.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefinedValue(of: self, key)
  }

  /// Sets a property by its Objective-C name; the value is converted to its type.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, of: self, forKey: key)
  }

  /// Sets the property at the end of a dotted path of property names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, forKeyPath: keyPath)
  }

  /// Called with the value for a key that the class doesn't have; the default reports it.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefined(self, key)
  }

  /// Called when nil is set for a property that can't be nil; the default reports it.
  public func setNilValueForKey(_ key: String) {
    KeyValueCoding.setNil(self, key)
  }

  /// Sets properties by their names, in name order; `NSNull` represents nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns the values of properties by name; nil is represented by `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Whether the object's class has a method, as far as tables tell (`docs/dialect.md`).
  public func responds(to aSelector: Selector!) -> Bool {
    RootMethods.responds(self, to: aSelector)
  }

  /// Called after a nib has created the object and set its outlets; the default does nothing.
  public func awakeFromNib() {}

  /// Called only by Interface Builder.
  public func prepareForInterfaceBuilder() {}

  /// Returns whether changes of a property are reported automatically.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// Returns the key paths that a property is computed from.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
}
