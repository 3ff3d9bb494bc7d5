import Foundation

/// A strategy: how to convert a value into a format that is stored in a file and compared.
///
/// `Value` is what an assertion takes, such as a view controller, and `Format` what its baseline
/// stores, such as a picture or a text.
public struct Snapshotting<Value, Format> {
  /// The extension of the baseline's file, without the dot; `nil` for none.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// Converts the value into the format; an error it throws fails the assertion.
  public var snapshot: (Value) throws -> Format
  /// Whether `snapshot`, and creating the value, must run on the main thread.
  var needsMainThread = false
  /// The screen that the value is created for; `nil` if it doesn't need one.
  var world: SnapshotWorld?

  /// Creates a strategy from a transformation.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// Creates a strategy from an asynchronous transformation.
  ///
  /// The assertion waits for the result, for at most the number of seconds in its `timeout:`.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in
      try asyncSnapshot(value).wait(SnapshotWaiting.timeout)
    }
  }

  /// Creates a strategy for another type by converting its values to this strategy's.
  ///
  /// - Parameter transform: Converts a value; an error it throws fails the assertion.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    var result = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing
    ) { try snapshot(transform($0)) }
    result.needsMainThread = needsMainThread
    result.world = world
    return result
  }

  /// Creates a strategy for another type by asynchronously converting its values to this one's.
  ///
  /// - Parameter transform: Converts a value. The assertion waits for the result, for at most the
  ///   number of seconds in its `timeout:`.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    pullback { try transform($0).wait(SnapshotWaiting.timeout) }
  }
}

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are stored without conversion.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

/// A strategy whose values are stored without conversion.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

/// The timeout and the delay of the current snapshot.
enum SnapshotWaiting {
  /// The maximum time until an asynchronous value is delivered, in seconds of wall-clock time.
  @TaskLocal static var timeout: TimeInterval = 5
  /// The time on a screen between its launch and its picture, in seconds of simulated time.
  @TaskLocal static var delay: TimeInterval = 0
}
