/// The number of failing snapshots per cause, without the snapshots.
package struct CauseTally {
  package struct Group {
    /// The cause of the first snapshot, as text.
    package var cause: String
    /// Whether other snapshots of the group have the same cause with other numbers.
    package var hasOtherNumbers = false
    package var count = 1
    /// The index of the group, in order of first occurrence.
    let number: Int

    /// The group in one line, like ``CauseGroup/words``.
    package var words: String {
      CauseTally.words(cause, count: count, hasOtherNumbers: hasOtherNumbers)
    }
  }

  private var counted: [Group] = []
  private var positions: [String: Int] = [:]

  package init() {}

  /// Counts a snapshot that needs a review and has a cause.
  ///
  /// - Returns: The index of its group; `nil` for other snapshots.
  @discardableResult
  package mutating func add(_ snapshot: SnapshotRecord) -> Int? {
    guard snapshot.outcome.isFailure, let found = snapshot.cause else { return nil }
    let cause = found.words
    guard let position = positions[found.key] else {
      positions[found.key] = counted.count
      counted.append(Group(cause: cause, number: counted.count))
      return counted.count - 1
    }
    counted[position].count += 1
    if counted[position].cause != cause { counted[position].hasOtherNumbers = true }
    return position
  }

  /// The groups, the largest first.
  package var groups: [Group] {
    counted.sorted { ($1.count, $0.number) < ($0.count, $1.number) }
  }

  static func words(_ cause: String, count: Int, hasOtherNumbers: Bool) -> String {
    guard count > 1 else { return cause }
    let numbers = hasOtherNumbers ? ", with different numbers on some" : ""
    return "\(cause) (\(count) snapshots\(numbers))"
  }
}
