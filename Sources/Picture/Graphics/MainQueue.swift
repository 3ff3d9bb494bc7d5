import Dispatch
import Foundation

/// Whether code runs in the main actor's context.
///
/// `Thread.isMainThread` isn't reliable: once a program waits asynchronously at its top level, as
/// test runners do, other threads process the main queue.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs a closure now if this is the main queue, and otherwise with the queue's next work.
  package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}
