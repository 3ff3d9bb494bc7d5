/// A change of an observed property.
struct KeyChange {
  /// The value before; nil for nil too.
  var old: Any?
  /// The value after; nil for nil too.
  var new: Any?
  /// Whether this is told before the change.
  var isPrior = false
  /// Whether this is what ``NSKeyValueObservingOptions/initial`` asks for.
  var isInitial = false

  /// What an observer's method is told. Values are those of Swift; nil is `NSNull`.
  func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    var result: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new), !isPrior { result[.newKey] = new ?? NSNull() }
    if options.contains(.old), !isInitial { result[.oldKey] = old ?? NSNull() }
    if isPrior { result[.notificationIsPriorKey] = true }
    return result
  }

  /// What a closure is told.
  func observed<Value>(
    _ options: NSKeyValueObservingOptions
  ) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting,
      newValue: options.contains(.new) && !isPrior ? BoxedValue.converted(new) : nil,
      oldValue: options.contains(.old) && !isInitial ? BoxedValue.converted(old) : nil,
      indexes: nil, isPrior: isPrior)
  }
}
