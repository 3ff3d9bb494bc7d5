import Foundation
import RunRecord

/// Where a run stands after one of its pictures.
public struct ScenarioProgress: Sendable {
  /// Pictures that are done.
  public let done: Int
  public let total: Int
  /// The picture that was done last.
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
