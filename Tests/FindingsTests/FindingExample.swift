import Findings
import LayoutTrees

/// Findings to group and to count.
enum FindingExample {
  static func cell(_ name: String, on device: String = "iPhone SE") -> FindingCell {
    FindingCell(
      name: name, device: device.lowercased(), deviceName: device, os: "15.8",
      orientation: "portrait", width: 320, height: 568)
  }

  static func finding(
    _ rule: FindingRule = .truncatedText, _ severity: FindingSeverity = .warning,
    path: [String] = ["UIWindow", "UILabel “title”"], source: FindingSource? = nil,
    reason: FindingReason = .truncated(text: "Save", shown: 2, of: 4)
  ) -> ScreenFinding {
    ScreenFinding(
      rule: rule, severity: severity, view: path.last ?? "", path: path,
      frame: LayoutArea(x: 0, y: 0, width: 10, height: 10), reason: reason, source: source)
  }

  static func problem(
    _ finding: ScreenFinding, in cells: [String] = ["a"], ignored: String? = nil
  ) -> ScreenProblem {
    ScreenProblem(
      finding: finding, smallestCell: cell(cells[0]), cells: cells, ignored: ignored)
  }

  static func screen(_ name: String, _ problems: [ScreenProblem]) -> LintedScreen {
    LintedScreen(
      screen: name, cells: [cell("a"), cell("b"), cell("c", on: "iPad")], problems: problems)
  }
}
