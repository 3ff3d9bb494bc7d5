import Findings
import Foundation
import ScreenFacts

/// Constraints leave a view's position or size ambiguous.
///
/// Of a view and its descendants only the outermost is reported, because the others often result
/// from it.
///
/// A stack view without visible arranged subviews has no size by itself, and isn't visible; it is
/// skipped.
///
/// An ambiguous layout that comes out right by chance is reported, too.
///
/// Source: `UIView.hasAmbiguousLayout`.
struct AmbiguousLayout: LintRule {
  static let rule = FindingRule.ambiguousLayout

  func faults(in survey: ScreenSurvey) -> [Fault] {
    var result: [Fault] = []
    var end = 0
    for (number, view) in survey.views.enumerated() where number >= end {
      guard !view.facts.ambiguities.isEmpty, !view.isSystem, !view.facts.isHidden,
        !Self.isEmptyStack(view.facts)
      else { continue }
      result.append(Fault(number, .warning, .ambiguous(view.facts.ambiguities)))
      end = view.end
    }
    return result
  }

  /// A stack view has no size before anything is arranged in it.
  private static func isEmptyStack(_ view: ViewFacts) -> Bool {
    view.kinds.contains(.stack) && view.children.allSatisfy(\.isHidden)
  }
}
