/// An observation by a closure; it ends with ``invalidate()`` or with this object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let watch: KeyPathWatch

  init(_ watch: KeyPathWatch) {
    self.watch = watch
    super.init()
  }

  deinit { watch.end() }

  /// Ends the observation.
  public func invalidate() { watch.end() }
}
