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

/// The kinds of change of a property. The raw values are Foundation's.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set: the only kind here, as collections are set as a whole.
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// The keys of the change dictionary passed to an observer. The values are Foundation's.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// An ``NSKeyValueChange``'s raw value.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Present, and true, in notifications sent before a change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

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
