import Findings
import Foundation

/// A rule: what it is called, and what it finds.
protocol LintRule: Sendable {
  static var rule: FindingRule { get }

  func faults(in survey: ScreenSurvey) -> [Fault]
}

/// What a rule finds, before it is put into words.
struct Fault: Sendable {
  /// The number of the view.
  var view: Int
  var severity: FindingSeverity
  var reason: FindingReason
  /// Where, if that is not the view's frame.
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
