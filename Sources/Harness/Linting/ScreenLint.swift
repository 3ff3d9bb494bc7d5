import Findings
import Foundation
import Graphics
import LayoutTrees
import ScreenFacts

/// Checks a single layout with a set of rules.
package struct ScreenLint: Sendable {
  /// Returns the colours that a drawing shows in a rectangle, in points, left to right and top to
  /// bottom; `nil` if they aren't available.
  package typealias GroundMeasure = @Sendable (DisplayList, CGRect) -> [RGBA]?

  /// The rules to check; all by default.
  package var rules: Set<FindingRule>
  /// Measures the background of texts over images, gradients, shadows and materials; without it
  /// these aren't checked.
  package var measure: GroundMeasure?

  package init(
    rules: Set<FindingRule> = Set(FindingRule.allCases), measure: GroundMeasure? = nil
  ) {
    self.rules = rules
    self.measure = measure
  }

  /// Returns the faults, from back to front.
  ///
  /// Rules that compare two layouts, ``FindingRule/fixedTextSize`` and
  /// ``FindingRule/changedByTurn``, find nothing in a single one.
  package func findings(in screen: LaidOutScreen) -> [ScreenFinding] {
    let survey = ScreenSurvey(screen)
    let order = FindingRule.allCases
    var found: [(place: Int, rule: Int, finding: ScreenFinding)] = []
    for rule in allRules {
      let name = type(of: rule).rule
      guard rules.contains(name), let rank = order.firstIndex(of: name) else { continue }
      for fault in rule.faults(in: survey) {
        found.append((fault.view, rank, survey.finding(fault, of: name)))
      }
    }
    return found.enumerated().sorted {
      ($0.element.place, $0.element.rule, $0.offset) < (
        $1.element.place, $1.element.rule, $1.offset
      )
    }.map(\.element.finding)
  }

  private var allRules: [any LintRule] {
    [
      TruncatedText(), ClippedText(), ClippedByParent(), Overlap(), UnderBar(), UnderHousing(),
      UnderHomeIndicator(), OffScreen(), TouchTarget(), Contrast(measure: measure),
      OutsideParent(), ZeroSize(), AmbiguousLayout(), BrokenConstraints(), MissingLabel(),
      UnreachableContent(), UnevenMargins(), StretchedImage(), MissingImage(),
      SidewaysScrolling(), DoubledInset(), AcrossFold(), KeptSize(),
    ]
  }
}

extension ScreenSurvey {
  func finding(_ fault: Fault, of rule: FindingRule) -> ScreenFinding {
    guard views.indices.contains(fault.view) else {
      return ScreenFinding(
        rule: rule, severity: fault.severity, view: "the screen", path: [],
        frame: LayoutArea(fault.area ?? bounds), reason: fault.reason)
    }
    return ScreenFinding(
      rule: rule, severity: fault.severity, view: name(fault.view), path: path(fault.view),
      frame: LayoutArea(fault.area ?? views[fault.view].frame), reason: fault.reason)
  }
}
