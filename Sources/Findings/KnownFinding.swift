/// A finding that a team knows of and has not mended yet, as a baseline of known findings keeps it.
///
/// Such a baseline is a JSON list of these, sorted; it may only shrink.
public struct KnownFinding: Codable, Hashable, Sendable, Comparable {
  /// The screen's name.
  public var screen: String
  public var rule: FindingRule
  /// The view's path from the window, its steps apart by ` › `; rows of a list have `…` in place of
  /// their numbers.
  public var view: String
  /// The kind of reason.
  public var reason: String

  public init(screen: String, rule: FindingRule, view: String, reason: String) {
    self.screen = screen
    self.rule = rule
    self.view = view
    self.reason = reason
  }

  /// What a baseline keeps of a finding.
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
