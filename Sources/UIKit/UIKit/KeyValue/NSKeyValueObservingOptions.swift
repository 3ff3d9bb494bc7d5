/// Options for the notifications that an observer receives. The raw values are Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Includes the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Includes the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Sends a notification immediately, before the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Sends a separate notification before each change, in addition to the one after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
