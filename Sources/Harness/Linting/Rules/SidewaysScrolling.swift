import Findings
import Foundation
import ScreenFacts

/// A vertically scrolling list can also be scrolled sideways.
///
/// Only content up to half the list's width wider counts: anything wider is intended to scroll in
/// both directions, such as maps and tables of numbers.
///
/// So is a picture that fills the content: it's moved around, and usually zoomed.
///
/// It doesn't detect whether a list allows only one direction at a time.
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
        // A strip of cells scrolls sideways only.
        scrolling.contentSize.height > view.frame.height / 2
      else { return nil }
      if view.kinds.contains(.list), range.height <= 0.5,
        scrolling.contentSize.width > scrolling.contentSize.height * 1.5
      {
        return nil
      }
      if Self.isPicture(contentOf: number, scrolling, in: survey) { return nil }
      return Fault(number, .warning, .wider(points: Double(range.width)))
    }
  }

  /// Whether a single image fills nearly all of the content, so that users move it around.
  private static func isPicture(
    contentOf number: Int, _ scrolling: ScrollFacts, in survey: ScreenSurvey
  ) -> Bool {
    let content = scrolling.contentSize
    return survey.pieces.contains {
      $0.isImage && survey.isView($0.view, within: number)
        && $0.area.width >= content.width * 0.9 && $0.area.height >= content.height * 0.9
    }
  }
}
