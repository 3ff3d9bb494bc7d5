import RunRecord

/// Failed snapshots with the same cause, which is reported once.
struct FailureGroup {
  /// What they have in common: a cause, or an identical difference; `nil` for a single one.
  var words: String?
  /// Whether some of them have the same cause with other numbers.
  var hasOtherNumbers = false
  /// The snapshots' indices in the run, for reading the ones that are shown.
  var members: [Int]

  /// Returns the failures of a run, the largest groups first, single ones in order.
  ///
  /// Snapshots belong together if their causes have the same key (without causes, their first
  /// change of layout, renderer or trace), or if they have the same difference picture.
  static func all(in run: RunFacts) -> [FailureGroup] {
    var positions: [String: Int] = [:]
    var groups: [FailureGroup] = []
    for index in run.snapshots.indices(where: \.isFailure) {
      let snapshot = run.snapshots.snapshot(at: index)
      let key = key(snapshot)
      if let key, let position = positions[key] {
        groups[position].members.append(index)
        if groups[position].words != snapshot.brief { groups[position].hasOtherNumbers = true }
      } else {
        if let key { positions[key] = groups.count }
        groups.append(FailureGroup(words: key.map { _ in snapshot.brief }, members: [index]))
      }
    }
    for index in groups.indices where groups[index].members.count == 1 {
      groups[index].words = nil
    }
    return groups.enumerated()
      .sorted {
        ($1.element.members.count, $0.offset) < ($0.element.members.count, $1.offset)
      }
      .map(\.element)
  }

  private static func key(_ snapshot: SnapshotRecord) -> String? {
    if let key = snapshot.findingKey {
      return "\(snapshot.outcome.rawValue)\u{0}cause\u{0}\(key)"
    }
    // Pictures are named after their contents.
    if let picture = snapshot.difference?.file {
      return "\(snapshot.outcome.rawValue)\u{0}picture\u{0}\(picture)"
    }
    return nil
  }
}
