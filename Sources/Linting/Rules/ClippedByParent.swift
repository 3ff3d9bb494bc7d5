import Findings
import Foundation
import Graphics
import ScreenFacts

/// A text, an image or a control is cut by the edge of a view above it that doesn't scroll.
///
/// Pictures are taken to be cropped on purpose; of images, symbols are looked at, and what lies in a
/// control. What is wholly cut off is taken to be hidden on purpose, as in a part that unfolds, and
/// a view without width or height to be folded up.
///
/// It can't see rounded corners and masks, nor whether a view that shows half of a text is just being
/// unfolded.
struct ClippedByParent: LintRule {
  static let rule = FindingRule.clippedByParent

  func faults(in survey: ScreenSurvey) -> [Fault] {
    var result: [Fault] = []
    var reported: [Int] = []
    for piece in survey.pieces where survey.views[piece.view].isSeen {
      if reported.contains(where: { survey.isView(piece.view, within: $0) }) { continue }
      guard Self.counts(piece, in: survey), let cut = Self.cut(piece, in: survey) else { continue }
      reported.append(piece.view)
      reported.append(piece.owner)
      result.append(
        Fault(
          piece.owner, cut.share < 0.5 ? .error : .warning,
          .cutBy(view: survey.mention(cut.view), visible: Int((cut.share * 100).rounded(.down)))))
    }
    return result
  }

  private static func counts(_ piece: ContentPiece, in survey: ScreenSurvey) -> Bool {
    guard let image = piece.image else { return true }
    if image.isScaledToFill || image.isResizable { return false }
    return image.isSymbol || survey.views[piece.view].control != nil
  }

  private static func cut(
    _ piece: ContentPiece, in survey: ScreenSurvey
  ) -> (view: Int, share: CGFloat)? {
    // A text's own view cuts it by another rule.
    var area = piece.text == nil ? piece.area : piece.area.overlap(survey.views[piece.view].frame)
    let slack = piece.text.map { max(1, $0.pointSize * 0.1) } ?? 1
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
    let whole = area
    for number in survey.chain(from: piece.view).dropFirst() {
      let view = survey.views[number]
      // What lies beyond a view that scrolls is seen after scrolling; beyond the window, another
      // rule looks.
      // Where rows lie, and that a section of them moves sideways, is a list's own doing.
      if survey.views[piece.view].scroll == number || view.kinds.contains(.list)
        || view.kinds.contains(.window)
      {
        return nil
      }
      guard view.facts.clips else { continue }
      let rest = area.overlap(view.frame)
      if rest.isNull || rest.width < 1 || rest.height < 1 { return nil }
      let missing = max(area.width - rest.width, area.height - rest.height)
      if missing > slack {
        // The clipping view may itself lie in part beyond the screen.
        return (number, rest.width * rest.height / (whole.width * whole.height))
      }
      area = rest
    }
    return nil
  }
}
