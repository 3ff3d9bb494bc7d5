/// What a closure that observes a property is told of a change.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The value after the change, where ``NSKeyValueObservingOptions/new`` asks for it.
  public let newValue: Value?
  /// The value before the change, where ``NSKeyValueObservingOptions/old`` asks for it.
  public let oldValue: Value?
  /// Always nil: collections are set as a whole.
  public let indexes: IndexSet?
  /// Whether this is told before the change.
  public let isPrior: Bool
}
