import Findings
import RunRecord

/// Findings as JUnit XML: a suite for each screen, with a test case for each rule.
///
/// The format follows Jenkins' schema `junit-10.xsd`, as in ``JUnitReport``.
public enum FindingsJUnit {
  /// Returns the XML.
  ///
  /// - Parameters:
  ///   - rules: The rules that were checked; one without findings is a passing test.
  ///   - least: The lowest severity that fails a finding's test; less severe ones are only listed.
  public static func xml(
    _ screens: [LintedScreen], rules: Set<FindingRule> = Set(FindingRule.allCases),
    failing least: FindingSeverity = .warning
  ) -> String {
    let suites = screens.map { Suite($0, rules: rules, least: least) }
    let tests = suites.reduce(0) { $0 + $1.tests }
    let failures = suites.reduce(0) { $0 + $1.failures }
    let errors = suites.reduce(0) { $0 + $1.errors }
    let document: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Tateyoko lint" tests="\(tests)" failures="\(failures)" errors="\(errors)">
      \(HTML(suites.map(\.markup)))</testsuites>

      """
    return document.text
  }

  private struct Suite {
    var tests = 0
    var failures = 0
    var errors = 0
    var markup: HTML = ""

    init(_ screen: LintedScreen, rules: Set<FindingRule>, least: FindingSeverity) {
      var cases: [HTML] = []
      if !screen.troubles.isEmpty {
        errors += 1
        cases.append(
          """
              <testcase classname="\(screen.screen)" name="layout">
                <error type="trouble" message="\(screen.troubles[0])">\(
                  screen.troubles.joined(separator: "\n"))</error>
              </testcase>

          """)
      }
      for rule in FindingRule.allCases where rules.contains(rule) {
        let problems = screen.problems.filter { $0.finding.rule == rule && $0.ignored == nil }
        let bad = problems.filter { $0.finding.severity >= least }
        let head: HTML =
          "    <testcase classname=\"\(screen.screen)\" name=\"\(rule.rawValue)\""
        guard !problems.isEmpty else {
          cases.append("\(head)/>\n")
          continue
        }
        let words = (bad.isEmpty ? problems : bad).map { Self.words($0, of: screen) }
          .joined(separator: "\n")
        if bad.isEmpty {
          cases.append(
            "\(head)>\n      <system-out>\(words)</system-out>\n    </testcase>\n")
          continue
        }
        failures += 1
        let first = bad[0].finding
        let more = bad.count > 1 ? " (and \(bad.count - 1) more)" : ""
        cases.append(
          """
          \(head)>
                <failure type="\(first.severity.rawValue)" message="\(
                  "\(first.sentence)\(more)")">\(words)</failure>
              </testcase>

          """)
      }
      tests = cases.count
      markup = """
          <testsuite name="\(screen.screen)" tests="\(tests)" failures="\(failures)" errors="\(
            errors)" skipped="0">
        \(HTML(cases))  </testsuite>

        """
    }

    private static func words(_ problem: ScreenProblem, of screen: LintedScreen) -> String {
      let finding = problem.finding
      let lines = [
        "\(finding.severity.rawValue): \(finding.sentence)",
        "  \(FindingWords.cells(problem, of: screen))",
        FindingWords.place(problem, of: screen).map { "  at \($0)" },
      ]
      return lines.compactMap(\.self).joined(separator: "\n")
    }
  }
}
