import Findings
import Foundation
import Graphics
import LayoutTrees
import ScreenFacts

/// A control is behind the home indicator.
///
/// A button that extends to the edge of the screen is fine if its content and a height of 44 points
/// are above the indicator; so are controls that can be scrolled away. A control without a
/// background, text or image also needs 44 points above.
///
/// It doesn't detect what such a control draws by itself, nor controls next to the indicator,
/// although a swipe from the edge starts there too.
///
/// Source: Apple's Human Interface Guidelines, “Layout”: interactive controls at the bottom edge
/// conflict with the gesture that goes home.
struct UnderHomeIndicator: LintRule {
  static let rule = FindingRule.underHomeIndicator

  func faults(in survey: ScreenSurvey) -> [Fault] {
    guard let indicator = survey.screen.homeIndicator else { return [] }
    var result: [Fault] = []
    var reported: [Int] = []
    for piece in survey.pieces where piece.isControl && piece.owner == piece.view {
      let view = survey.views[piece.view]
      guard view.isSeen, view.bar == nil, view.scroll == nil, view.facts.isEnabled,
        !reported.contains(where: { survey.isView(piece.view, within: $0) })
      else { continue }
      let area = piece.visible.overlap(indicator)
      guard !area.isNull, area.width > 1, area.height > 1 else { continue }
      if Self.reachesDown(piece, to: indicator, in: survey) { continue }
      reported.append(piece.view)
      result.append(
        Fault(
          piece.view, piece.visible.midY >= indicator.minY ? .error : .warning,
          .covered(by: "the home indicator", area: LayoutArea(area))))
    }
    return result
  }

  private static func reachesDown(
    _ piece: ContentPiece, to indicator: CGRect, in survey: ScreenSurvey
  ) -> Bool {
    guard indicator.minY - piece.visible.minY >= TouchTarget.least else { return false }
    let shown = survey.pieces.filter {
      !$0.isControl && survey.isView($0.view, within: piece.view)
    }
    // A control without content or background has an empty edge, or is a touch area around others.
    if shown.isEmpty { return !survey.views[piece.view].facts.hasBackground }
    return shown.allSatisfy { $0.area.maxY <= indicator.minY }
  }
}
