import LayoutTrees
import RunRecord

extension SnapshotRecord {
  /// What is wrong, in one line.
  var brief: String {
    let words = finding ?? comparison?.summary ?? message ?? outcome.title
    return words.split(whereSeparator: \.isNewline).first.map(String.init) ?? outcome.title
  }

  /// Why it differs, in words: its cause, or what was found where a record knows no cause.
  var finding: String? {
    cause?.words ?? layoutChanges.first?.words ?? rendererChanges.first?.words
      ?? traceChanges?.first
  }

  /// What the finding has in common with those of other snapshots that differ for one reason.
  var findingKey: String? { cause?.key ?? finding.map(CauseKey.numberless) }

  /// Where the snapshot is asked for: `Tests/CellTests.swift:12`.
  var place: String? {
    guard let sourceFile else { return location }
    return sourceLine.map { "\(sourceFile):\($0)" } ?? sourceFile
  }
}
