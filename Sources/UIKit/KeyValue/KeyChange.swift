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

  /// What an observer's method is told. Enumerations are their raw values, nil is `NSNull`.
  func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    var result: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new), !isPrior { result[.newKey] = BoxedValue.plain(new) ?? NSNull() }
    if options.contains(.old), !isInitial { result[.oldKey] = BoxedValue.plain(old) ?? NSNull() }
    if isPrior { result[.notificationIsPriorKey] = true }
    return result
  }

  /// What a closure is told.
  ///
  /// - Parameter current: Reads the property, which may be in no table.
  func observed<Value>(
    _ options: NSKeyValueObservingOptions, current: () -> Value
  ) -> NSKeyValueObservedChange<Value> {
    var newValue: Value?
    if options.contains(.new), !isPrior {
      newValue = isInitial ? current() : BoxedValue.converted(new) ?? current()
    }
    return NSKeyValueObservedChange(
      kind: .setting,
      newValue: newValue,
      oldValue: options.contains(.old) && !isInitial ? BoxedValue.converted(old) : nil,
      indexes: nil, isPrior: isPrior)
  }
}
