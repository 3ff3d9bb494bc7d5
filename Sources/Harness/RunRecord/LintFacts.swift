import Findings

/// The scope of a lint, for the record of a run whose pictures show findings.
public struct LintFacts: Codable, Hashable, Sendable {
  /// The screens that were checked, with or without findings.
  public var screens: [String]
  /// The cells of all screens, without duplicates.
  public var cells: [FindingCell]
  /// The lowest severity that fails the run.
  public var failing: FindingSeverity
  /// The number of ignored findings, which aren't in the record.
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
