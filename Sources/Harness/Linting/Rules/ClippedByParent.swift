import Findings
import Foundation
import Graphics
import ScreenFacts

/// A text, an image or a control is cut off by the edge of an ancestor that doesn't scroll.
///
/// Pictures are assumed to be cropped on purpose; of images, the rule checks symbols, and content
/// inside a control. Content that is cut off completely is assumed to be hidden on purpose, as in a
/// part that unfolds, and a view without width or height to be collapsed.
///
/// It doesn't detect rounded corners and masks, nor whether a view that shows half of a text is
/// currently being unfolded.
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
    // Another rule checks texts that are cut off by their own view.
    var area = piece.text == nil ? piece.area : piece.area.overlap(survey.views[piece.view].frame)
    let slack = piece.text.map { max(1, $0.pointSize * 0.1) } ?? 1
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
    let whole = area
    for number in survey.chain(from: piece.view).dropFirst() {
      let view = survey.views[number]
      // Content beyond a scrolling view is visible after scrolling; another rule checks content
      // beyond
      // the window.
      // Lists position their own rows, and may have sections that scroll sideways.
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
        // The clipping view may itself be partly off the screen.
        return (number, rest.width * rest.height / (whole.width * whole.height))
      }
      area = rest
    }
    return nil
  }
}
