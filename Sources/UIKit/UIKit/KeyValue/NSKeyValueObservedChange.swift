/// A change passed to a closure that observes a property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The value after the change, if requested by ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// The value before the change, if requested by ``NSKeyValueObservingOptions/old``.
  public let oldValue: Value?
  /// Always nil: collections are set as a whole.
  public let indexes: IndexSet?
  /// Whether this is sent before the change.
  public let isPrior: Bool
}
