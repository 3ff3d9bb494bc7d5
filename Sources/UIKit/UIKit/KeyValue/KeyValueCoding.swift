/// The rules of key-value coding for objects of any class: access to properties by Objective-C
/// name.
///
/// Names are the ones in the tables of an object's class and its superclasses (`docs/dialect.md`).
/// When Foundation raises an exception, this reports an issue with its message.
enum KeyValueCoding {
  /// Returns the property for a key. A key with `is` also finds the property without it, since
  /// that's the name of its getter.
  static func property(of object: AnyObject, _ key: String) -> ListedProperty? {
    let members = ClassMembers.of(object)
    if let found = members.property(key) { return found }
    guard key.hasPrefix("is"), let third = key.dropFirst(2).first, third.isUppercase else {
      return nil
    }
    return members.property(third.lowercased() + key.dropFirst(3))
  }

  /// Returns the value for a key that the object has; nil for others too, without an issue.
  static func valueIfKnown(of object: AnyObject, _ key: String) -> Any? {
    if let property = property(of: object, key) {
      return property.get(object)
    }
    if let managing = object as? any _DialectManaging { return managing._dialectStored(key) }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    return getter(of: object, key)?.callOnThisThread(object, [])
  }

  /// Returns the parameterless method that provides the value for a key; nil if there is none.
  private static func getter(of object: AnyObject, _ key: String) -> Selector? {
    let members = ClassMembers.of(object)
    return members.method("get" + key.prefix(1).uppercased() + key.dropFirst())
      ?? members.method(key)
  }

  // MARK: Reading

  static func value(of object: AnyObject, forKey key: String) -> Any? {
    // Layers also have keys for parts of properties, and store values for arbitrary keys.
    if let managing = object as? any _DialectManaging { return managing._dialectStored(key) }
    if property(of: object, key) != nil || object is NSDictionary {
      return BoxedValue.plain(valueIfKnown(of: object, key))
    }
    if let getter = getter(of: object, key) { return getter.callOnThisThread(object, []) }
    if let responder = object as? UIResponder {
      return withoutIsolation(responder) { $0.value(forUndefinedKey: key) }
    }
    if let method = RootMethods.override("valueForUndefinedKey:", of: object) {
      return method.callOnThisThread(object, [key])
    }
    return undefinedValue(of: object, key)
  }

  static func undefinedValue(of object: AnyObject, _ key: String) -> Any? {
    report(
      object, "valueForUndefinedKey:",
      "this class is not key value coding-compliant for the key \(key).",
      "Mark the property with @objc and build with the dialect's overlay, or name a key that the "
        + "class has; nil was returned.")
    return nil
  }

  /// Returns the value at the end of a key path; arrays along the path produce one value per
  /// element.
  static func value(of object: AnyObject, forKeyPath keyPath: String) -> Any? {
    value(of: object, at: keyPath.split(separator: ".").map(String.init)[...])
  }

  static func value(of owner: Any?, at keys: ArraySlice<String>) -> Any? {
    guard let owner = BoxedValue.unwrapped(owner), let key = keys.first else { return owner }
    if type(of: owner) is AnyClass, let layer = owner as? CALayer {
      return layer.value(forKeyPath: keys.joined(separator: "."))
    }
    let rest = keys.dropFirst()
    if key.hasPrefix("@"), let array = owner as? [Any] {
      guard CollectionOperator.isKnown(key) else { return reportOperator(key, of: owner) }
      return CollectionOperator.value(key, of: array) { value(of: $0, at: rest) }
    }
    return value(of: element(owner, key), at: rest)
  }

  private static func reportOperator(_ name: String, of owner: Any) -> Any? {
    report(
      owner as AnyObject, "valueForKeyPath:",
      "this class does not implement the \(name.dropFirst()) operation.",
      "Name one of Foundation's collection operators, such as @sum; nil was returned.")
    return nil
  }

  private static func element(_ value: Any, _ key: String) -> Any? {
    if let array = value as? [Any] { return array.map { element($0, key) ?? NSNull() } }
    if key == "self" { return value }
    if let dictionary = value as? [String: Any] { return dictionary[key] }
    return RootMethods.value(of: value as AnyObject, forKey: key)
  }

  // MARK: Setting

  static func set(_ value: Any?, of object: AnyObject, forKey key: String) {
    if let managing = object as? any _DialectManaging { return managing._dialectStore(value, key) }
    setListed(value, of: object, forKey: key)
  }

  private static func setListed(_ value: Any?, of object: AnyObject, forKey key: String) {
    guard let property = property(of: object, key), let set = property.set else {
      return setOther(value, of: object, forKey: key)
    }
    if BoxedValue.unwrapped(value) == nil, !property.takesNil {
      return RootMethods.setNil(of: object, forKey: key)
    }
    let tells = property.role != .observable && notifiesAutomatically(object, property.name)
    let observers = tells ? KeyValueObservers.of(object) : nil
    observers?.willChange(property.name)
    let isSet = set(object, value)
    observers?.didChange(property.name)
    // Objective-C doesn't check protocols. A delegate that doesn't declare the conformance has none of the methods.
    let isDelegate = property.name.hasSuffix("delegate") || property.name.hasSuffix("Delegate")
    guard !isSet, !(NibGaps.isConnecting && isDelegate) else { return }
    report(
      object, "setValue:forKey:",
      "a value of type \(type(of: BoxedValue.unwrapped(value) ?? NSNull())) can't be set for the "
        + "key \(key), whose type is \(property.valueType).",
      "Pass a value of that type; the property was not set.")
  }

  /// Sets a key that isn't a settable property: calls a method `setKey:`.
  private static func setOther(_ value: Any?, of object: AnyObject, forKey key: String) {
    if let dictionary = object as? NSMutableDictionary {
      if let value { dictionary.setObject(value, forKey: key as NSString) }
      if value == nil { dictionary.removeObject(forKey: key) }
      return
    }
    let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
    if let method = ClassMembers.of(object).method(setter) {
      _ = method.callOnThisThread(object, [value])
    } else if let responder = object as? UIResponder {
      withoutIsolation((responder, value)) { $0.0.setValue($0.1, forUndefinedKey: key) }
    } else if let method = RootMethods.override("setValue:forUndefinedKey:", of: object) {
      _ = method.callOnThisThread(object, [value, key])
    } else {
      setUndefined(object, key)
    }
  }

  static func setUndefined(_ object: AnyObject, _ key: String) {
    report(
      object, "setValue:forUndefinedKey:",
      "this class is not key value coding-compliant for the key \(key).",
      "Mark the property with @objc and build with the dialect's overlay, or name a key that the "
        + "class has; nothing was set.")
  }

  static func setNil(_ object: AnyObject, _ key: String) {
    report(
      object, "setNilValueForKey",
      "could not set nil as the value for the key \(key).",
      "Pass a value, or override setNilValueForKey(_:); the property was not set.")
  }

  static func set(_ value: Any?, of object: AnyObject, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else {
      return RootMethods.set(value, of: object, forKey: keyPath)
    }
    // A layer sets parts of its properties itself.
    if let layer = object as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    let keys = keyPath.split(separator: ".").map(String.init)
    var owner: AnyObject = object
    for (index, key) in keys.enumerated().dropLast() {
      guard let next = self.value(of: owner, at: [key]) else { return }
      owner = next as AnyObject
      guard type(of: next) is AnyClass, let layer = next as? CALayer else { continue }
      return layer.setValue(value, forKeyPath: keys[(index + 1)...].joined(separator: "."))
    }
    RootMethods.set(value, of: owner, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  // MARK: Layers

  /// Returns the value at a layer's key path whose first key is a property; nil for other key
  /// paths.
  static func listedValue(of layer: CALayer, at keyPath: String) -> Any?? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let key = keys.first, let property = property(of: layer, key) else { return nil }
    return .some(value(of: BoxedValue.plain(property.get(layer)), at: keys.dropFirst()))
  }

  static func setListedValue(
    _ value: Any?, of layer: CALayer, at keyPath: String, attach: () -> Void
  ) {
    let key = keyPath.prefix { $0 != "." }
    if let property = property(of: layer, String(key)) {
      let rest = keyPath.dropFirst(key.count + 1)
      if rest.isEmpty { return setListed(value, of: layer, forKey: String(key)) }
      let owner = BoxedValue.unwrapped(property.get(layer))
      guard let owner, type(of: owner) is AnyClass else { return }
      return set(value, of: owner as AnyObject, forKeyPath: String(rest))
    }
    let observers = KeyValueObservers.of(layer)
    observers?.willChange(keyPath)
    attach()
    observers?.didChange(keyPath)
  }

  // MARK: Observing

  /// Returns whether changes of a property are reported automatically.
  static func notifiesAutomatically(_ object: AnyObject, _ key: String) -> Bool {
    guard let responder = object as? UIResponder else {
      return ClassMembers.of(object).isAutomatic(key) ?? true
    }
    return withoutIsolation(type(of: responder)) {
      $0.automaticallyNotifiesObservers(forKey: key)
    }
  }

  /// Returns the key paths that a property is computed from.
  static func sources(of key: String, of object: AnyObject) -> Set<String> {
    let listed = ClassMembers.of(object).sources(of: key)
    guard let responder = object as? UIResponder else { return listed }
    return withoutIsolation(type(of: responder)) {
      $0.keyPathsForValuesAffectingValue(forKey: key)
    }.union(listed)
  }

  /// Reports a problem that Foundation raises an exception for, without the object's address.
  static func report(
    _ object: AnyObject, _ method: String, _ problem: String, _ advice: String
  ) {
    let type: AnyClass = type(of: object)
    guard !NibGaps.noteConnecting("[<\(type)> \(method)]: \(problem)") else { return }
    let issue = SimulationIssue(
      where: "\(type)", what: "[<\(type)> \(method)]: \(problem)", advice: advice)
    _ = onMainQueue { SimulationHost.current.report(issue) }
  }
}

extension CALayer: ListedLayer {
  package func listedValue(at keyPath: String) -> Any?? {
    KeyValueCoding.listedValue(of: self, at: keyPath)
  }

  package func setListedValue(_ value: Any?, at keyPath: String, attach: () -> Void) {
    KeyValueCoding.setListedValue(value, of: self, at: keyPath, attach: attach)
  }
}
