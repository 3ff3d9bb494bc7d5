import Foundation
import RunRecord

/// The results of all pictures of a run.
///
/// The records are stored on disk and read on demand.
public struct ScenarioRunResult: Sendable {
  /// The facts about the run as a whole.
  public let header: RunHeader
  let journal: SnapshotJournal
  /// What the run did with the pictures.
  public let mode: ScenarioRun.Mode
  /// Baselines that no picture of the scenarios claims.
  public let leftOver: [URL]
  /// Baselines that no picture claimed and that were deleted.
  public let deleted: [URL]
  /// How unclaimed baselines were to be handled.
  public let staleMode: StaleMode
  /// The report's page, if a report was requested.
  public let reportPage: URL?
  /// Why the report is incomplete, if it couldn't be written; the verdicts are valid nevertheless.
  public let reportProblem: String?

  /// The run's facts, one snapshot per picture, in the order of the scenarios; read again on each
  /// access.
  public var record: RunRecord {
    RunRecord(header: header, snapshots: Array(journal.snapshots()))
  }

  /// The run, for processing its snapshots one at a time.
  package var facts: RunFacts {
    RunFacts(header: header, tally: journal.tally, snapshots: journal)
  }

  /// The number of pictures per outcome.
  public var tally: RunTally { journal.tally }
  /// The pictures that fail the run.
  public var failures: [SnapshotRecord] { Array(journal.snapshots(where: \.isFailure)) }
  /// Whether unclaimed baselines fail the run.
  public var failsForStale: Bool { staleMode == .fail && !leftOver.isEmpty }
  /// Whether a picture couldn't be made or compared, or the report couldn't be written.
  public var couldNotRun: Bool { reportProblem != nil || tally.counts[.error, default: 0] > 0 }
}
