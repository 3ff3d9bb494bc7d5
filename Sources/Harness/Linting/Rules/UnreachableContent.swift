import Findings
import Foundation
import Graphics
import ScreenFacts

/// Content is beyond the part that its scroll view can scroll to, or stays behind a bar there.
///
/// If there are several such views, the farthest is reported, for each side. UIKit positions the
/// rows of lists; for a list, the rule only checks what bars cover at its ends, if the first or
/// last row is there.
///
/// It doesn't detect content that is added while scrolling, nor the effect of zooming.
///
/// Source: `UIScrollView.contentSize`, `adjustedContentInset`.
struct UnreachableContent: LintRule {
  static let rule = FindingRule.unreachableContent

  func faults(in survey: ScreenSurvey) -> [Fault] {
    survey.views.indices.flatMap { faults(of: $0, in: survey) }
  }

  private func faults(of number: Int, in survey: ScreenSurvey) -> [Fault] {
    let view = survey.views[number]
    guard let scrolling = view.facts.scrolling, scrolling.isEnabled, view.isSeen, !view.isSystem,
      !view.kinds.contains(.textInput), view.facts.text == nil
    else { return [] }
    let reach = Self.reach(of: number, scrolling, in: survey)
    // A piece belongs to the innermost scrolling view.
    let pieces = survey.pieces.filter {
      $0.view > number && $0.view < view.end && !$0.isImage
        && innermost(above: $0.view, in: survey) == number
    }
    // Sections of a list may scroll sideways by themselves, and rows can be swiped aside.
    let sides = view.kinds.contains(.list) ? [.top, .bottom] : OffScreen.Side.allCases
    return sides.compactMap { side in
      var worst: (piece: ContentPiece, points: CGFloat)?
      for piece in pieces {
        let slack = piece.text.map { max(2, $0.pointSize * 0.25) } ?? 4
        let points = Self.excess(of: piece.area, beyond: reach, side)
        guard points > slack else { continue }
        if points > (worst?.points ?? 0) { worst = (piece, points) }
      }
      guard let worst else { return nil }
      return Fault(
        worst.piece.owner, .error,
        .unreachable(points: Double(worst.points), side: side.rawValue))
    }
  }

  private func innermost(above number: Int, in survey: ScreenSurvey) -> Int? {
    survey.chain(from: number).dropFirst().first { survey.views[$0].facts.scrolling != nil }
  }

  /// Returns the part of the content that is visible by scrolling, in points of the window at the
  /// current offset.
  private static func reach(
    of number: Int, _ scrolling: ScrollFacts, in survey: ScreenSurvey
  ) -> CGRect {
    let view = survey.views[number]
    let frame = view.frame
    let inset = scrolling.adjustedInset
    let range = scrolling.range(in: frame)
    // The offsets at both ends of scrolling; content that fits rests at the first.
    let first = CGPoint(x: -inset.left, y: -inset.top)
    let last = CGPoint(x: first.x + range.width, y: first.y + range.height)
    let covered = covered(number, in: survey)
    let origin = CGPoint(x: frame.minX - scrolling.offset.x, y: frame.minY - scrolling.offset.y)
    let left = origin.x + min(first.x, scrolling.offset.x)
    let top = origin.y + min(first.y, scrolling.offset.y) + covered.top
    let right = origin.x + max(last.x, scrolling.offset.x) + frame.width
    let bottom = origin.y + max(last.y, scrolling.offset.y) + frame.height - covered.bottom
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Returns how much of a scroll view is covered by bars in front of it at both ends.
  private static func covered(
    _ number: Int, in survey: ScreenSurvey
  ) -> (top: CGFloat, bottom: CGFloat) {
    let view = survey.views[number]
    var result: (top: CGFloat, bottom: CGFloat) = (0, 0)
    for (bar, other) in survey.views.enumerated() {
      guard other.kinds.contains(.bar), other.isSeen, bar >= view.end, other.layer == view.layer,
        other.scroll == nil
      else { continue }
      let area = other.facts.visible.overlap(view.frame)
      guard !area.isNull, area.width > view.frame.width * 0.6, area.height > 1,
        area.height < view.frame.height / 2
      else { continue }
      if area.minY <= view.frame.minY + 60, area.midY < view.frame.midY {
        result.top = max(result.top, area.maxY - view.frame.minY)
      } else if area.maxY >= view.frame.maxY - 60, area.midY > view.frame.midY {
        result.bottom = max(result.bottom, view.frame.maxY - area.minY)
      }
    }
    return result
  }

  private static func excess(
    of area: CGRect, beyond reach: CGRect, _ side: OffScreen.Side
  ) -> CGFloat {
    switch side {
    case .left: reach.minX - area.minX
    case .right: area.maxX - reach.maxX
    case .top: reach.minY - area.minY
    case .bottom: area.maxY - reach.maxY
    }
  }
}
