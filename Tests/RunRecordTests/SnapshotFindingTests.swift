import Findings
import Foundation
import LayoutTrees
import Testing

@testable import RunRecord

/// Findings in a run's record.
@Suite struct SnapshotFindingTests {
  private func finding(_ severity: FindingSeverity = .error) -> ScreenFinding {
    ScreenFinding(
      rule: .contrast, severity: severity, view: "UILabel", path: ["UIWindow", "UILabel"],
      frame: LayoutArea(x: 1, y: 2, width: 3, height: 4.5), reason: .outside(view: "UIView"))
  }

  private func cell(_ name: String) -> FindingCell {
    FindingCell(
      name: name, device: "iphone-se", deviceName: "iPhone SE", os: "15.8",
      orientation: "portrait", width: 320, height: 568)
  }

  private func record(_ findings: [SnapshotFinding]?, isLint: Bool = true) -> RunRecord {
    var record = RunRecord(header: RunRecordTests.header)
    record.snapshots = [
      SnapshotRecord(
        id: "b", scenario: "S", name: "b", deviceName: "iPhone 15", outcome: .pictured)
    ]
    record.snapshots[0].findings = findings
    if isLint {
      record.header.lint = LintFacts(
        screens: ["R", "S"], cells: ["a", "b", "c"].map(cell), failing: .warning, ignored: 2)
    }
    return record
  }

  @Test(
    arguments: [
      ([], ""), ([3], "3"), ([0, 1, 2], "0-2"), ([5, 0, 1, 3], "0-1,3,5"), ([7, 7], "7"),
    ])
  func cellsAreRanges(numbers: [Int], text: String) {
    #expect(CellRanges.text(numbers) == text)
    #expect(CellRanges.numbers(text) == Set(numbers).sorted())
  }

  @Test func rangesFromElsewhereAreBounded() {
    #expect(CellRanges.numbers("0-99999999999,x,-3,4-2,1-2-3,6") == [6])
    #expect(CellRanges.numbers("0-99999,0-99999").count <= 2 * CellRanges.limit)
  }

  @Test func whatWasWrittenIsRead() throws {
    let all = [
      SnapshotFinding(finding(), cells: [0, 1], onlyIn: "dark"),
      SnapshotFinding(finding(), ignored: "meant so"),
    ]
    let read = try RunRecord(json: record(all).json())
    #expect(read.snapshots[0].findings == all)
    #expect(read.header.lint == record(nil).header.lint)
    #expect(try RunRecord(json: record(nil).json()).snapshots[0].findings == nil)
  }

  @Test func aRuleOfALaterVersionIsPassedOver() throws {
    let text = String(decoding: try record([SnapshotFinding(finding())]).json(), as: UTF8.self)
    let later = text.replacingOccurrences(of: "\"contrast\"", with: "\"taste\"")
    #expect(try RunRecord(json: Data(later.utf8)).snapshots[0].findings == [])
  }

  @Test func findingsAreToldAsALintTellsThem() throws {
    let (screens, places) = RunFacts(
      record([SnapshotFinding(finding(), cells: [1, 2, 9], onlyIn: "x")])
    ).lintedScreens()
    #expect(screens.map(\.screen) == ["R", "S"])
    #expect(screens[1].cells.map(\.name) == ["a", "b", "c"])
    #expect(screens[1].problems.map(\.cells) == [["b", "c"]])
    #expect(screens[1].problems[0].smallestCell == cell("b"))
    #expect(places == [[], [.init(snapshot: 0, finding: 0)]])
  }

  @Test func aSnapshotOfAnotherRunIsItsOwnCell() throws {
    let run = RunFacts(record([SnapshotFinding(finding())], isLint: false))
    let screen = try #require(run.lintedScreens().screens.first)
    #expect(screen.cells.map(\.name) == ["b"])
    #expect(screen.problems[0].smallestCell.deviceName == "iPhone 15")
    #expect(RunFacts(record(nil, isLint: false)).lintedScreens().screens == [])
  }

  @Test(
    arguments: [
      (.error, .failed, "1 finding (1 error) in 2 screens."),
      (.note, .passed, "1 finding (1 note) in 2 screens."),
      (nil, .passed, "No findings in 2 screens."),
    ] as [(FindingSeverity?, RunVerdict, String)])
  func aLintIsCalledWhatItIs(severity: FindingSeverity?, verdict: RunVerdict, words: String) {
    var record = record(severity.map { [SnapshotFinding(finding($0))] })
    #expect(record.verdict == verdict)
    #expect(record.verdictWords == words)
    record.snapshots.append(
      SnapshotRecord(id: "t", scenario: "R", name: "t", outcome: .error, message: "?"))
    #expect(record.verdict == (verdict == .failed ? .failed : .incomplete))
    #expect(
      record.verdictWords
        == words.dropLast() + ", but 1 could not be checked in every cell.")
  }

  @Test func ignoredFindingsFailNothing() {
    let record = record([SnapshotFinding(finding(), ignored: "x")])
    #expect(record.verdict == .passed)
    #expect(record.summary == "1 pictured")
  }

  @Test func picturesAloneAreComparedWithNothing() {
    var record = record(nil, isLint: false)
    #expect(record.verdict == .passed)
    #expect(record.verdictWords == "1 snapshot only pictured, not compared.")
    record.snapshots.append(SnapshotRecord(id: "c", scenario: "S", name: "c", outcome: .equal))
    #expect(
      record.verdictWords == "No snapshot of 1 differs; 1 snapshot only pictured, not compared.")
  }
}
