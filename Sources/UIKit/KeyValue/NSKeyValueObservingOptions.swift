/// What an observer wants to be told. Values: Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A call at once, before the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call of its own ahead of the one that follows each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
