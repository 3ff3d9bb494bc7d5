import Findings
import Foundation
import LayoutTrees
import Testing

@testable import Linting

/// Findings of many cells, grouped as problems of a screen.
@Suite struct FindingGatheringTests {
  private func cell(
    _ device: String, _ width: Double, _ height: Double = 800, orientation: String = "portrait",
    textSize: String = "L", isDark: Bool = false, language: String? = nil
  ) -> FindingCell {
    FindingCell(
      name: [device, orientation, textSize, isDark ? "dark" : "", language ?? ""]
        .joined(separator: "."), device: device, deviceName: device, os: "17.0",
      orientation: orientation, textSize: textSize, isDark: isDark, language: language,
      width: width, height: height)
  }

  private func finding(
    _ path: [String], _ reason: FindingReason = .truncated(text: "a", shown: 1, of: 2),
    severity: FindingSeverity = .error
  ) -> ScreenFinding {
    ScreenFinding(
      rule: .truncatedText, severity: severity, view: path.last ?? "", path: path,
      frame: LayoutArea(x: 0, y: 0, width: 1, height: 1), reason: reason)
  }

  /// Two devices × two text sizes.
  private var cells: [FindingCell] {
    [
      cell("small", 320), cell("small", 320, textSize: "AccessibilityXL"), cell("large", 430),
      cell("large", 430, textSize: "AccessibilityXL"),
    ]
  }

  private func problems(
    _ cells: [FindingCell], _ failing: [Int], settings: [Int]? = nil
  ) -> [ScreenProblem] {
    var gathering = FindingGathering(
      cells: cells, settings: settings ?? [Int](repeating: 0, count: cells.count))
    gathering.add([finding(["UIWindow", "UILabel"])], in: failing, order: 0)
    return gathering.problems(looked: Array(cells.indices))
  }

  @Test func rowsOfAListAreOneProblem() {
    var gathering = FindingGathering(cells: cells, settings: [0, 1, 0, 1])
    gathering.add(
      [
        finding(["UITableView", "UITableViewCell[0] “0-0”", "UILabel"]),
        finding(["UITableView", "UITableViewCell[1] “0-1”", "UILabel"]),
        finding(["UITableView", "UITableViewCell “kept”", "UILabel"]),
        finding(["UITableView", "UITableViewCell “0-1”", "UILabel"]),
        finding(["UITableView", "UITableViewCell “0-1”", "UILabel[1]"]),
      ], in: [0], order: 0)
    #expect(
      gathering.problems(looked: [0]).map(\.finding.path.last) == [
        "UILabel", "UILabel", "UILabel[1]",
      ])
  }

  @Test func otherReasonsAreOtherProblems() {
    var gathering = FindingGathering(cells: cells, settings: [0, 1, 0, 1])
    gathering.add([finding(["A"])], in: [0], order: 0)
    gathering.add([finding(["A"], .truncated(text: "b", shown: 3, of: 9))], in: [1], order: 1)
    gathering.add([finding(["A"], .cutText(text: "b", width: 1, height: 0))], in: [1], order: 2)
    let problems = gathering.problems(looked: [0, 1])
    #expect(problems.map(\.cells.count) == [2, 1])
  }

  @Test func thePlainestCellStandsForTheOthers() {
    let settings = [0, 1, 0, 1]
    #expect(problems(cells, [1, 3, 2], settings: settings).first?.smallestCell.device == "large")
    #expect(problems(cells, [3, 1], settings: settings).first?.smallestCell.device == "small")
    var gathering = FindingGathering(cells: cells, settings: settings)
    gathering.add([finding(["A"], .truncated(text: "big", shown: 1, of: 2))], in: [3], order: 3)
    gathering.add([finding(["A"], .truncated(text: "plain", shown: 1, of: 2))], in: [0], order: 0)
    let found = gathering.problems(looked: [0, 1, 2, 3]).first
    #expect(found?.finding.reason == .truncated(text: "plain", shown: 1, of: 2))
    #expect(found?.cells == [cells[0].name, cells[3].name])
  }

  @Test func whatCellsHaveInCommonIsSaid() {
    #expect(problems(cells, [0, 1, 2, 3]).first?.onlyIn == nil)
    #expect(problems(cells, [1, 3]).first?.onlyIn == "AX3")
    #expect(problems(cells, [0, 1]).first?.onlyIn == "small")
    #expect(problems(cells, [1]).first?.onlyIn == "small, AX3")
    #expect(problems(cells, [0, 3]).first?.onlyIn == nil)
    let languages = [cell("a", 320), cell("a", 320, language: "de"), cell("a", 320, isDark: true)]
    #expect(problems(languages, [1]).first?.onlyIn == "light, de")
    #expect(problems(languages, [2]).first?.onlyIn == "dark, no other language")
    let turned = [cell("a", 320), cell("a", 800, 320, orientation: "landscape")]
    #expect(problems(turned, [1]).first?.onlyIn == "landscape")
  }

  @Test func sizesOfWindowsAreSaidWhereTheyDecide() {
    let cells = [cell("a", 320), cell("b", 340), cell("c", 390), cell("d", 430)]
    #expect(problems(cells, [0, 1]).first?.onlyIn == "widths up to 340")
    #expect(problems(cells, [2, 3]).first?.onlyIn == "widths from 390")
    #expect(problems(cells, [0, 2]).first?.onlyIn == "a or c")
    let sizes = ["L", "XXXL", "AccessibilityM", "AccessibilityXXXL"].map {
      cell("a", 320, textSize: $0)
    }
    #expect(problems(sizes, [2, 3]).first?.onlyIn == "AX1 and larger")
    #expect(problems(sizes, [0, 1]).first?.onlyIn == "XXXL and smaller")
  }

  @Test func partsMakeTheSameInAnyOrder() throws {
    let settings = [0, 1, 0, 1]
    let layouts: [(cells: [Int], findings: [ScreenFinding])] = [
      ([3], [finding(["B"], .truncated(text: "big", shown: 1, of: 2)), finding(["A"])]),
      ([0, 2], [finding(["A"]), finding(["A"], .cutText(text: "b", width: 1, height: 0))]),
      ([1], [finding(["C"]), finding(["B"], .truncated(text: "plain", shown: 1, of: 2))]),
    ]
    func gathered(_ numbers: [Int]) -> FindingGathering {
      var gathering = FindingGathering(cells: cells, settings: settings)
      for number in numbers {
        gathering.add(layouts[number].findings, in: layouts[number].cells, order: number)
      }
      return gathering
    }
    let whole = gathered([0, 1, 2]).problems(looked: [0, 1, 2, 3])
    #expect(whole.map { $0.finding.path[0] } == ["B", "A", "A", "C"])
    for order in [[2, 1, 0], [1, 2, 0], [0, 2, 1]] {
      #expect(gathered(order).problems(looked: [0, 1, 2, 3]) == whole)
      var joined = gathered([order[0]])
      let part = try JSONEncoder().encode(gathered(Array(order[1...])).part)
      joined.add(try JSONDecoder().decode(FindingGathering.Part.self, from: part))
      #expect(joined.problems(looked: [0, 1, 2, 3]) == whole)
    }
  }

  @Test func theWorstComeFirstAndMeantOnesAreMarked() {
    var gathering = FindingGathering(cells: cells, settings: [0, 0, 0, 0])
    gathering.add(
      [
        finding(["A"], severity: .note), finding(["B “logo”"], severity: .error),
        finding(["C"], severity: .warning), finding(["D"], severity: .error),
      ], in: [0], order: 0)
    let problems = gathering.problems(
      looked: [0], ignoring: [.ignore(.truncatedText, in: "logo", "a trademark")])
    #expect(problems.map { $0.finding.path[0] } == ["B “logo”", "D", "C", "A"])
    #expect(problems.map(\.ignored) == ["a trademark", nil, nil, nil])
  }
}
