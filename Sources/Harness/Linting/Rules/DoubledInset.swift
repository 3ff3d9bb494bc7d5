import Findings
import Foundation
import Graphics
import ScreenFacts

/// Both sides have an inset that the safe area has on one side only.
///
/// The rule checks views that run from margin to margin, wider than three fifths of the safe area,
/// only if the safe area's sides differ: a view is reported if its margins are equal and as wide as
/// the larger inset, plus up to 24 points, in whole numbers as apps write them.
///
/// It doesn't detect whether a screen is intentionally centred with these margins.
///
/// Source: `UIView.safeAreaInsets`.
struct DoubledInset: LintRule {
  static let rule = FindingRule.doubledInset

  /// Whether a number of points is whole, apart from rounding.
  private static func isWhole(_ points: CGFloat) -> Bool { abs(points - points.rounded()) < 0.1 }

  func faults(in survey: ScreenSurvey) -> [Fault] {
    var done: Set<Int> = []
    return SpanningView.all(in: survey, insideSafeArea: true).compactMap { span in
      let safe = survey.views[span.root].facts.safeArea
      let larger = max(safe.left, safe.right)
      guard abs(safe.left - safe.right) > 8, abs(span.left - span.right) <= 1,
        span.left >= larger - 1, span.left <= larger + 24,
        Self.isWhole(span.left - larger),
        done.insert(survey.views[span.view].parent ?? span.view).inserted
      else { return nil }
      return Fault(
        span.view, .note,
        .doubled(
          points: Double(span.left), safe: Double(larger),
          side: safe.left > safe.right ? "left" : "right"))
    }
  }
}
