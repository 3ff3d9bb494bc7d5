import Findings
import Foundation
import Graphics
import ScreenFacts

/// A view is entirely outside its parent.
///
/// It's visible there, but receives no touches: for a control this is an error. Texts are a note,
/// because only their position is wrong. The rule doesn't report content that is clipped or off the
/// screen, nor content of a scroll view, nor images.
///
/// It doesn't detect whether an ancestor forwards such touches by overriding `hitTest(_:with:)`,
/// unless the view's touch area includes it.
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
      // A label with a gesture recognizer counts as a control.
      reported.append(piece.view)
      result.append(
        Fault(piece.view, isLost ? .error : .note, .outside(view: survey.mention(outer))))
    }
    return result
  }

  /// Returns the nearest ancestor that a piece is outside of, if the app caused it.
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
