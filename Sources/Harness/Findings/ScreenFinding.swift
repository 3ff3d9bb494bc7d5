import LayoutTrees

/// A fault of one view in one layout, as data; ``FindingReason/words`` describes the reason.
public struct ScreenFinding: Codable, Hashable, Sendable {
  public var rule: FindingRule
  public var severity: FindingSeverity
  /// A readable name of the view: `UILabel “title”`, `UITableViewCell[2] › UILabel`.
  public var view: String
  /// The classes and identifiers from the window to the view, one per step.
  public var path: [String]
  /// The view's frame in its window.
  public var frame: LayoutArea
  public var reason: FindingReason
  /// The location of the code that creates the view, if known.
  public var source: FindingSource?

  public init(
    rule: FindingRule, severity: FindingSeverity, view: String, path: [String],
    frame: LayoutArea, reason: FindingReason, source: FindingSource? = nil
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
