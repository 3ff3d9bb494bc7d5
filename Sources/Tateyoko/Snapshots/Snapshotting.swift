import Foundation

/// A way to turn a value into something that is kept in a file and compared.
public struct Snapshotting<Value, Format> {
  /// The extension of the baseline's file, without the dot.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// Turns the value into the format.
  public var snapshot: (Value) throws -> Format
  /// Whether `snapshot`, and making the value, have to run on the main thread.
  var needsMainThread = false
  /// The screen that the value is made for; nil where it is looked at as it is.
  var world: SnapshotWorld?

  /// Creates a strategy from a transformation.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// Creates a strategy from a transformation whose result comes later.
  ///
  /// The assertion waits for it, as long as its `timeout:` says.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in
      try asyncSnapshot(value).wait(SnapshotPatience.timeout)
    }
  }

  /// Makes a strategy for another type of value out of this one.
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

  /// Makes a strategy for another type of value out of this one, by way of a value that comes later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    pullback { try transform($0).wait(SnapshotPatience.timeout) }
  }
}

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are stored as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

/// A strategy whose values are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

/// How long the snapshot at hand may take, and what it is to wait for first.
enum SnapshotPatience {
  /// Seconds of the clock, until a value that comes later has to be there.
  @TaskLocal static var timeout: TimeInterval = 5
  /// Seconds of simulated time that pass on a screen between its launch and its picture.
  @TaskLocal static var delay: TimeInterval = 0
}
