import Findings
import LayoutTrees
import Testing

/// What to fix first, and how many findings of each kind there are.
@Suite struct FindingGroupTests {
  private typealias Example = FindingExample

  private func causes(_ screens: [LintedScreen]) -> [String] {
    FindingGroup.all(in: screens).map { "\($0.severity) \($0.cause) \($0.cellCount)" }
  }

  @Test func theWorstComeFirstThenThoseInMostCells() {
    let screen = Example.screen(
      "S",
      [
        Example.problem(Example.finding(path: ["UILabel “a”"])),
        Example.problem(Example.finding(path: ["UILabel “b”"]), in: ["a", "b"]),
        Example.problem(Example.finding(.underBar, .error, path: ["UIButton “c”"])),
        Example.problem(Example.finding(.overlap, .error, path: ["UIButton “d”"]), ignored: "x"),
      ])
    #expect(
      causes([screen]) == [
        "error S: UIButton “c” 1", "warning S: UILabel “b” 2", "warning S: UILabel “a” 1",
      ])
  }

  @Test func oneViewCountsOnce() throws {
    let screen = Example.screen(
      "S",
      [
        Example.problem(Example.finding(.contrast, .note), in: ["a", "b"]),
        Example.problem(Example.finding(.truncatedText, .error), in: ["b", "c"]),
      ])
    let groups = FindingGroup.all(in: [screen])
    #expect(causes([screen]) == ["error S: UIWindow › UILabel “title” 3"])
    #expect(try #require(groups.first).members.map(\.problem) == [1, 0])
  }

  @Test func aViewOfTheAppsOwnIsOneOnEveryScreen() {
    let price = ["UIWindow", "UIView", "PriceTag", "UILabel"]
    let screens = ["A", "B"].map {
      Example.screen($0, [Example.problem(Example.finding(path: [$0] + price))])
    }
    #expect(causes(screens) == ["warning PriceTag › UILabel 2"])
    // Views of UIKit's classes match by coincidence.
    let plain = ["A", "B"].map { Example.screen($0, [Example.problem(Example.finding())]) }
    #expect(causes(plain).count == 2)
  }

  @Test func theSourceSaysMost() {
    let source = FindingSource(file: "Sources/App/Price.swift", line: 12)
    let screens = ["A", "B"].map {
      Example.screen($0, [Example.problem(Example.finding(path: [$0], source: source))])
    }
    #expect(causes(screens) == ["warning Sources/App/Price.swift:12 2"])
  }

  @Test func countsAreInWords() {
    let tally = FindingTally([
      Example.screen(
        "A",
        [
          Example.problem(Example.finding(.contrast, .error), in: ["a", "c"]),
          Example.problem(Example.finding(), in: ["a"]),
          Example.problem(Example.finding(), ignored: "x"),
        ]), Example.screen("B", []),
    ])
    #expect(tally.words == "2 findings in 1 of 2 screens: 1 error, 1 warning; 1 ignored")
    #expect(tally.count(atLeast: .error) == 1)
    #expect(tally.count(atLeast: .note) == 2)
    #expect(tally.deviceNames == ["iPhone SE", "iPad"])
    #expect(tally.devices["iPhone SE"] == [.contrast: 1, .truncatedText: 1])
    #expect(tally.devices["iPad"] == [.contrast: 1])
    #expect(FindingTally().words == "no findings in 0 screens")
    #expect(
      FindingTally([Example.screen("A", [])], ignored: 3).words
        == "no findings in 1 screen; 3 ignored")
    let known = Example.problem(Example.finding(), ignored: KnownFindings.reason)
    #expect(
      FindingTally([Example.screen("A", [known, known])]).words
        == "no findings in 1 screen; 2 known")
    #expect(
      FindingTally([Example.screen("A", [known])], ignored: 3).words
        == "no findings in 1 screen; 1 known, 3 ignored")
  }

  @Test func cellsAreInWords() {
    var cell = Example.cell("x")
    #expect(cell.words == "iPhone SE, portrait")
    cell.posture = "closed"
    cell.orientation = "landscape-left"
    cell.textSize = "AccessibilityXL"
    cell.isDark = true
    cell.isRightToLeft = true
    cell.language = "ar"
    #expect(
      cell.words == "iPhone SE, closed, landscape left, AX3, dark, ar, right to left")
  }

  @Test func kindsOfReasonsAreTheirNames() {
    #expect(FindingReason.truncated(text: "a", shown: 1, of: 2).kind == "truncated")
    #expect(FindingReason.ambiguous(["x"]).kind == "ambiguous")
    #expect(FindingReason.folded(LayoutArea(x: 0, y: 0, width: 1, height: 1)).kind == "folded")
  }

  @Test func everyRuleHasHelp() {
    for rule in FindingRule.allCases {
      #expect(rule.summary.hasSuffix("."))
      #expect(rule.remedy.hasSuffix("."))
      #expect(!rule.title.hasSuffix("."))
    }
    #expect(Set(FindingRule.allCases.map(\.title)).count == FindingRule.allCases.count)
  }
}
