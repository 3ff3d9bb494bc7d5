/// Findings to ignore because they are intended, and the reason.
public struct FindingSuppression: Codable, Hashable, Sendable {
  /// The rule; `nil` for every rule.
  public var rule: FindingRule?
  /// An accessibility identifier, class, title or text, or several of the view's path, as in
  /// `CardCell › logo`; `nil` for every view.
  public var view: String?
  /// Why the findings are ignored.
  public var reason: String

  public init(rule: FindingRule? = nil, view: String? = nil, reason: String) {
    self.rule = rule
    self.view = view
    self.reason = reason
  }
}
