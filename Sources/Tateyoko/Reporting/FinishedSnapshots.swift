import RunRecord
import Synchronization

/// What became of a session's snapshots that need nobody's eyes, such as equal ones, and what each
/// cost.
///
/// They are put into the run's record at its end: so that it counts everything that was run, and so
/// that the next run can be shared out by what this one cost. Until then they lie on disk.
final class FinishedSnapshots: Sendable {
  /// Whether a record is made for equal snapshots alone.
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
        // What JSON has no form for no run makes.
        try? current.append(snapshot)
      }
    }
  }

  /// How many passed though they differ, because a tolerance lets them.
  var toleratedCount: Int { journal.withLock { $0?.tally.toleratedCount ?? 0 } }

  /// Takes what was noted, once, but for the snapshots of which a record tells by itself.
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
