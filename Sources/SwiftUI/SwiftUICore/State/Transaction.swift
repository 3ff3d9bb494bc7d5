/// A key for accessing values in a transaction.
public protocol TransactionKey: SendableMetatype {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The context of the current state-processing update.
public struct Transaction: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether views should disable animations.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change originated as part of a continuous interaction.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// The transaction of the running `withTransaction(_:_:)`.
  @TaskLocal package static var current = Transaction()
}

private enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

/// Executes a closure with the specified transaction and returns the result.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Executes a closure with the specified transaction key path and value and returns the result.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
