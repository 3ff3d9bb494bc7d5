import Foundation
import Graphics
import ScreenFacts

extension ScreenSurvey {
  /// Whether ancestors that don't scroll hide all of a rectangle of a view, such as a part of a
  /// collapsed card.
  ///
  /// Content outside of a scroll view may come into sight, through the user or code, so the search
  /// ends there.
  func isCutOff(_ area: CGRect, of number: Int) -> Bool {
    guard area.width >= 1, area.height >= 1 else { return false }
    var rest = area
    for above in chain(from: number).dropFirst() {
      let view = views[above]
      if view.facts.scrolling != nil { return false }
      guard view.facts.clips || view.kinds.contains(.window) else { continue }
      rest = rest.overlap(view.frame)
      if rest.isNull || rest.width < 1 || rest.height < 1 { return true }
    }
    return false
  }

  /// Whether the hidden part of a control is an empty edge, as in frames of round drawings: less
  /// than a tenth, without a background, and without any text or image of the control.
  ///
  /// - Parameters:
  ///   - share: The hidden share of the control's area.
  ///   - isTouched: Whether a rectangle overlaps the hidden part.
  func isEmptyEdge(
    _ share: CGFloat, of piece: ContentPiece, isTouched: (CGRect) -> Bool
  ) -> Bool {
    guard piece.isControl, share < Self.leastShare, !views[piece.view].facts.hasBackground else {
      return false
    }
    return !isContent(of: piece.view, touched: isTouched)
  }

  /// Whether a rectangle of a text or an image inside a view is touched.
  func isContent(of number: Int, touched isTouched: (CGRect) -> Bool) -> Bool {
    pieces.contains {
      !$0.isControl && isView($0.view, within: number) && isTouched($0.area)
    }
  }

  /// The smallest hidden share of a control that counts.
  private static let leastShare: CGFloat = 0.1

  /// Returns the views whose texts are invisible because a view with an opaque colour in front
  /// covers all of each.
  ///
  /// The views determine which may be covered, and the drawing whether what covers them is opaque.
  static func covered(_ views: [SurveyedView], in drawing: DisplayList) -> Set<Int> {
    guard !drawing.isEmpty else { return [] }
    let covers = views.indices.filter {
      views[$0].isSeen && views[$0].facts.hasBackground && !views[$0].kinds.contains(.window)
    }
    var painting: Painting?
    var result: Set<Int> = []
    for (number, view) in views.enumerated() where view.isShown {
      guard let text = view.facts.text else { continue }
      let area = text.used.overlap(view.facts.visible)
      guard !area.isNull, area.width > 0, area.height > 0 else { continue }
      let above = covers.filter {
        $0 >= view.end && views[$0].facts.visible.insetBy(dx: -1, dy: -1).encloses(area)
      }
      guard !above.isEmpty else { continue }
      let known = painting ?? Painting(drawing)
      painting = known
      if above.contains(where: { known.isCovered(area, by: views[$0].facts.visible) }) {
        result.insert(number)
      }
    }
    return result
  }
}
