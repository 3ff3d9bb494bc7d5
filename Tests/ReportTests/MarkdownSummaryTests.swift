import Foundation
import Report
import RunRecord
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
}
