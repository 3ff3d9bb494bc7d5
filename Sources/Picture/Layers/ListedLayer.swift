/// A layer with additional properties in tables of a higher-level module: ones that can't be
/// animated, and ones of apps' own classes.
package protocol ListedLayer: CALayer {
  /// Returns the value at a key path whose first key is a listed property; nil for other key paths.
  func listedValue(at keyPath: String) -> Any??

  /// Sets the last property of a key path whose first key is listed.
  ///
  /// - Parameter attach: Called for another key path, to store the value for it.
  func setListedValue(_ value: Any?, at keyPath: String, attach: () -> Void)
}
