import Synchronization

/// The handlers of a publisher, in the order in which they were added.
final class ChangeHandlers<Value>: @unchecked Sendable {

  // Objects may change on any thread; the handlers run outside of the lock, as they may observe or cancel.
  private let lock = Mutex<Int>(0)
  private nonisolated(unsafe) var handlers: [(key: Int, handler: (Value) -> Void)] = []

  func add(_ handler: @escaping (Value) -> Void) -> _ChangeObservation {
    let key = lock.withLock { next in
      next += 1
      handlers.append((next, handler))
      return next
    }
    return _ChangeObservation { [weak self] in
      guard let self else { return }
      lock.withLock { _ in handlers.removeAll { $0.key == key } }
    }
  }

  func call(_ value: Value) {
    let current = lock.withLock { _ in handlers }
    for entry in current { entry.handler(value) }
  }
}
