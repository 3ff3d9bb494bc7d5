/// Failing snapshots that differ for one reason.
///
/// One changed inset may move thirty pictures, on each device by another number of points: what
/// stays the same is what changed on which kind of view.
public struct CauseGroup: Hashable, Sendable {
  /// The cause of the first of the snapshots, in words.
  public var cause: String
  /// Whether other snapshots of the group say it with other numbers.
  public var hasOtherNumbers: Bool
  /// The snapshots, in the order of the record.
  public var snapshots: [SnapshotRecord]

  /// Groups the snapshots that need a review, the largest group first.
  ///
  /// What has no cause is left out.
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

  /// The group in one line: `safe area of UIWindow: top 44 → 59 (12 snapshots, with other numbers on
  /// some)`.
  public var words: String {
    CauseTally.words(cause, count: snapshots.count, hasOtherNumbers: hasOtherNumbers)
  }
}
