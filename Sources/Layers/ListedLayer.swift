/// A layer whose properties are also known by tables, which a module above has: those that nothing
/// animates, and those of apps' own classes.
package protocol ListedLayer: CALayer {
  /// The value at a key path whose first key is a listed property; nil for another one.
  func listedValue(at keyPath: String) -> Any??

  /// Sets the last property of a key path whose first key is listed.
  ///
  /// - Parameter attach: Is called for another key path, and attaches the value by it.
  func setListedValue(_ value: Any?, at keyPath: String, attach: () -> Void)
}
