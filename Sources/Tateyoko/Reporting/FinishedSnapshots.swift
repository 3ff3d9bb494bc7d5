import RunRecord
import Synchronization

/// What became of a process's snapshots of which nothing else was kept, such as equal ones, and what
/// each cost.
///
/// They are put into the run's record at its end: so that it counts everything that was run, and so
/// that the next run can be shared out by what this one cost. Until then they lie on disk.
final class FinishedSnapshots: Sendable {
  /// Whether a record is made for equal snapshots alone.
  let areAskedFor: Bool
  private let journal = Mutex<SnapshotJournal?>(nil)

  init(areAskedFor: Bool = FinishedSnapshots.areAskedFor) {
    self.areAskedFor = areAskedFor
  }

  func note(_ finished: some Sequence<SnapshotRecord>) {
    journal.withLock { journal in
      for snapshot in finished {
        let current = journal ?? SnapshotJournal()
        journal = current
        // What JSON has no form for no run makes.
        try? current.append(snapshot)
      }
    }
  }

  /// How many passed though they differ, because a tolerance lets them.
  var toleratedCount: Int { journal.withLock { $0?.tally.toleratedCount ?? 0 } }

  /// A record is made for equal snapshots alone where a folder was named for it, and for a shard, with
  /// which others are merged.
  static let areAskedFor: Bool =
    TestShard.ofProcess.shard != nil
    || environmentValue("TATEYOKO_ARTIFACTS").map { !$0.isEmpty } ?? false

  /// Takes what was noted, once, as it stands beside a record's own snapshots.
  ///
  /// - Returns: Snapshots to add to the record or to put in the place of those it has.
  func take(beside record: RunRecord?) -> [SnapshotRecord] {
    let finished = journal.withLock { journal in
      defer { journal = nil }
      return journal
    }
    guard let finished else { return [] }
    var known: [String: SnapshotRecord] = [:]
    for snapshot in record?.snapshots ?? [] { known[snapshot.key] = snapshot }
    return finished.snapshots().map { snapshot in
      guard var other = known[snapshot.key] else { return snapshot }
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
}
