import Findings
import Foundation
import ScreenFacts

/// Constraints leave a view's place or size open.
///
/// Of a view and those within it only the outermost is reported, as the others often follow from it.
///
/// A stack view that arranges nothing, or nothing that is shown, has no size by itself, and nothing is
/// seen of it; it is passed over.
///
/// It can't see what is open but comes out right by chance: that is ambiguous, too.
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
    view.className == "UIStackView" && view.children.allSatisfy(\.isHidden)
  }
}
