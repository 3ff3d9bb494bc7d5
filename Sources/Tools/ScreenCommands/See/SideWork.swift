import Foundation
import Synchronization

/// Work on a separate thread whose result is awaited.
final class SideWork<Value: Sendable>: Sendable {
  private let outcome = Mutex<Result<Value, any Error>?>(nil)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Encoded data may be nested as deeply as a layout tree.
  private static var stackSize: Int { 16 << 20 }

  /// Starts the work.
  init(_ work: @escaping @Sendable () throws -> Value) {
    let thread = Thread { [self] in
      let result = Result { try work() }
      outcome.withLock { $0 = result }
      hasEnded.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Waits for the work to finish; must be called once.
  ///
  /// - Throws: An error that the work throws.
  func result() throws -> Value {
    hasEnded.wait()
    guard let result = outcome.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}
