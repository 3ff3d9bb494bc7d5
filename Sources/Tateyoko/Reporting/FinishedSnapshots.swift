import RunRecord
import Synchronization

/// What became of a process's snapshots of which nothing else was kept, such as equal ones, and what
/// each cost.
///
/// They are put into the run's record at its end: so that it counts everything that was run, and so
/// that the next run can be shared out by what this one cost.
final class FinishedSnapshots: Sendable {
  private let snapshots = Mutex<[SnapshotRecord]>([])

  func note(_ finished: [SnapshotRecord]) {
    snapshots.withLock { $0 += finished }
  }

  /// Whether a record is made for equal snapshots alone: where a folder was named for it, and for a
  /// shard, with which others are merged.
  static let areAskedFor: Bool =
    TestShard.current.shard != nil
    || environmentValue("TATEYOKO_ARTIFACTS").map { !$0.isEmpty } ?? false

  /// Takes what was noted, once, as it stands beside a record's own snapshots.
  ///
  /// - Returns: Snapshots to add to the record or to put in the place of those it has.
  func take(beside record: RunRecord?) -> [SnapshotRecord] {
    let finished = snapshots.withLock { list in
      defer { list = [] }
      return list
    }
    var known: [String: SnapshotRecord] = [:]
    for snapshot in record?.snapshots ?? [] { known[Self.key(snapshot)] = snapshot }
    return finished.map { snapshot in
      guard var other = known[Self.key(snapshot)] else { return snapshot }
      // What was kept with pictures says more, but neither the cost nor what came of it in the end.
      other.seconds = snapshot.seconds
      other.unit = snapshot.unit
      if other.outcome != .error, snapshot.outcome == .error || snapshot.outcome == .recorded {
        other.outcome = snapshot.outcome
        other.message = snapshot.message ?? other.message
      }
      return other
    }
  }

  private static func key(_ snapshot: SnapshotRecord) -> String {
    "\(snapshot.scenario)\u{0}\(snapshot.id)"
  }
}
