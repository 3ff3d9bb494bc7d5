import Findings

/// What the formats have in common: where a finding is seen, in words.
enum FindingWords {
  /// “3 of 60 cells, the smallest iPhone SE, landscape, de; only in landscape, de”.
  static func cells(_ problem: ScreenProblem, of screen: LintedScreen) -> String {
    let count = problem.cells.count
    let total = screen.cells.count
    let smallest = problem.smallestCell.words
    let seen: String
    if total <= 1 {
      seen = smallest
    } else if count == total {
      seen = "all \(total) cells, the smallest \(smallest)"
    } else {
      seen = "\(count) of \(total) cells, the smallest \(smallest)"
    }
    return problem.onlyIn.map { "\(seen); only in \($0)" } ?? seen
  }

  /// Where a finding comes from, as `File.swift:12`.
  static func place(_ problem: ScreenProblem, of screen: LintedScreen) -> String? {
    (problem.finding.source ?? screen.source).map { "\($0.file):\($0.line)" }
  }
}
