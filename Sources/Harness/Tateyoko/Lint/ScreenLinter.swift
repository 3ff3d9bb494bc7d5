import Findings
import UIKit

/// Checks a screen in every cell of a matrix, and groups the findings by fault.
///
/// Each cell is launched as a matrix assertion launches it. Cells that are laid out alike, such as
/// two models with the same display under the same OS, are laid out once and all listed:
/// those whose devices' `Likeness` and all other values are equal, unless the screen's code queries
/// the device's name.
@MainActor
package struct ScreenLinter {
  package var matrix: SnapshotMatrix
  package var rules: Set<FindingRule>
  package var suppressions: [FindingSuppression]

  package init(
    matrix: SnapshotMatrix, rules: Set<FindingRule> = Set(FindingRule.allCases),
    suppressions: [FindingSuppression] = []
  ) {
    self.matrix = matrix
    self.rules = rules
    self.suppressions = suppressions
  }

  /// Returns the faults of a screen.
  ///
  /// - Throws: A ``SnapshotMatrixProblem`` if the matrix has no cells or too many.
  package func lint(_ screen: FoundScreen) throws -> LintedScreen {
    screen.declared(try lint(screen.subject, named: screen.id))
  }

  /// Returns the faults of a controller, a view or an app.
  func lint(_ subject: LintSubject, named name: String) throws -> LintedScreen {
    let plan = try plan(for: subject)
    let looking = LintExecution(subject: subject, plan: plan, rules: rules)
    return LintResult(plan: plan, outcomes: [looking.outcome(of: .all)])
      .screen(named: name, ignoring: suppressions)
  }

  func plan(for subject: LintSubject) throws -> LintPlan {
    try LintPlan(matrix, of: subject, turns: rules.contains(.changedByTurn))
  }
}

extension FoundScreen {
  /// The part of the screen to check.
  @MainActor var subject: LintSubject { .controller({ try make() }, config: config) }

  /// Returns the result with the location of the screen's declaration.
  func declared(_ linted: LintedScreen) -> LintedScreen {
    var result = linted
    if let file { result.source = FindingSource(file: file, line: line ?? 1) }
    return result
  }
}
