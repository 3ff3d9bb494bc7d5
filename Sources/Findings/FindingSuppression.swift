/// Findings that are meant as they are, and why.
public struct FindingSuppression: Codable, Hashable, Sendable {
  /// The rule; nil for every rule.
  public var rule: FindingRule?
  /// An accessibility identifier, a class or a part of the view's path; nil for every view.
  public var view: String?
  /// Why the findings don't count.
  public var reason: String

  public init(rule: FindingRule? = nil, view: String? = nil, reason: String) {
    self.rule = rule
    self.view = view
    self.reason = reason
  }
}
