/// Thrown by the default implementation of an optional requirement, to indicate that there is no
/// method.
public struct _DialectNotImplemented: Error {
  public init() {}
}

/// Calls an optional requirement that may throw its own errors; returns nil if it isn't
/// implemented.
@discardableResult
public func _dialectIfImplemented<R>(_ body: () throws -> R?) rethrows -> R? {
  do { return try body() } catch is _DialectNotImplemented { return nil }
}
