/// The findings in a screen over a matrix.
public struct LintedScreen: Codable, Hashable, Sendable {
  /// The screen's name, such as `Settings` or `PagedTables/D1`.
  public var screen: String
  /// The location of the screen's declaration or assertion, if known.
  public var source: FindingSource?
  /// The cells that were checked.
  public var cells: [FindingCell]
  /// The faults, the worst first, then in the order of the views.
  public var problems: [ScreenProblem]
  /// What prevented cells from being checked, such as an exception.
  public var troubles: [String]

  public init(
    screen: String, source: FindingSource? = nil, cells: [FindingCell],
    problems: [ScreenProblem], troubles: [String] = []
  ) {
    self.screen = screen
    self.source = source
    self.cells = cells
    self.problems = problems
    self.troubles = troubles
  }
}
