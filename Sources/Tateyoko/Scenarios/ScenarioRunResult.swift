import Foundation
import RunRecord

/// What became of every picture of a run.
public struct ScenarioRunResult: Sendable {
  /// The run's facts, one snapshot a picture, in the order of the scenarios.
  public let record: RunRecord
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

  /// Pictures that keep the run from being green.
  public var failures: [SnapshotRecord] { record.snapshots.filter(\.outcome.isFailure) }
  /// Whether baselines are left over, and that was to fail.
  public var failsForStale: Bool { staleMode == .fail && !leftOver.isEmpty }
  /// Whether a picture could not be made or compared at all, or the report not be written.
  public var couldNotRun: Bool {
    reportProblem != nil || record.snapshots.contains { $0.outcome == .error }
  }
}
