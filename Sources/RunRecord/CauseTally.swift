/// How many failing snapshots there are of each cause, without the snapshots.
package struct CauseTally {
  package struct Group {
    /// The cause of the first of the snapshots, in words.
    package var cause: String
    /// Whether other snapshots of the group say it with other numbers.
    package var hasOtherNumbers = false
    package var count = 1
    /// Which group it was, in the order in which they were met.
    let number: Int

    /// The group in one line, as ``CauseGroup/words``.
    package var words: String {
      CauseTally.words(cause, count: count, hasOtherNumbers: hasOtherNumbers)
    }
  }

  private var found: [Group] = []
  private var positions: [String: Int] = [:]

  package init() {}

  /// Counts a snapshot that needs someone to look and has a cause.
  ///
  /// - Returns: The number of its group; nil for others.
  @discardableResult
  package mutating func add(_ snapshot: SnapshotRecord) -> Int? {
    guard snapshot.outcome.isFailure, let cause = snapshot.cause else { return nil }
    let key = CauseGroup.key(cause)
    guard let position = positions[key] else {
      positions[key] = found.count
      found.append(Group(cause: cause, number: found.count))
      return found.count - 1
    }
    found[position].count += 1
    if found[position].cause != cause { found[position].hasOtherNumbers = true }
    return position
  }

  /// The groups, the largest first.
  package var groups: [Group] {
    found.sorted { ($1.count, $0.number) < ($0.count, $1.number) }
  }

  static func words(_ cause: String, count: Int, hasOtherNumbers: Bool) -> String {
    guard count > 1 else { return cause }
    let numbers = hasOtherNumbers ? ", with other numbers on some" : ""
    return "\(cause) (\(count) snapshots\(numbers))"
  }
}
