import Foundation
import Graphics
import ScreenFacts

extension ScreenSurvey {
  /// Whether views above that don't scroll leave nothing of a rectangle of a view, such as a part of a
  /// card that is folded up.
  ///
  /// What lies beyond a scroll view may come into sight, by the user or by code, so the way up ends
  /// there.
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

  /// Whether part of a control that is hidden is an empty edge of it, as frames of what is drawn round
  /// have: less than a tenth, without a ground, and no text or image in the control is touched.
  ///
  /// - Parameters:
  ///   - share: The hidden share of the control's area.
  ///   - isTouched: Whether a rectangle reaches into what is hidden.
  func isEmptyEdge(
    _ share: CGFloat, of piece: ContentPiece, isTouched: (CGRect) -> Bool
  ) -> Bool {
    guard piece.isControl, share < Self.leastShare, !views[piece.view].facts.hasBackground else {
      return false
    }
    return !isContent(of: piece.view, touched: isTouched)
  }

  /// Whether a rectangle of a text or an image within a view is touched.
  func isContent(of number: Int, touched isTouched: (CGRect) -> Bool) -> Bool {
    pieces.contains {
      !$0.isControl && isView($0.view, within: number) && isTouched($0.area)
    }
  }

  /// The share of a control from which on it counts that it is hidden.
  private static let leastShare: CGFloat = 0.1

  /// The views whose texts nobody sees, as a view with an opaque colour that stands in front covers all
  /// of each.
  ///
  /// The views tell which may be covered, and the drawing whether what covers them is opaque.
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
