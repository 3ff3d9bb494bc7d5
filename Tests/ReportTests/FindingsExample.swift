import Findings
import LayoutTrees
import Report
import RunRecord

/// Findings to report about.
enum FindingsExample {
  static func cell(
    _ name: String, _ device: String = "iPhone SE", landscape: Bool = false, size: String = "L",
    dark: Bool = false, language: String? = nil
  ) -> FindingCell {
    FindingCell(
      name: name, device: device.lowercased().replacing(" ", with: "-"), deviceName: device,
      os: "15.8", orientation: landscape ? "landscape" : "portrait", textSize: size, isDark: dark,
      language: language, width: landscape ? 568 : 320, height: landscape ? 320 : 568)
  }

  static let cells = [
    cell("se"), cell("se.landscape", landscape: true),
    cell("se.de", size: "AccessibilityM", language: "de"), cell("15", "iPhone 15"),
    cell("15.landscape", "iPhone 15", landscape: true), cell("15.dark", "iPhone 15", dark: true),
  ]

  static let truncated = ScreenProblem(
    finding: ScreenFinding(
      rule: .truncatedText, severity: .error, view: "UILabel “title”",
      path: ["UIWindow", "CardView", "UILabel “title”"],
      frame: LayoutArea(x: 16, y: 80, width: 120, height: 20.5),
      reason: .truncated(text: "Speichern und <schließen>", shown: 9, of: 25),
      source: FindingSource(file: "Sources/App/Card View.swift", line: 12)),
    smallestCell: cells[2], cells: ["se.de"], onlyIn: "AX1, de")

  static let covered = ScreenProblem(
    finding: ScreenFinding(
      rule: .underHomeIndicator, severity: .error, view: "UIButton “send”",
      path: ["UIWindow", "UIView", "UIButton “send”"],
      frame: LayoutArea(x: 200, y: 280, width: 168, height: 40),
      reason: .covered(
        by: "the home indicator", area: LayoutArea(x: 200, y: 299, width: 168, height: 21))),
    smallestCell: cells[1], cells: ["se.landscape", "15.landscape"], onlyIn: "landscape")

  static let faint = ScreenProblem(
    finding: ScreenFinding(
      rule: .contrast, severity: .warning, view: "UILabel “title”",
      path: ["UIWindow", "CardView", "UILabel “title”"],
      frame: LayoutArea(x: 16, y: 80, width: 120, height: 20.5),
      reason: .lowContrast(
        text: "Title", ratio: 1.9, least: 4.5, color: "#333333", ground: "#000000",
        isMeasured: false),
      source: FindingSource(file: "Sources/App/Card View.swift", line: 12)),
    smallestCell: cells[5], cells: ["15.dark"])

  static var ignored: ScreenProblem {
    var problem = faint
    problem.finding.view = "UILabel “logo”"
    problem.finding.path = ["UIWindow", "UILabel “logo”"]
    problem.finding.source = nil
    problem.finding.severity = .note
    problem.ignored = "a brand colour"
    return problem
  }

  /// A screen with three findings and one that is ignored, one without any, and one that couldn't be checked.
  static var screens: [LintedScreen] {
    [
      LintedScreen(
        screen: "Card", source: FindingSource(file: "Sources/App/Card.swift", line: 3),
        cells: cells, problems: [truncated, covered, faint, ignored]),
      LintedScreen(screen: "About", cells: cells, problems: []),
      LintedScreen(
        screen: "Map", cells: cells, problems: [], troubles: ["It never settles.\nsecond line"]),
    ]
  }

  /// An attack in every text field.
  static var attack: [LintedScreen] {
    let hostile = Example.hostile
    var problem = truncated
    problem.finding.view = hostile
    problem.finding.path = [hostile]
    problem.finding.reason = .truncated(text: hostile, shown: 1, of: 2)
    problem.finding.source = FindingSource(file: "../\(hostile)", line: -4)
    problem.smallestCell.deviceName = hostile
    problem.onlyIn = hostile
    return [
      LintedScreen(screen: hostile, cells: cells, problems: [problem], troubles: [hostile])
    ]
  }

  /// The run of a lint, with a picture for each cell that needs one.
  static func run(in folder: ReportFolder) throws -> RunRecord {
    var record = RunRecord(header: Example.header)
    record.header.title = "Findings"
    record.header.lint = LintFacts(
      screens: screens.map(\.screen), cells: cells, failing: .warning, ignored: 1)
    for problem in [truncated, covered, faint] {
      let cell = problem.smallestCell
      var snapshot = SnapshotRecord(
        id: cell.name, scenario: "Card", name: cell.words, device: cell.device,
        deviceName: cell.deviceName, os: cell.os, orientation: cell.orientation,
        outcome: .pictured)
      let isWide = cell.orientation == "landscape"
      let (width, height) = isWide ? (568, 320) : (320, 568)
      snapshot.parts.actual = try folder.store(
        Example.screen(width * 2, height * 2, margin: 32), scale: 2)
      snapshot.findings = [
        SnapshotFinding(
          problem.finding,
          cells: problem.cells.compactMap { name in cells.firstIndex { $0.name == name } },
          onlyIn: problem.onlyIn)
      ]
      record.snapshots.append(snapshot)
    }
    record.snapshots.append(
      SnapshotRecord(
        id: "trouble-1", scenario: "Map", name: "Map", outcome: .error,
        message: "It never settles."))
    return record
  }
}
