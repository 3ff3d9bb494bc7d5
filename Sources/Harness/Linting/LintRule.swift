import Findings
import Foundation

/// A rule, with its name and its check.
protocol LintRule: Sendable {
  static var rule: FindingRule { get }

  func faults(in survey: ScreenSurvey) -> [Fault]
}

/// A fault found by a rule, before it is described.
struct Fault: Sendable {
  /// The number of the view.
  var view: Int
  var severity: FindingSeverity
  var reason: FindingReason
  /// The affected area, if it isn't the view's frame.
  var area: CGRect?

  init(
    _ view: Int, _ severity: FindingSeverity, _ reason: FindingReason, area: CGRect? = nil
  ) {
    self.view = view
    self.severity = severity
    self.reason = reason
    self.area = area
  }
}
