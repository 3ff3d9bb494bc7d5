/// A finding that a team knows about and hasn't fixed yet, as stored in a baseline of known
/// findings.
///
/// Such a baseline is a sorted JSON list of these, which may only shrink.
public struct KnownFinding: Codable, Hashable, Sendable, Comparable {
  /// The screen's name.
  public var screen: String
  public var rule: FindingRule
  /// The view's path from the window, with steps separated by ` › `; rows of a list have `…`
  /// instead of their numbers.
  public var view: String
  /// The kind of reason.
  public var reason: String

  public init(screen: String, rule: FindingRule, view: String, reason: String) {
    self.screen = screen
    self.rule = rule
    self.view = view
    self.reason = reason
  }

  /// Creates the baseline entry of a finding.
  public init(_ finding: ScreenFinding, in screen: String) {
    self.init(
      screen: screen, rule: finding.rule, view: finding.pathOfRows.joined(separator: " › "),
      reason: finding.reason.kind)
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.screen, left.rule.rawValue, left.view, left.reason)
      < (right.screen, right.rule.rawValue, right.view, right.reason)
  }
}
