import os

/// A lock that protects a value.
///
/// Locking it again on the same thread stops the program, as with `os_unfair_lock`.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      lock.initialize(to: os_unfair_lock())
      self.state = state
    }

    deinit { lock.deallocate() }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls the body if the lock is available; returns nil if it isn't.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls the body if the lock is available; returns nil if it isn't.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Whether the calling thread holds the lock.
  public enum Ownership: Hashable, Sendable {
    case owner
    case notOwner
  }

  /// Stops the program unless the calling thread holds, or doesn't hold, the lock.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { os_unfair_lock_lock(storage.lock) }

  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    guard lockIfAvailable() else { return nil }
    defer { unlock() }
    return try body()
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}
