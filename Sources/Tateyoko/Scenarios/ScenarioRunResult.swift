import Foundation
import RunRecord

/// What became of every picture of a run.
public struct ScenarioRunResult: Sendable {
  /// The run's facts, one snapshot a picture, in the order of the scenarios.
  public let record: RunRecord
  public let mode: ScenarioRun.Mode
  /// Baselines that no picture of the scenarios claims.
  public let leftOver: [URL]
  /// The report's page, when one was asked for.
  public let reportPage: URL?

  /// Pictures that keep the run from being green.
  public var failures: [SnapshotRecord] { record.snapshots.filter(\.outcome.isFailure) }
  /// Whether a picture could not be made or compared at all.
  public var couldNotRun: Bool { record.snapshots.contains { $0.outcome == .error } }
}
