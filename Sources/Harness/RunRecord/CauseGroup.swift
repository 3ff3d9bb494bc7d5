/// Failing snapshots that differ for the same reason.
///
/// A single changed inset may move thirty pictures, on each device by another number of points: the
/// property and the kind of view stay the same.
public struct CauseGroup: Hashable, Sendable {
  /// The cause of the first snapshot, as text.
  public var cause: String
  /// Whether other snapshots of the group have the same cause with other numbers.
  public var hasOtherNumbers: Bool
  /// The snapshots, in the order of the record.
  public var snapshots: [SnapshotRecord]

  /// Groups the snapshots that need a review, the largest group first.
  ///
  /// Snapshots without a cause are omitted.
  public static func groups(of snapshots: [SnapshotRecord]) -> [CauseGroup] {
    var tally = CauseTally()
    var members: [[SnapshotRecord]] = []
    for snapshot in snapshots {
      guard let number = tally.add(snapshot) else { continue }
      if number == members.count { members.append([]) }
      members[number].append(snapshot)
    }
    return tally.groups.map {
      CauseGroup(
        cause: $0.cause, hasOtherNumbers: $0.hasOtherNumbers, snapshots: members[$0.number])
    }
  }

  /// The group in one line:
  /// `safe area of UIWindow: top 44 → 59 (12 snapshots, with other numbers on some)`.
  public var words: String {
    CauseTally.words(cause, count: snapshots.count, hasOtherNumbers: hasOtherNumbers)
  }
}
