import Findings
import Foundation
import Graphics
import LayoutTrees
import ScreenFacts

/// Content is behind a sensor housing or in a rounded corner.
///
/// The rule checks texts and controls. Vertically scrolling content passes behind a housing at the
/// top by design, but not behind one at the side, because it can't be scrolled away from it. Less
/// than a quarter of a control without its own background may be covered, because its edges are
/// often empty; its text is checked separately. Corners only cut texts.
///
/// It doesn't detect what a view draws in its frame other than texts and images.
///
/// Source: Apple's Human Interface Guidelines, “Layout” (“respect key display and system
/// features”); the rectangles of the device catalogue.
struct UnderHousing: LintRule {
  static let rule = FindingRule.underHousing

  func faults(in survey: ScreenSurvey) -> [Fault] {
    guard !survey.screen.housings.isEmpty || survey.screen.cornerRadius > 0 else { return [] }
    var result: [Fault] = []
    var reported: [Int] = []
    for piece in survey.pieces where !piece.isImage {
      let view = survey.views[piece.view]
      guard view.isSeen, view.bar == nil, piece.visible.width >= 1, piece.visible.height >= 1,
        !reported.contains(where: { survey.isView(piece.view, within: $0) })
      else { continue }
      guard let (name, area) = Self.cover(of: piece, in: survey) else { continue }
      reported.append(piece.owner)
      let isHidden = area.width * area.height > piece.visible.width * piece.visible.height / 2
      result.append(
        Fault(
          piece.owner, isHidden ? .error : .warning,
          .covered(by: name, area: LayoutArea(area))))
    }
    return result
  }

  private static func cover(
    of piece: ContentPiece, in survey: ScreenSurvey
  ) -> (name: String, area: CGRect)? {
    let view = survey.views[piece.view]
    let scroll = view.scroll
    // The status bar's block contains the camera of a foldable phone: the smaller one is more
    // specific.
    let housings = survey.screen.housings.sorted {
      $0.area.width * $0.area.height < $1.area.width * $1.area.height
    }
    for housing in housings {
      let area = piece.visible.overlap(housing.area)
      let slack = piece.text.map { max(1, $0.pointSize * 0.1) } ?? 4
      guard !area.isNull, area.width > 1, area.height > slack || area.height >= housing.area.height
      else { continue }
      if piece.isControl, !view.facts.hasBackground,
        area.width * area.height < share * piece.visible.width * piece.visible.height
      {
        continue
      }
      if let scroll, survey.isScrolledAway(scroll, from: housing.area) { continue }
      return (housing.name, area)
    }
    guard piece.text != nil, scroll == nil, !survey.scrollsText(of: piece),
      let corner = corner(cutting: piece.visible, in: survey)
    else { return nil }
    return ("a rounded corner of the screen", corner)
  }

  /// Returns the corner of a rectangle that extends more than ``slack`` points beyond a rounded
  /// corner.
  private static func corner(cutting area: CGRect, in survey: ScreenSurvey) -> CGRect? {
    let radius = survey.screen.cornerRadius
    let size = survey.screen.size
    guard radius > 0 else { return nil }
    let xs: [(CGFloat, CGFloat)] = [(area.minX, radius), (area.maxX, size.width - radius)]
    let ys: [(CGFloat, CGFloat)] = [(area.minY, radius), (area.maxY, size.height - radius)]
    for (column, x) in xs.enumerated() {
      for (row, y) in ys.enumerated() {
        let dx = column == 0 ? x.1 - x.0 : x.0 - x.1
        let dy = row == 0 ? y.1 - y.0 : y.0 - y.1
        guard dx > 0, dy > 0, (dx * dx + dy * dy).squareRoot() > radius + slack else { continue }
        let square = CGRect(
          x: column == 0 ? 0 : size.width - radius, y: row == 0 ? 0 : size.height - radius,
          width: radius, height: radius)
        let part = area.overlap(square)
        return part.isNull ? nil : part
      }
    }
    return nil
  }

  private static let slack: CGFloat = 4
  /// The share of a control that may be covered.
  private static let share: CGFloat = 0.25
}

extension ScreenSurvey {
  /// Whether scrolling content can be moved away from an area at the edge of the screen.
  ///
  /// A housing or a fold that is taller than wide is at the side of vertically scrolling content.
  func isScrolledAway(_ scroll: Int, from area: CGRect) -> Bool {
    guard let scrolling = views[scroll].facts.scrolling else { return false }
    let range = scrolling.range(in: views[scroll].frame)
    return area.height > area.width ? range.width > 0.5 : range.height > 0.5
  }
}
