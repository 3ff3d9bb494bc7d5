import Findings
import Foundation
import ScreenFacts

/// Constraints conflict, and one of them was broken.
///
/// The finding is about the common ancestor of their views. A conflict among views that UIKit
/// created isn't reported.
///
/// It doesn't detect which of the constraints is wrong.
///
/// Source: UIKit's log (“Unable to simultaneously satisfy constraints.”).
struct BrokenConstraints: LintRule {
  static let rule = FindingRule.brokenConstraints

  func faults(in survey: ScreenSurvey) -> [Fault] {
    guard !survey.screen.conflicts.isEmpty else { return [] }
    var numbers: [[String]: Int] = [:]
    for number in survey.views.indices { numbers[survey.path(number)] = number }
    var seen: Set<String> = []
    return survey.screen.conflicts.compactMap { conflict in
      guard seen.insert(conflict.log).inserted else { return nil }
      let views = conflict.paths.compactMap { numbers[$0] }
      if !views.isEmpty, views.allSatisfy({ survey.views[$0].isSystem }) { return nil }
      let reason = FindingReason.conflict(broken: conflict.broken, log: conflict.log)
      guard var common = views.first else { return Fault(-1, .warning, reason) }
      for view in views.dropFirst() { common = survey.commonView(of: common, view) ?? common }
      return Fault(common, .warning, reason)
    }
  }
}
