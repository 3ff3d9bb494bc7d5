/// Observations by an object's method.
enum KeyValueObserving {
  static func add(
    _ observer: NSObject, to object: AnyObject, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    let watch = KeyPathWatch(object, keyPath, options) { [weak observer, weak object] change in
      guard let observer else { return }
      RootMethods.observeValue(observer, keyPath, of: object, change.dictionary(options), context)
    }
    KeyValueObservers.made(for: object).register(observer, context, watch)
  }

  /// Ends an observation; if there is none, this is an issue with Foundation's message.
  static func remove(
    _ observer: NSObject, from object: AnyObject, _ keyPath: String,
    where isWanted: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let observers = KeyValueObservers.of(object)
    guard observers?.unregister(observer, keyPath, where: isWanted) != true else { return }
    let issue = SimulationIssue(
      where: "\(type(of: object))",
      what: "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" "
        + "from <\(type(of: object))> because it is not registered as an observer.",
      advice: "Remove an observer as often as it was added.")
    _ = onMainQueue { SimulationHost.current.report(issue) }
  }
}
