import Synchronization

/// A value that is made when it is first asked for, by whichever thread comes first.
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
