/// A reentrant lock.
final class ObjectMonitor: Sendable {
  private let condition = NSCondition()
  // Guarded by the condition.
  nonisolated(unsafe) private var holder: pthread_t?
  nonisolated(unsafe) private var depth = 0

  func enter() {
    let thread = pthread_self()
    condition.withLock {
      while let holder, holder != thread { condition.wait() }
      holder = thread
      depth += 1
    }
  }

  /// Releases the lock once; returns whether this thread held it.
  func exit() -> Bool {
    let thread = pthread_self()
    return condition.withLock {
      guard holder == thread else { return false }
      depth -= 1
      if depth == 0 {
        holder = nil
        condition.signal()
      }
      return true
    }
  }
}
