import Findings
import RunRecord

/// Findings for a terminal, by screen, the worst first.
public enum FindingsText {
  /// A part of the text, for colouring.
  public enum Part: Sendable {
    case screen
    case severity(FindingSeverity)
    case detail
    case trouble
  }

  private static let indent = "  "
  private static let ruleWidth =
    FindingRule.allCases.map(\.rawValue.count).max().map { $0 + 2 } ?? 0

  /// Returns what to do about findings, with the worst one as an example; nothing without any.
  ///
  /// - Parameter known: The file of known findings, if there is one: it can only get shorter.
  public static func advice(_ screens: [LintedScreen], known: String? = nil) -> [String] {
    let findings = screens.flatMap(\.problems).filter { $0.ignored == nil }.map(\.finding)
    guard let worst = findings.min(by: { $0.severity > $1.severity }) else { return [] }
    let view = HarmlessText.line(ignorable(worst)).replacing("'", with: "'\\''")
    return [
      "fix       \(worst.rule.rawValue): \(worst.rule.remedy) All rules are in docs/lint.md.",
      "silence   one that is intended: --ignore '\(worst.rule.rawValue):\(view)=reason'",
      "          all of today's: "
        + (known.map { "delete \(HarmlessText.line($0)) before --update-known" }
          ?? "--known lint-known.json --update-known"),
    ]
  }

  /// Returns the name of a finding's view, or only its class if `--ignore` would take an equals sign
  /// in the name for the one before the reason: it knows them in a title without quotes of its own.
  private static func ignorable(_ finding: ScreenFinding) -> String {
    let view = finding.ignorableName
    guard view.contains("=") else { return view }
    let parts = view.split(separator: "“", maxSplits: 1)
    let isPlain =
      parts.count == 2 && !parts[0].contains("=") && !parts[1].contains("“")
      && parts[1].firstIndex(of: "”") == parts[1].indices.last
    return isPlain ? view : String(view.prefix { $0 != " " && $0 != "=" })
  }

  /// Returns the findings that aren't ignored, then what couldn't be checked; identical lines are
  /// shown once, and screens without either are only counted in ``FindingTally/words``.
  ///
  /// - Parameter style: Applies a style to a text, such as a colour.
  /// - Returns: Lines without line breaks and terminal control characters.
  public static func lines(
    _ screens: [LintedScreen], style: (String, Part) -> String = { text, _ in text }
  ) -> [String] {
    var lines: [String] = []
    for screen in screens {
      let problems = screen.problems.filter { $0.ignored == nil }
      guard !problems.isEmpty || !screen.troubles.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      let place = screen.source.map { "  \($0.file):\($0.line)" } ?? ""
      lines.append(
        style(HarmlessText.line(screen.screen), .screen)
          + style(HarmlessText.line(place), .detail))
      for trouble in screen.troubles {
        let words = HarmlessText.lines(trouble)
        lines.append(indent + style("could not run", .trouble) + "  " + (words.first ?? ""))
        lines += words.dropFirst().map { indent + indent + $0 }
      }
      for severity in FindingSeverity.allCases.sorted(by: >) {
        for problem in problems where problem.finding.severity == severity {
          lines += self.lines(problem, of: screen, style)
        }
      }
    }
    return lines
  }

  private static func lines(
    _ problem: ScreenProblem, of screen: LintedScreen, _ style: (String, Part) -> String
  ) -> [String] {
    let finding = problem.finding
    func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let margin = String(repeating: " ", count: indent.count + 9)
    var lines = [
      indent
        + style(padded(finding.severity.rawValue, to: 9), .severity(finding.severity))
        + padded(finding.rule.rawValue, to: ruleWidth) + HarmlessText.line(finding.view),
      margin + HarmlessText.line(finding.reason.words),
    ]
    if case .conflict(_, let log) = finding.reason {
      lines += HarmlessText.lines(CappedText.lines(constraints(in: log))).map {
        margin + indent + style($0, .detail)
      }
    }
    lines.append(
      margin + style(HarmlessText.line(FindingWords.cells(problem, of: screen)), .detail))
    if let source = finding.source {
      lines.append(margin + style(HarmlessText.line("\(source.file):\(source.line)"), .detail))
    }
    return lines
  }

  /// Returns the constraints that a conflict's log lists, without UIKit's advice around them; the
  /// whole log if it lists none.
  private static func constraints(in log: String) -> String {
    let listed = log.split(separator: "\n").compactMap { line -> String? in
      var text = line.trimmingCharacters(in: .whitespaces)
      if text.hasSuffix(",") { text.removeLast() }
      guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
      return String(text.dropFirst().dropLast())
    }
    return listed.isEmpty ? log : listed.joined(separator: "\n")
  }
}
