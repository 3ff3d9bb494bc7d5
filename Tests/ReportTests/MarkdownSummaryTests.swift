import Foundation
import Report
import RunRecord
import TestSupport
import Testing

@Suite struct MarkdownSummaryTests {
  @Test func itSaysWhatFailedAndWhatIsShared() throws {
    let folder = try TemporaryFolder()
    let text = MarkdownSummary.text(try Example.mixed(in: ReportFolder(at: folder.url)))
    #expect(
      text.hasPrefix(
        "### ❌ Paged tables: 4 changed, 1 missing, 1 rendered elsewhere, 1 error, 1 recorded, 9 equal"
      ))
    #expect(text.contains("- UITableView\\[1\\] layoutMargins.left 60 → 16 (3 snapshots)"))
    #expect(
      text.contains("| Changed | PagedTables · D4 Margins | iPhone X · iOS 11.2 · landscape left |")
    )
    #expect(
      text.contains("| Error | Others · error view |  | The font “Inter” is missing. Install"))
  }

  @Test func hostileTextStaysInItsCell() {
    let text = MarkdownSummary.text(Example.attack)
    #expect(!text.contains("<"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| Changed") }
    #expect(rows.count == 2)
    for row in rows {
      #expect(row.replacingOccurrences(of: "\\|", with: "").count { $0 == "|" } == 5)
    }
  }

  @Test func whatTurnsTheDirectionOrMovesTheCursorIsTakenOut() {
    let bad = "a\u{202E}b\u{1B}[1m\u{9B}2J\u{2028}c"
    let record = RunRecord(
      header: RunHeader(
        title: bad, toolVersion: "1", recordMode: "never", recordModeOrigin: "x"),
      snapshots: [
        SnapshotRecord(id: "a", scenario: bad, name: bad, outcome: .changed),
        SnapshotRecord(id: "b", scenario: "S", name: "b", outcome: .stale, baseline: bad),
      ])
    let text = MarkdownSummary.text(record)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && HarmlessText.isHarmful($0) }, "\(text)")
  }

  @Test func longListsAreCut() {
    var record = RunRecord(header: Example.header)
    record.snapshots = (0..<80).map {
      SnapshotRecord(
        id: "\($0)", scenario: "S", name: "n", outcome: .changed,
        message: String(repeating: "x", count: 5000))
    }
    let text = MarkdownSummary.text(record)
    #expect(text.contains("… and 30 more"))
    #expect(text.count < 60_000)
  }

  /// GitHub counts neither characters as Swift does nor escaped ones as one.
  @Test(arguments: ["&", "@", "*", "a" + String(repeating: "\u{301}", count: 2000), "界"])
  func whateverIsInItACommentTakesIt(text: String) {
    let long = String(repeating: text, count: 500)
    var record = RunRecord(header: Example.header)
    record.header.title = long
    record.header.problems = (0..<20).map { "\($0) \(long)" }
    record.snapshots = (0..<80).map { index in
      var snapshot = SnapshotRecord(
        id: "\(index)", scenario: long, name: long, outcome: .error, message: "\(index) \(long)")
      snapshot.deviceName = long
      return snapshot
    }
    record.snapshots += (0..<20).map {
      SnapshotRecord(id: "s\($0)", scenario: "S", name: "s", outcome: .stale, baseline: long)
    }
    let summary = MarkdownSummary.text(record)
    #expect(summary.unicodeScalars.count < 65_536)
    #expect(summary.contains("more, see the report."))
  }

  @Test func oneCauseBehindManyIsSaidOnce() {
    var record = RunRecord(header: Example.header)
    record.snapshots = (0..<30).map { index in
      var snapshot = SnapshotRecord(
        id: "\(index)", scenario: "S", name: "page \(index)", outcome: .changed)
      snapshot.parts.layoutChanges = [.sentence("view \(index) moved")]
      snapshot.parts.causes = [.statement("safe area of UIWindow: top 44 → 59")]
      snapshot.parts.effect = .sentence("UILabel 15 down")
      return snapshot
    }
    record.snapshots.append(
      SnapshotRecord(id: "x", scenario: "S", name: "alone", outcome: .missing))
    let text = MarkdownSummary.text(record)
    #expect(text.contains("- safe area of UIWindow: top 44 → 59 (30 snapshots)"))
    #expect(text.components(separatedBy: "top 44 → 59").count == 1 + 1 + 5)
    #expect(text.contains("| … and 25 more of the same |"))
    #expect(text.contains("top 44 → 59: UILabel 15 down |"))
    #expect(text.contains("| Missing | S · alone |"))
  }

  @Test func itSaysWhatIsWrongWithTheRunItself() {
    var record = RunRecord(header: Example.header)
    record.header.problems = ["Shard 2/4 is missing, and its snapshots with it."]
    record.header.commit = "0123456789abcdef"
    record.header.branch = "main"
    record.header.seconds = 12.345
    record.header.shard = RunShard(index: 1, count: 4)
    record.snapshots = [
      SnapshotRecord(id: "a", scenario: "S", name: "a", outcome: .equal),
      SnapshotRecord(
        id: "b", scenario: "S", name: "b", outcome: .stale, baseline: "snapshots/S/`b|.png"),
    ]
    let text = MarkdownSummary.text(record)
    #expect(text.hasPrefix("### ⚠️ Paged tables: 1 stale, 1 equal\n"))
    #expect(text.contains("> ⚠️ Shard 2/4 is missing"))
    #expect(text.contains("commit 0123456789 of main, shard 1/4, 12.3 s."))
    #expect(text.contains("No snapshot uses `snapshots/S/ b .png`."))
  }

  // MARK: A job's page

  private func summary(_ size: Int, limit: Int, _ record: RunRecord) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("summary.md")
    if size > 0 { try Data(repeating: 0x2E, count: size).write(to: file) }
    try StepSummary.append(record, to: file, limit: limit)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return String(text.dropFirst(size))
  }

  @Test func aJobsPageIsAddedTo() throws {
    var record = RunRecord(header: Example.header)
    record.snapshots = [SnapshotRecord(id: "a", scenario: "S", name: "a", outcome: .missing)]
    let whole = MarkdownSummary.text(record)
    #expect(try summary(0, limit: 1_000_000, record) == whole)
    #expect(try summary(10, limit: 1_000_000, record) == whole)
    // Too long for the remaining space: the first line, or nothing.
    #expect(try summary(10, limit: whole.utf8.count, record) == "### ❌ Paged tables: 1 missing\n")
    #expect(try summary(100, limit: 101, record) == "")
    #expect(try summary(1_048_000, limit: .max, record) == whole)
    #expect(try summary(1_048_570, limit: .max, record) == "")
  }

  @Test func aPageThatCannotBeWrittenIsAnError() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: ReportError.self) {
      try StepSummary.append(
        RunRecord(header: Example.header), to: folder.url.appendingPathComponent("none/s.md"))
    }
    #expect(error?.description.contains("none/s.md") == true)
  }
}
