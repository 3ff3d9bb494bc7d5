import Findings
import RunRecord

/// The identity of a finding across runs: its screen, rule, view and kind of reason, without lines,
/// numbers or texts.
struct FindingFingerprints {
  private let texts: [[String]]

  init(_ screens: [LintedScreen]) {
    // Identical ones, such as two labels without identifiers, are distinguished by their order.
    var counts: [KnownFinding: Int] = [:]
    texts = screens.map { screen in
      screen.problems.map { problem in
        let entry = KnownFinding(problem.finding, in: screen.screen)
        let number = counts[entry, default: 0]
        counts[entry] = number + 1
        var hash = StableHash()
        for part in [entry.screen, entry.rule.rawValue, entry.view, entry.reason, "\(number)"] {
          hash.add(part)
        }
        return hash.text
      }
    }
  }

  subscript(screen: Int, problem: Int) -> String { texts[screen][problem] }
}
