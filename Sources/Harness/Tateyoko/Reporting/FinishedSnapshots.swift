import RunRecord
import Synchronization

/// The results and costs of a session's snapshots that need no review, such as equal ones.
///
/// They are added to the run's record at its end, so that it counts everything that ran, and so
/// that the next run can be sharded by their costs. Until then they are stored on disk.
final class FinishedSnapshots: Sendable {
  /// Whether to begin a record with the first result, rather than with the first failure or at the
  /// end.
  let areAskedFor: Bool
  private let journal = Mutex<SnapshotJournal?>(nil)

  init(areAskedFor: Bool = false) {
    self.areAskedFor = areAskedFor
  }

  func note(_ finished: some Sequence<SnapshotRecord>) {
    journal.withLock { journal in
      for snapshot in finished {
        let current = journal ?? SnapshotJournal()
        journal = current
        // A run has no values that JSON can't represent.
        try? current.append(snapshot)
      }
    }
  }

  /// The number of snapshots that differ within their tolerance.
  var toleratedCount: Int { journal.withLock { $0?.tally.toleratedCount ?? 0 } }

  /// Returns the recorded results.
  func copy() -> [SnapshotRecord] { journal.withLock { $0.map { Array($0.snapshots()) } ?? [] } }

  /// Returns the recorded results, once, except for snapshots that a record contains already.
  func take(beside record: RunRecord?) -> [SnapshotRecord] {
    let finished = journal.withLock { journal in
      defer { journal = nil }
      return journal
    }
    guard let finished else { return [] }
    let known = Set((record?.snapshots ?? []).map(\.key))
    return finished.snapshots().filter { !known.contains($0.key) }
  }
}
