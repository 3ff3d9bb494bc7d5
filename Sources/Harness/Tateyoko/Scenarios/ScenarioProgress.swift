import Foundation
import RunRecord

/// The progress of a run after one of its pictures.
public struct ScenarioProgress: Sendable {
  /// The number of finished pictures.
  public let done: Int
  /// The number of all pictures.
  public let total: Int
  /// The last finished picture.
  public let latest: SnapshotRecord
}

/// Counts finished pictures; called by one thread at a time.
final class ProgressCounter: @unchecked Sendable {
  private let total: Int
  private let report: @Sendable (ScenarioProgress) -> Void
  private var done = 0

  init(total: Int, report: @escaping @Sendable (ScenarioProgress) -> Void) {
    self.total = total
    self.report = report
  }

  func count(_ outcome: SnapshotRecord) {
    done += 1
    report(ScenarioProgress(done: done, total: total, latest: outcome))
  }
}
