import RunRecord

/// Failed snapshots that have one cause, so that it is said once.
struct FailureGroup {
  /// What they have in common: a cause, or an equal difference; nil for one that stands alone.
  var words: String?
  /// Whether some of them say the cause with other numbers.
  var hasOtherNumbers = false
  var snapshots: [SnapshotRecord]

  /// The failures of a run, those with the most in common first, single ones in their order.
  ///
  /// Snapshots belong together when they have the same cause in words, or the same picture of what
  /// differs.
  static func all(in record: RunRecord) -> [FailureGroup] {
    var positions: [String: Int] = [:]
    var groups: [FailureGroup] = []
    for snapshot in record.snapshots where snapshot.outcome.isFailure {
      let key = key(snapshot)
      if let key, let position = positions[key] {
        groups[position].snapshots.append(snapshot)
      } else {
        if let key { positions[key] = groups.count }
        groups.append(FailureGroup(words: nil, snapshots: [snapshot]))
      }
    }
    for index in groups.indices where groups[index].snapshots.count > 1 {
      let words = groups[index].snapshots[0].brief
      groups[index].words = words
      groups[index].hasOtherNumbers = groups[index].snapshots.contains { $0.brief != words }
    }
    return groups.enumerated()
      .sorted {
        ($1.element.snapshots.count, $0.offset) < ($0.element.snapshots.count, $1.offset)
      }
      .map(\.element)
  }

  private static func key(_ snapshot: SnapshotRecord) -> String? {
    if let cause = snapshot.cause ?? snapshot.layoutChanges.first {
      return "\(snapshot.outcome.rawValue)\u{0}cause\u{0}\(CauseGroup.key(cause))"
    }
    // Pictures are named after their content.
    if let picture = snapshot.difference?.file {
      return "\(snapshot.outcome.rawValue)\u{0}picture\u{0}\(picture)"
    }
    return nil
  }
}
