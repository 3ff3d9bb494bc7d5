import Findings

/// Findings as a short Markdown text, for a job's summary or a comment.
public enum FindingsMarkdown {
  private static let maximumRowCount = 50
  /// GitHub limits comments to 65,536 characters.
  private static let maximumLength = 50_000
  private static let maximumTroubleCount = 10

  /// Returns the counts, what couldn't be checked, and a table of what to fix first.
  ///
  /// - Parameters:
  ///   - least: The lowest severity that fails the run.
  ///   - ignored: The number of ignored findings in addition to the screens' ones.
  public static func text(
    _ screens: [LintedScreen], failing least: FindingSeverity = .warning, ignored: Int = 0
  ) -> String {
    let tally = FindingTally(screens, ignored: ignored)
    let troubles = screens.flatMap { screen in screen.troubles.map { (screen.screen, $0) } }
    let sign = tally.count(atLeast: least) > 0 ? "❌" : troubles.isEmpty ? "✅" : "⚠️"
    var lines = ["### \(sign) Lint: \(MarkdownSummary.escaped(tally.words))"]
    if !troubles.isEmpty {
      lines.append("")
      lines += troubles.prefix(maximumTroubleCount).map { screen, words in
        "> ⚠️ \(MarkdownSummary.escaped("\(screen) could not be checked: \(words)"))"
      }
      if troubles.count > maximumTroubleCount {
        lines.append("> … and \(troubles.count - maximumTroubleCount) more")
      }
    }
    let table = table(screens, most: maximumRowCount, length: maximumLength)
    if !table.isEmpty { lines += [""] + table }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns lines with what to fix first; empty if all findings are ignored.
  static func table(_ screens: [LintedScreen], most: Int, length limit: Int) -> [String] {
    let groups = FindingGroup.all(in: screens)
    guard !groups.isEmpty else { return [] }
    var lines = [
      "What to fix first:", "", "| | screen | view | what | where |", "|---|---|---|---|---|",
    ]
    var length = 0
    var rows = 0
    for group in groups.prefix(most) {
      let row = row(group, screens)
      length += row.unicodeScalars.count
      guard length < limit else { break }
      lines.append(row)
      rows += 1
    }
    if rows < groups.count { lines += ["", "… and \(groups.count - rows) more."] }
    return lines
  }

  private static func row(_ group: FindingGroup, _ screens: [LintedScreen]) -> String {
    let first = group.members[0]
    let screen = screens[first.screen]
    let problem = screen.problems[first.problem]
    let others = Set(group.members.map(\.screen)).count - 1
    let name = others > 0 ? "\(screen.screen) and \(others) more" : screen.screen
    var words = ["\(problem.finding.rule.title): \(problem.finding.reason.words)"]
    if group.members.count > 1 { words.append("and \(group.members.count - 1) more of this view") }
    var place = FindingWords.cells(problem, of: screen)
    if let source = FindingWords.place(problem, of: screen) { place += ", \(source)" }
    let cells = [
      group.severity.rawValue, name, problem.finding.view, words.joined(separator: "; "), place,
    ]
    return "| \(cells.map(MarkdownSummary.escaped).joined(separator: " | ")) |"
  }
}
