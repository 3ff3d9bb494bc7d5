/// An object of the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Guarded by a lock of ``AssociatedValues``.
  nonisolated(unsafe) final var associatedValues: AssociatedValues?

  public override init() {
    super.init()
  }

  /// The next object that may respond, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window; false where something refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = responderWindow else { return false }
    return window.inOwnWorld {
      guard canBecomeFirstResponder else { return false }
      if let previous = window.firstResponder, !previous.resignFirstResponder() { return false }
      window.firstResponder = self
      return true
    }
  }

  /// Gives up being first responder; false where ``canResignFirstResponder`` refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { responderWindow?.firstResponder = nil }
    return true
  }

  /// The window whose first responder this object can be.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  // MARK: What Objective-C's NSObject has

  /// Is told of changes of properties that this object observes; the default reports that nobody handles
  /// them.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    RootMethods.notHandled(self, keyPath, object)
  }

  /// Has an object told of changes of a property at the end of a key path; it isn't kept alive.
  open func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.add(observer, to: self, keyPath, options, context)
  }

  /// Ends the latest observation of a key path by an object.
  open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObserving.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Ends the latest observation of a key path by an object with a context.
  open func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.remove(observer, from: self, keyPath) { $0 == context }
  }

  /// Announces a change of a property; ``didChangeValue(forKey:)`` follows it.
  open func willChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.willChange(key)
  }

  /// Tells the observers of a change that ``willChangeValue(forKey:)`` announced.
  open func didChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.didChange(key)
  }

  /// The value of a property by its name in Objective-C.
  open func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, forKey: key)
  }

  /// The value at the end of properties by their names, with full stops between them.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  /// Is asked for the value of a key that the class doesn't have; the default reports it.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefinedValue(of: self, key)
  }

  /// Sets a property by its name in Objective-C, to a value that is converted to its type.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, of: self, forKey: key)
  }

  /// Sets the last of properties by their names, with full stops between them.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, forKeyPath: keyPath)
  }

  /// Is given the value of a key that the class doesn't have; the default reports it.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefined(self, key)
  }

  /// Is told of nil for a property that can't be nil; the default reports it.
  open func setNilValueForKey(_ key: String) {
    KeyValueCoding.setNil(self, key)
  }

  /// Sets properties by their names, in the order of the names; `NSNull` stands for nil.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of properties by their names; nil is `NSNull`.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Whether the object's class has a method, as far as tables tell (`docs/dialect.md`).
  open func responds(to aSelector: Selector!) -> Bool {
    RootMethods.responds(self, to: aSelector)
  }

  /// Is called after a nib has made the object; nothing here does so.
  open func awakeFromNib() {}

  /// Is called by Interface Builder only.
  open func prepareForInterfaceBuilder() {}

  /// Whether changes of a property are reported by themselves.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// The key paths that a property is computed from.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
}
