import Synchronization

/// A value created on first access, by the first thread that needs it.
final class LazyBox<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    stored.withLock { stored in
      if let stored { return stored }
      let made = make()
      stored = made
      return made
    }
  }
}
