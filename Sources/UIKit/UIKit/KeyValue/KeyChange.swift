/// A change of an observed property.
struct KeyChange {
  /// The value before the change; nil also for nil.
  var old: Any?
  /// The value after the change; nil also for nil.
  var new: Any?
  /// Whether this is sent before the change.
  var isPrior = false
  /// Whether this is sent for ``NSKeyValueObservingOptions/initial``.
  var isInitial = false

  /// Returns the dictionary for an observer's method. Enumerations are their raw values, nil is
  /// `NSNull`.
  func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    var result: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new), !isPrior { result[.newKey] = BoxedValue.plain(new) ?? NSNull() }
    if options.contains(.old), !isInitial { result[.oldKey] = BoxedValue.plain(old) ?? NSNull() }
    if isPrior { result[.notificationIsPriorKey] = true }
    return result
  }

  /// Returns the change for a closure.
  ///
  /// - Parameter current: Reads the property, which may not be in any table.
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
