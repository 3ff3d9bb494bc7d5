import Foundation
import Synchronization

/// Work on a thread of its own whose result is waited for.
final class SideWork<Value: Sendable>: Sendable {
  private let outcome = Mutex<Result<Value, any Error>?>(nil)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// What is packed may be nested as deep as a layout tree.
  private static var stackSize: Int { 16 << 20 }

  /// Begins the work.
  init(_ work: @escaping @Sendable () throws -> Value) {
    let thread = Thread { [self] in
      let result = Result { try work() }
      outcome.withLock { $0 = result }
      hasEnded.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Waits for the end of the work; to be called once.
  ///
  /// - Throws: What the work threw.
  func result() throws -> Value {
    hasEnded.wait()
    guard let result = outcome.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}
