import Foundation

/// An asynchronous value, delivered to a callback.
public struct Async<Value> {
  /// Starts the work; the callback may be called immediately or later, on any thread.
  public let run: (@escaping @Sendable (Value) -> Void) -> Void

  /// Creates a value that `run` passes to its callback.
  public init(run: @escaping (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is available immediately.
  public init(value: Value) {
    self.init { $0(value) }
  }

  /// Returns the value transformed by a function.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    // Called once, after which no reference to it remains here.
    let transform = UncheckedTransfer(transform)
    return Async<NewValue> { callback in run { callback(transform.value($0)) } }
  }

  /// Waits for the value, while running the main thread's work.
  ///
  /// - Throws: ``SnapshotTimeout`` if it isn't delivered in time.
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

/// Storage for a value that another thread may deliver.
private final class Late<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?

  var value: Value? { lock.withLock { stored } }
  func fulfill(_ value: Value) { lock.withLock { stored = stored ?? value } }
}

/// The error for a snapshot that wasn't delivered in time.
struct SnapshotTimeout: Error, CustomStringConvertible {
  var seconds: TimeInterval

  var description: String {
    "it took more than \(seconds) seconds. Pass a longer `timeout:`, or look for a callback that "
      + "never comes."
  }
}
