import Findings
import Foundation
import ScreenFacts

/// The rules by which one layout is looked at.
package struct ScreenLint: Sendable {
  /// The rules that are asked; all by default.
  package var rules: Set<FindingRule>

  package init(rules: Set<FindingRule> = Set(FindingRule.allCases)) {
    self.rules = rules
  }

  /// Returns what is at fault, from back to front.
  package func findings(in screen: ScreenFacts) -> [ScreenFinding] {
    []
  }
}
