import Foundation
import Pixels
import RunRecord

extension ScenarioRun {
  /// Finds baselines that no picture of the scenarios claims, and deletes them if requested.
  ///
  /// A partial run reports nothing: someone checking a single device doesn't want to know.
  ///
  /// Only files that were certainly recorded are deleted: the folder may contain other pictures
  /// too.
  ///
  /// - Returns: The remaining ones with their records for the run's record, and the deleted ones.
  func handleLeftOver() -> (left: [(file: URL, record: SnapshotRecord)], deleted: [URL]) {
    // Whether a baseline is claimed doesn't depend on what ran, so a single shard can report them
    // all.
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
