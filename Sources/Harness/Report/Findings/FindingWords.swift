import Findings

/// The text that the formats share: the location of a finding.
enum FindingWords {
  /// Returns a text such as “3 of 60 cells, the smallest iPhone SE, landscape, de; only in
  /// landscape, de”.
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

  /// Returns the source of a finding, as `File.swift:12`.
  static func place(_ problem: ScreenProblem, of screen: LintedScreen) -> String? {
    (problem.finding.source ?? screen.source).map { "\($0.file):\($0.line)" }
  }

  /// Returns the whole finding on a single line: some services show nothing else.
  static func line(_ problem: ScreenProblem, on screen: LintedScreen) -> String {
    "\(problem.finding.sentence) (\(screen.screen), \(cells(problem, of: screen)))."
  }

  /// Returns the nearest known location of a finding in the repository; `nil` if there is none.
  ///
  /// - Parameter path: Converts a path to one relative to the repository's root.
  static func location(
    of problem: ScreenProblem, on screen: LintedScreen, path: (String) -> String?
  ) -> FindingSource? {
    [problem.finding.source, screen.source].compactMap { source in
      source.flatMap { known in
        path(known.file).map { FindingSource(file: $0, line: known.line) }
      }
    }.first
  }
}
