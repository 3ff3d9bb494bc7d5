import Dispatch
import Foundation

/// Whether code runs where the main actor's does.
///
/// `Thread.isMainThread` does not: once a program waits asynchronously at its top level, as test
/// runners do, the main queue is worked off by other threads.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}
