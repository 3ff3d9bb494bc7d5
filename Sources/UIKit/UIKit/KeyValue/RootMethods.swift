/// Calls of methods that Objective-C's NSObject has and that classes override.
///
/// A responder's methods are called the way Swift does; other classes' are found in tables, as
/// Linux's NSObject has no such methods to override.
enum RootMethods {
  /// Returns a class's override of a method, if the class is in the Objective-C dialect.
  static func override(_ name: String, of object: AnyObject) -> Selector? {
    ClassMembers.of(object).method(name)
  }

  static func value(of object: AnyObject, forKey key: String) -> Any? {
    if let responder = object as? UIResponder {
      return withoutIsolation(responder) { $0.value(forKey: key) }
    }
    if let layer = object as? CALayer { return layer.value(forKey: key) }
    if let method = override("valueForKey:", of: object) {
      return method.callOnThisThread(object, [key])
    }
    return KeyValueCoding.value(of: object, forKey: key)
  }

  static func set(_ value: Any?, of object: AnyObject, forKey key: String) {
    if let responder = object as? UIResponder {
      withoutIsolation((responder, value)) { $0.0.setValue($0.1, forKey: key) }
    } else if let layer = object as? CALayer {
      layer.setValue(value, forKey: key)
    } else if let method = override("setValue:forKey:", of: object) {
      _ = method.callOnThisThread(object, [value, key])
    } else {
      KeyValueCoding.set(value, of: object, forKey: key)
    }
  }

  static func setNil(of object: AnyObject, forKey key: String) {
    if let responder = object as? UIResponder {
      withoutIsolation(responder) { $0.setNilValueForKey(key) }
    } else if let method = override("setNilValueForKey:", of: object) {
      _ = method.callOnThisThread(object, [key])
    } else {
      KeyValueCoding.setNil(object, key)
    }
  }

  static func willChange(_ object: AnyObject, _ key: String) {
    if let responder = object as? UIResponder {
      withoutIsolation(responder) { $0.willChangeValue(forKey: key) }
    } else {
      KeyValueObservers.of(object)?.willChange(key)
    }
  }

  static func didChange(_ object: AnyObject, _ key: String) {
    if let responder = object as? UIResponder {
      withoutIsolation(responder) { $0.didChangeValue(forKey: key) }
    } else {
      KeyValueObservers.of(object)?.didChange(key)
    }
  }

  /// Returns whether an object has a method, or a property with such a getter or setter.
  static func responds(_ object: AnyObject, to selector: Selector?) -> Bool {
    guard let selector else { return false }
    if selector.isRecognized(by: object) { return true }
    let name = selector.name
    if KeyValueCoding.property(of: object, name) != nil { return true }
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return false }
    let key = name.dropFirst(3).dropLast()
    let property = KeyValueCoding.property(of: object, key.prefix(1).lowercased() + key.dropFirst())
    return property?.set != nil
  }

  static func observeValue(
    _ observer: AnyObject, _ keyPath: String, of object: AnyObject?,
    _ change: [NSKeyValueChangeKey: Any], _ context: UnsafeMutableRawPointer?
  ) {
    if let responder = observer as? UIResponder {
      withoutIsolation((responder, object, change, context)) { responder, object, change, context in
        responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    } else if let method = override("observeValueForKeyPath:ofObject:change:context:", of: observer)
    {
      _ = method.callOnThisThread(observer, [keyPath, object, change, context])
    } else {
      notHandled(observer, keyPath, object)
    }
  }

  /// Foundation's NSInternalInconsistencyException for an observer without the method, as an issue.
  static func notHandled(_ observer: AnyObject, _ keyPath: String?, _ object: Any?) {
    let type: AnyClass = type(of: observer)
    let issue = SimulationIssue(
      where: "\(type)",
      what: "<\(type)>: An -observeValueForKeyPath:ofObject:change:context: message was received "
        + "but not handled. Key path: \(keyPath ?? "nil").",
      advice: "Override observeValue(forKeyPath:of:change:context:), and call super for other key "
        + "paths only.")
    _ = onMainQueue { SimulationHost.current.report(issue) }
  }
}

extension Selector {
  /// Calls the method of an object on this thread, like sending a message; returns nil if it can't
  /// be called. That is reported only on the main thread, as elsewhere the calling simulation isn't
  /// known.
  func callOnThisThread(_ object: AnyObject, _ arguments: [Any?]) -> Any? {
    if MainQueue.isCurrent {
      return withoutIsolation((object, arguments)) { send(to: $0, $1) }
    }
    return withoutIsolation((object, arguments)) { try? perform(on: $0, $1) } ?? nil
  }
}
