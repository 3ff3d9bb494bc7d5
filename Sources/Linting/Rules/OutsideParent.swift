import Findings
import Foundation
import Graphics
import ScreenFacts

/// A view lies wholly outside its parent.
///
/// It can be seen there, but takes no touches: for a control that is an error. Texts are a note,
/// as nothing is lost but their place. What is clipped away or beyond the screen isn't reported here,
/// nor what lies in a scroll view, nor images.
///
/// It can't see whether a view above gives such touches on by overriding `hitTest(_:with:)`, unless the
/// view's touch area says so.
///
/// Source: `UIView.hitTest(_:with:)` (“points that lie outside the receiver’s bounds are never
/// reported as hits”).
struct OutsideParent: LintRule {
  static let rule = FindingRule.outsideParent

  func faults(in survey: ScreenSurvey) -> [Fault] {
    var result: [Fault] = []
    var reported: [Int] = []
    for piece in survey.pieces where !piece.isImage && piece.owner == piece.view {
      let view = survey.views[piece.view]
      guard view.isSeen, view.bar == nil,
        !reported.contains(where: { survey.isView(piece.view, within: $0) }),
        let outer = Self.parent(without: piece, in: survey)
      else { continue }
      let isLost = piece.isControl && view.facts.isTouchable && view.facts.isEnabled
      // A recognizer's label counts as a control does.
      reported.append(piece.view)
      result.append(
        Fault(piece.view, isLost ? .error : .note, .outside(view: survey.mention(outer))))
    }
    return result
  }

  /// The nearest view around a piece that it lies outside of, if that is the app's doing.
  private static func parent(without piece: ContentPiece, in survey: ScreenSurvey) -> Int? {
    let frame = survey.views[piece.view].frame
    guard frame.width >= 1, frame.height >= 1 else { return nil }
    for number in survey.chain(from: piece.view).dropFirst() {
      let view = survey.views[number]
      if view.kinds.contains(.window) || view.kinds.contains(.scrollView)
        || view.kinds.contains(.list) || view.facts.scrolling != nil
      {
        return nil
      }
      if !frame.overlaps(view.frame.insetBy(dx: -0.5, dy: -0.5)) {
        return view.isSystem ? nil : number
      }
    }
    return nil
  }
}
