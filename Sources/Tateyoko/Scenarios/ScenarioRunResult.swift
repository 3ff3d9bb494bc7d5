import Foundation
import RunRecord

/// What became of every picture of a run.
///
/// The pictures' records lie on disk and are read when someone asks for them.
public struct ScenarioRunResult: Sendable {
  /// What holds for the run as a whole.
  public let header: RunHeader
  let journal: SnapshotJournal
  public let mode: ScenarioRun.Mode
  /// Baselines that no picture of the scenarios claims.
  public let leftOver: [URL]
  /// Baselines that no picture claimed and that were deleted.
  public let deleted: [URL]
  /// What was to be done about those that no picture claims.
  public let staleMode: StaleMode
  /// The report's page, when one was asked for.
  public let reportPage: URL?
  /// Why the report is not whole, when it could not be written; the verdicts are good all the same.
  public let reportProblem: String?

  /// The run's facts, one snapshot a picture, in the order of the scenarios; read anew each time.
  public var record: RunRecord {
    RunRecord(header: header, snapshots: Array(journal.snapshots()))
  }

  /// The run for those who go through its snapshots one by one.
  package var facts: RunFacts {
    RunFacts(header: header, tally: journal.tally, snapshots: journal)
  }

  /// How many pictures had which outcome.
  public var tally: RunTally { journal.tally }
  /// Pictures that keep the run from being green.
  public var failures: [SnapshotRecord] { Array(journal.snapshots(where: \.isFailure)) }
  /// Whether baselines are left over, and that was to fail.
  public var failsForStale: Bool { staleMode == .fail && !leftOver.isEmpty }
  /// Whether a picture could not be made or compared at all, or the report not be written.
  public var couldNotRun: Bool { reportProblem != nil || tally.counts[.error, default: 0] > 0 }
}
