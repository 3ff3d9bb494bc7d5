import Findings

/// Formats findings as text.
enum FindingText {
  /// Returns a line for each finding, or “no findings”.
  static func lines(_ findings: [ScreenFinding]) -> String {
    guard !findings.isEmpty else { return "no findings" }
    return findings.map(\.description).joined(separator: "\n")
  }

  private static let shown = 10

  /// Returns the message of a rule's test failure.
  ///
  /// - Parameters:
  ///   - problems: The rule's findings, without ignored ones.
  ///   - cellCount: The number of cells checked.
  static func message(_ rule: FindingRule, _ problems: [Findings.ScreenProblem], cellCount: Int)
    -> String
  {
    let count = problems.count
    var lines = ["\(rule.rawValue): \(count) finding\(count == 1 ? "" : "s")"]
    for problem in problems.prefix(shown) {
      lines.append(problem.finding.sentence)
      var place = "  on \(problem.smallestCell.words)"
      if problem.cells.count > 1 {
        place += ", and \(problem.cells.count - 1) more of \(cellCount) cells"
      }
      if let only = problem.onlyIn { place += "; only \(only)" }
      lines.append(place)
    }
    if count > shown { lines.append("… and \(count - shown) more") }
    if let first = problems.first {
      let view = first.finding.ignorableName
        .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      lines.append(
        "If it is intended, pass ignoring: [.ignore(.\(first.finding.rule), in: \"\(view)\", "
          + "\"why\")].")
    }
    return lines.joined(separator: "\n")
  }
}
