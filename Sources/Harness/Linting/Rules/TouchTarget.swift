import Findings
import Foundation
import Graphics
import ScreenFacts

/// A touch target is smaller than 44 × 44 points.
///
/// The rule measures the area that receives touches, which a view may make larger than its frame.
/// It skips controls whose height is determined by UIKit, such as switches and text fields, items
/// of bars, and content of a row or a card that is touched as a whole. Below 24 points, which WCAG
/// 2.2 requires in level AA (2.5.8), it is an error; from 32 points, the height of a plain text
/// button, a note.
///
/// It doesn't detect links in texts, nor how a recognizer of a large view interprets positions in
/// it.
///
/// Source: Apple's Human Interface Guidelines, “Buttons” (“a hit region of at least 44x44 pt”).
struct TouchTarget: LintRule {
  static let rule = FindingRule.touchTarget

  /// The minimum size, in points.
  static let least: CGFloat = 44
  private static let unusable: CGFloat = 24
  private static let usual: CGFloat = 32

  func faults(in survey: ScreenSurvey) -> [Fault] {
    survey.views.indices.compactMap { number in
      guard let size = Self.smallTarget(number, in: survey) else { return nil }
      let shortest = min(size.width, size.height)
      return Fault(
        number,
        shortest < Self.unusable ? .error : shortest < Self.usual ? .warning : .note,
        .smallTarget(width: Double(size.width), height: Double(size.height)))
    }
  }

  /// Returns the size of a touch target that is too small.
  static func smallTarget(_ number: Int, in survey: ScreenSurvey) -> CGSize? {
    let view = survey.views[number]
    var area = view.facts.touchArea
    // A partly scrolled-out view receives touches in its whole frame once it is scrolled in.
    if view.scroll != nil, !view.facts.visible.encloses(view.frame.insetBy(dx: 0.5, dy: 0.5)) {
      area = area.union(view.frame)
    }
    guard view.facts.isTouchable, view.facts.isEnabled, view.isShown, area.isFinite,
      !view.isSystem, view.bar == nil, !view.kinds.isContainer, !view.kinds.contains(.cell),
      view.kinds.isDisjoint(with: [.textInput, .systemHeight]),
      area.width >= 1, area.height >= 1, view.isSeen || view.scroll != nil,
      area.width < least - 0.5 || area.height < least - 0.5
    else { return nil }
    if isInTarget(number, in: survey) { return nil }
    return area.size
  }

  /// Whether an ancestor is a target for the same touch.
  private static func isInTarget(_ number: Int, in survey: ScreenSurvey) -> Bool {
    survey.chain(from: number).dropFirst().contains { above in
      let view = survey.views[above]
      let area = view.facts.touchArea
      return view.facts.isTouchable && !view.kinds.isContainer
        && area.width >= least - 0.5 && area.height >= least - 0.5
        && area.height < survey.screen.size.height / 2
    }
  }
}
