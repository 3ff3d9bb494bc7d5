import Foundation
import Pixels
import RunRecord

extension ScenarioRun {
  /// Finds the baselines that no picture of the scenarios claims, and deletes them where asked to.
  ///
  /// A run over a part says nothing: who looks at one device wants to hear of that.
  ///
  /// Only what certainly was recorded is deleted: the folder may hold other pictures too.
  ///
  /// - Returns: Those that are still there, with what the run's record has of them, and those that
  ///   were deleted.
  func handleLeftOver() -> (left: [(file: URL, record: SnapshotRecord)], deleted: [URL]) {
    // Which baselines are claimed doesn't depend on what ran, so one shard can report them all.
    let isTeller = part.shard.map { $0.index == 1 } ?? true
    guard staleMode != .ignore, selection.isEverything, isTeller else { return ([], []) }
    var left: [URL] = []
    var deleted: [URL] = []
    for file in leftOverBaselines() {
      let isDeleted =
        staleMode == .delete && BaselineMark.isOurs(file.path)
        && (try? site(of: file).remove()) != nil
      if isDeleted { deleted.append(file) } else { left.append(file) }
    }
    return (left.map { ($0, Self.record(ofStale: $0)) }, deleted)
  }

  private static func record(ofStale file: URL) -> SnapshotRecord {
    let ending = file.pathExtension
    let id = String(file.lastPathComponent.dropLast(ending.count + 1))
    return SnapshotRecord(
      id: id, scenario: file.deletingLastPathComponent().lastPathComponent, name: id,
      outcome: .stale,
      message:
        "This baseline is stale: no scenario produces it. Delete it with: \(OwnCommand.name()) "
        + "accept --stale",
      baseline: file.relativePath)
  }
}
