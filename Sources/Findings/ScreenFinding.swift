/// A fault of one view in one layout, as data; ``FindingReason/words`` puts the reason into words.
public struct ScreenFinding: Codable, Hashable, Sendable {
  public var rule: FindingRule
  public var severity: FindingSeverity
  /// The view as a person would name it: `UILabel “title”`, `UITableViewCell[2] › UILabel`.
  public var view: String
  /// Classes and identifiers from the window to the view, one step each.
  public var path: [String]
  /// The view's rectangle in its window.
  public var frame: FindingArea
  public var reason: FindingReason
  /// Where the app makes the view, where that is known.
  public var source: FindingSource?

  public init(
    rule: FindingRule, severity: FindingSeverity, view: String, path: [String],
    frame: FindingArea, reason: FindingReason, source: FindingSource? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.view = view
    self.path = path
    self.frame = frame
    self.reason = reason
    self.source = source
  }
}
