import Findings
import Foundation
import Graphics
import LayoutTrees
import ScreenFacts

/// Content crosses a fold.
///
/// The rule checks texts and controls that don't span most of the window; pictures may cross a
/// fold, and so may content that can be scrolled away from it. For a text view, only its text
/// counts.
///
/// It doesn't detect the side of the fold that a text's letters are on.
///
/// Source: the rectangle of the device catalogue.
struct AcrossFold: LintRule {
  static let rule = FindingRule.acrossFold

  func faults(in survey: ScreenSurvey) -> [Fault] {
    guard let fold = survey.screen.fold else { return [] }
    let isUpright = fold.height > fold.width
    var result: [Fault] = []
    var reported: [Int] = []
    for piece in survey.pieces where !piece.isImage {
      let view = survey.views[piece.view]
      guard view.isSeen, view.bar == nil,
        !reported.contains(where: { survey.isView(piece.view, within: $0) })
      else { continue }
      if piece.isControl, view.facts.scrolling != nil { continue }
      let scroll = view.facts.scrolling == nil ? view.scroll : piece.view
      if let scroll, survey.isScrolledAway(scroll, from: fold) { continue }
      let area = piece.visible
      let (start, end) = isUpright ? (fold.minX, fold.maxX) : (fold.minY, fold.maxY)
      let (low, high) = isUpright ? (area.minX, area.maxX) : (area.minY, area.maxY)
      // Crossing means being on both sides of the fold's middle.
      let middle = (start + end) / 2
      guard low < middle - 2, high > middle + 2, area.overlaps(fold) else { continue }
      let length = isUpright ? survey.screen.size.width : survey.screen.size.height
      if Self.isWide(piece, length, isUpright, in: survey) { continue }
      reported.append(piece.owner)
      result.append(
        Fault(
          piece.owner, piece.isControl ? .warning : .note, .folded(LayoutArea(fold))))
    }
    return result
  }

  /// Whether a piece is a control that spans most of the window, or is inside one.
  private static func isWide(
    _ piece: ContentPiece, _ length: CGFloat, _ isUpright: Bool, in survey: ScreenSurvey
  ) -> Bool {
    let view = survey.views[piece.owner]
    let control = view.kinds.isControl ? piece.owner : survey.views[piece.view].control
    guard let frame = control.map({ survey.views[$0].frame }) else { return false }
    return (isUpright ? frame.width : frame.height) > length * 0.8
  }
}
