import Synchronization
import os

// Signposts, which nothing reads.

extension OSSignpostID: @retroactive Hashable, @retroactive Comparable,
  @retroactive RawRepresentable, @unchecked @retroactive Sendable
{
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(rawValue: .max)
  public static let null = OSSignpostID(rawValue: 0)

  private static let latest = Atomic<UInt64>(0)

  public init(_ value: UInt64) { self.init(rawValue: value) }

  /// Creates a unique signpost identifier.
  public init(log: OSLog) {
    self.init(rawValue: Self.latest.add(1, ordering: .relaxed).newValue)
  }

  /// Creates the identifier of an object's signposts.
  public init(log: OSLog, object: AnyObject) {
    self.init(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension OSSignpostType: @retroactive Hashable, @retroactive RawRepresentable,
  @unchecked @retroactive Sendable
{
  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// The beginning of an animation, whose frames Apple's instruments count.
public enum OSSignpostAnimationBegin: Hashable, Sendable {
  case animationBegin
}

// Like `os_log` (OSLogFunction.swift).
extension _os_signpost_function: @unchecked @retroactive Sendable {
  public func callAsFunction(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
  ) {}

  public func callAsFunction(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: CVarArg...
  ) {}

  public func callAsFunction(
    _ animationBegin: OSSignpostAnimationBegin, dso: UnsafeRawPointer? = #dsohandle, log: OSLog,
    name: StaticString, signpostID: OSSignpostID = .exclusive
  ) {}

  public func callAsFunction(
    _ animationBegin: OSSignpostAnimationBegin, dso: UnsafeRawPointer? = #dsohandle, log: OSLog,
    name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString,
    _ arguments: CVarArg...
  ) {}
}

/// The message of a signpost, in addition to its name.
public typealias SignpostMetadata = OSLogMessage

extension OSSignposter: @unchecked @retroactive Sendable {
  public static let disabled = OSSignposter(_isDisabled: 1)

  public init(subsystem: String, category: String) { self.init(_isDisabled: 0) }

  public init(subsystem: String, category: OSLog.Category) { self.init(_isDisabled: 0) }

  public init(logHandle: OSLog) { self.init(_isDisabled: logHandle._isDisabled) }

  public init(logger: Logger) { self.init(_isDisabled: logger._isDisabled) }

  public var isEnabled: Bool { _isDisabled == 0 }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }

  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(signpostID: id)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    evaluate(message)
    return OSSignpostIntervalState(signpostID: id)
  }

  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id, message)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {
    evaluate(message)
  }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {
    evaluate(message)
  }

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> Result
  ) rethrows -> Result {
    evaluate(message)
    return try task()
  }

  private func evaluate(_ message: SignpostMetadata) {
    if isEnabled { message.evaluate() }
  }
}

extension OSSignpostIntervalState: @unchecked @retroactive Sendable {}
