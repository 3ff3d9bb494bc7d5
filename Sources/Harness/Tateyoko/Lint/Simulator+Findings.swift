import Findings
import Linting
import UIKit

extension Simulator {
  /// The faults of the current screen, by all rules that need only one layout, from back to front.
  ///
  /// ```swift
  /// simulator.launch(Settings())
  /// #expect(simulator.findings.isEmpty)
  /// ```
  public var findings: [ScreenFinding] { findings() }

  /// Returns the faults of the current screen, by some rules.
  ///
  /// `fixed-text-size` and `changed-by-turn` need several layouts, and find nothing here; see
  /// ``assertLayout(of:on:rules:ignoring:known:failingOn:named:record:fileID:file:testName:line:column:)``.
  public func findings(
    by rules: Set<FindingRule> = Set(FindingRule.allCases),
    ignoring suppressions: [FindingSuppression] = []
  ) -> [ScreenFinding] {
    let facts = host.screenFacts(drawing: rules.contains(.contrast))
    let ground = GroundPixels()
    let lint = ScreenLint(rules: rules) { ground.colors(of: $0, in: $1) }
    return lint.findings(in: facts).filter { finding in
      !suppressions.contains { $0.matches(finding) }
    }
  }
}
