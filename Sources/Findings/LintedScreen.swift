/// What was found in one screen over a matrix.
public struct LintedScreen: Codable, Hashable, Sendable {
  /// The screen's name, such as `Settings` or `PagedTables/D1`.
  public var screen: String
  /// Where the screen is declared or asserted, where that is known.
  public var source: FindingSource?
  /// The cells that were looked at.
  public var cells: [FindingCell]
  /// The faults, the worst first, then in the order of the views.
  public var problems: [ScreenProblem]
  /// What kept cells from being looked at, such as an exception.
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
