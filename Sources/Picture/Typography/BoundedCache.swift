import Synchronization

/// A cache that removes entries that haven't been used recently once it contains too much.
///
/// Entries are in two generations. When the young one is full, the old one is dropped and replaced
/// by the young one; an entry found in the old one moves to the young one.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Storage {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
    var cost = 0
  }

  private let storage = Mutex(Storage())
  private let limit: Int

  /// Creates a cache with a limit on the cost of a generation; the total cost is at most about
  /// twice the limit.
  init(limit: Int) { self.limit = limit }

  func value(for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () -> Value) -> Value {
    if let known = find(key, cost: cost) { return known }
    // Created outside the lock: two threads may create the same value, and both are right.
    let made = make()
    storage.withLock { insert(made, for: key, cost: cost(made), into: &$0) }
    return made
  }

  private func find(_ key: Key, cost: (Value) -> Int) -> Value? {
    storage.withLock { storage in
      if let known = storage.young[key] { return known }
      guard let known = storage.old[key] else { return nil }
      insert(known, for: key, cost: cost(known), into: &storage)
      return known
    }
  }

  private func insert(_ value: Value, for key: Key, cost: Int, into storage: inout Storage) {
    if storage.cost + cost > limit, !storage.young.isEmpty {
      storage.old = storage.young
      storage.young = [:]
      storage.cost = 0
    }
    if storage.young.updateValue(value, forKey: key) == nil { storage.cost += cost }
  }
}
