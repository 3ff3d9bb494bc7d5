/// The changes of rows or items that are collected until the outermost batch ends.
struct PendingUpdates {
  private var depth = 0
  private var collected = BatchUpdate()

  /// Whether a batch has begun but not ended.
  var isCollecting: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  mutating func add(_ change: (inout BatchUpdate) -> Void) { change(&collected) }

  /// Ends a batch; returns the collected changes if it was the outermost one.
  mutating func end() -> BatchUpdate? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    defer { discard() }
    return collected
  }

  /// Discards the collected changes; batches in progress continue.
  mutating func discard() { collected = BatchUpdate() }
}
