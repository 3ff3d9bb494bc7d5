import RunRecord

extension SnapshotRecord {
  /// What is wrong, in one line.
  var brief: String {
    let words =
      cause ?? layoutChanges.first ?? rendererChanges.first ?? traceChanges?.first
      ?? comparison?.summary ?? message ?? outcome.title
    return words.split(whereSeparator: \.isNewline).first.map(String.init) ?? outcome.title
  }

  /// Where the snapshot is asked for: `Tests/CellTests.swift:12`.
  var place: String? {
    guard let sourceFile else { return location }
    return sourceLine.map { "\(sourceFile):\($0)" } ?? sourceFile
  }
}
