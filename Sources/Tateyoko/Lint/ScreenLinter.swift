import Findings
import UIKit

/// Looks at a screen in every cell of a matrix, and gathers what is found by fault.
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

  /// Returns what was found in the screen.
  ///
  /// - Throws: A ``SnapshotMatrixProblem`` if the matrix has no cells or too many.
  package func lint(_ screen: FoundScreen) throws -> LintedScreen {
    LintedScreen(screen: screen.id, cells: [], problems: [])
  }
}
