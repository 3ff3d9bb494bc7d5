import Findings
import Foundation
import Graphics
import LayoutTrees
import ScreenFacts

/// Content that doesn't scroll is behind a bar.
///
/// The rule checks texts and controls: a picture behind a transparent bar is a style. Content in
/// front of a bar is there on purpose, and scrolling content passes behind bars by design. A tenth
/// of a control without its own background may be covered if that part shows no text or image,
/// because a round control's frame has empty edges.
///
/// It doesn't detect whether a bar is transparent in its empty parts.
///
/// Source: `UIView.safeAreaLayoutGuide` (“the portion of your view that is unobscured by bars”).
struct UnderBar: LintRule {
  static let rule = FindingRule.underBar

  func faults(in survey: ScreenSurvey) -> [Fault] {
    let bars = survey.views.indices.filter { number in
      let view = survey.views[number]
      // A bar in a bar, such as a search bar in a navigation bar, is part of it.
      return view.kinds.contains(.bar) && view.isSeen && view.scroll == nil
        && view.parent.map { survey.views[$0].bar == nil } ?? true
    }
    guard !bars.isEmpty else { return [] }
    var result: [Fault] = []
    var reported: [Int] = []
    for piece in survey.pieces where !piece.isImage && piece.visible.height >= 1 {
      let view = survey.views[piece.view]
      guard view.isSeen, view.bar == nil, view.scroll == nil, !survey.scrollsText(of: piece),
        !reported.contains(where: { survey.isView(piece.view, within: $0) })
      else { continue }
      for bar in bars where bar > piece.view && survey.views[bar].layer == view.layer {
        let area = piece.visible.overlap(survey.views[bar].facts.visible)
        let slack = piece.text.map { max(2, $0.pointSize * 0.25) } ?? 4
        guard !area.isNull, area.height > slack, area.width > 1 else { continue }
        let share = area.height * area.width / (piece.visible.width * piece.visible.height)
        let isEdge = survey.isEmptyEdge(share, of: piece) {
          $0.overlaps(survey.views[bar].facts.visible)
        }
        if isEdge { continue }
        let isHidden = share > 0.5
        reported.append(piece.owner)
        result.append(
          Fault(
            piece.owner, isHidden ? .error : .warning,
            .covered(by: survey.mention(bar), area: LayoutArea(area))))
        break
      }
    }
    return result
  }
}
