/// An observation by a closure; it ends with ``invalidate()`` or when this object is deallocated.
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
