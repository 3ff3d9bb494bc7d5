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
}
