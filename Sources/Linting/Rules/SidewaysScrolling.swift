import Findings
import Foundation
import ScreenFacts

/// A list that scrolls upright can also be scrolled sideways.
///
/// Up to half of its width counts: what is wider was made to be scrolled in both directions, as maps and
/// sheets of numbers are.
///
/// It can't see whether a list allows only one direction at a time.
///
/// Source: `UIScrollView.contentSize`.
struct SidewaysScrolling: LintRule {
  static let rule = FindingRule.sidewaysScrolling

  func faults(in survey: ScreenSurvey) -> [Fault] {
    survey.views.enumerated().compactMap { number, view in
      guard let scrolling = view.facts.scrolling, scrolling.isEnabled, !scrolling.pages,
        view.isSeen, !view.isSystem, view.frame.width > 1
      else { return nil }
      let range = scrolling.range(in: view.frame)
      guard range.height > 0.5 || view.kinds.contains(.list), range.width > 0.5,
        range.width <= view.frame.width / 2,
        // A strip of cells is moved sideways only.
        scrolling.contentSize.height > view.frame.height / 2
      else { return nil }
      if view.kinds.contains(.list), range.height <= 0.5,
        scrolling.contentSize.width > scrolling.contentSize.height * 1.5
      {
        return nil
      }
      return Fault(number, .warning, .wider(points: Double(range.width)))
    }
  }
}
