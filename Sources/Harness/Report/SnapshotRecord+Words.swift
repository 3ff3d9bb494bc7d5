import LayoutTrees
import RunRecord

extension SnapshotRecord {
  /// A description of the problem in one line.
  var brief: String {
    let words = finding ?? comparison?.summary ?? message ?? outcome.title
    return words.split(whereSeparator: \.isNewline).first.map(String.init) ?? outcome.title
  }

  /// Why it differs: its cause, or the findings if the record has no cause.
  var finding: String? {
    cause?.words ?? layoutChanges.first?.words ?? rendererChanges.first?.words
      ?? traceChanges?.first
  }

  /// The key that the finding shares with other snapshots that differ for the same reason.
  var findingKey: String? { cause?.key ?? finding.map(CauseKey.numberless) }

  /// The location of the snapshot's assertion: `Tests/CellTests.swift:12`.
  var place: String? {
    guard let sourceFile else { return location }
    return sourceLine.map { "\(sourceFile):\($0)" } ?? sourceFile
  }
}
