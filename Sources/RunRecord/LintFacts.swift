import Findings

/// What a lint looked at, for the record of a run whose pictures show findings.
public struct LintFacts: Codable, Hashable, Sendable {
  /// The screens that were looked at, with or without findings.
  public var screens: [String]
  /// The cells of all screens, each once.
  public var cells: [FindingCell]
  /// The severity from which a finding fails the run.
  public var failing: FindingSeverity
  /// How many findings don't count; they are not in the record.
  public var ignored: Int

  public init(
    screens: [String], cells: [FindingCell], failing: FindingSeverity, ignored: Int = 0
  ) {
    self.screens = screens
    self.cells = cells
    self.failing = failing
    self.ignored = ignored
  }
}
