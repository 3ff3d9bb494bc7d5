import Foundation

/// A value that comes later, through a callback.
public struct Async<Value> {
  /// Starts the work; the callback may come at once or later, on any thread.
  public let run: (@escaping @Sendable (Value) -> Void) -> Void

  /// Creates a value that `run` hands to its callback.
  public init(run: @escaping (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is there already.
  public init(value: Value) {
    self.init { $0(value) }
  }

  /// Returns what a function makes of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    // Called once, after which nobody here has it any more.
    let transform = UncheckedTransfer(transform)
    return Async<NewValue> { callback in run { callback(transform.value($0)) } }
  }

  /// Waits for the value, letting the main thread's work go on.
  ///
  /// - Throws: ``SnapshotTimeout`` when it did not come in time.
  func wait(_ seconds: TimeInterval) throws -> Value {
    let result = Late<Value>()
    run { result.fulfill($0) }
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      if let value = result.value { return value }
      guard Date() < deadline else { throw SnapshotTimeout(seconds: seconds) }
      if Thread.isMainThread {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.002))
      } else {
        usleep(1000)
      }
    }
  }
}

/// A place for a value that another thread may bring.
private final class Late<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?

  var value: Value? { lock.withLock { stored } }
  func fulfill(_ value: Value) { lock.withLock { stored = stored ?? value } }
}

/// A snapshot that did not come in time.
struct SnapshotTimeout: Error, CustomStringConvertible {
  var seconds: TimeInterval

  var description: String {
    "it took more than \(seconds) seconds. Pass a longer `timeout:`, or look for a callback that "
      + "never comes."
  }
}
