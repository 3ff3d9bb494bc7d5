import Findings
import Foundation
import Graphics
import ScreenFacts

/// Content that doesn't scroll extends beyond the screen.
///
/// The rule checks texts, controls and symbols: pictures may bleed off the edge by design. Content
/// entirely outside is reported only if it continues what is on the screen: in a view that crosses
/// the edge, or next to a visible view. A panel that waits beyond the edge is intended.
/// A tenth of a control without its own background may be outside if that part shows no text or
/// image, because a round control's frame has empty edges.
/// Several views inside one that extends beyond the same edge are one fault, that view's.
///
/// It doesn't detect whether an animation is about to bring the view in.
struct OffScreen: LintRule {
  static let rule = FindingRule.offScreen

  private struct Excess {
    var piece: ContentPiece
    var side: Side
    var points: CGFloat
    var container: Int?
  }

  enum Side: String, CaseIterable {
    case left, top, right, bottom
  }

  func faults(in survey: ScreenSurvey) -> [Fault] {
    var found: [Excess] = []
    for piece in survey.pieces where Self.counts(piece, in: survey) {
      let slack = piece.text.map { max(2, $0.pointSize * 0.15) } ?? 4
      guard let (side, points) = Self.excess(of: piece.area, in: survey, slack: slack) else {
        continue
      }
      let inside = piece.area.overlap(survey.bounds)
      let seen = inside.isNull ? 0 : inside.width * inside.height
      let share = 1 - seen / (piece.area.width * piece.area.height)
      let isEdge = survey.isEmptyEdge(share, of: piece) {
        Self.excess(of: $0, in: survey, slack: 1) != nil
      }
      if isEdge { continue }
      if found.contains(where: { survey.isView(piece.view, within: $0.piece.owner) }) { continue }
      let isWhole = !piece.area.overlaps(survey.bounds)
      if isWhole, !Self.continuesScreen(piece, beyond: side, in: survey) { continue }
      found.append(
        Excess(
          piece: piece, side: side, points: points,
          container: Self.container(of: piece, beyond: side, in: survey)))
    }
    return Self.gathered(found, in: survey)
  }

  private static func counts(_ piece: ContentPiece, in survey: ScreenSurvey) -> Bool {
    let view = survey.views[piece.view]
    guard view.scroll == nil, view.bar == nil, piece.area.width >= 1, piece.area.height >= 1 else {
      return false
    }
    if survey.scrollsText(of: piece) { return false }
    // A scroll view that the code pages by itself.
    let isPaged = survey.chain(from: piece.view).contains {
      $0 != piece.view && survey.views[$0].facts.scrolling != nil
    }
    if isPaged { return false }
    // Content that an ancestor hides isn't supposed to be visible.
    let isClipped = survey.chain(from: piece.view).dropFirst().contains {
      let view = survey.views[$0]
      return view.facts.clips && !view.kinds.contains(.window)
        && !view.frame.overlaps(survey.bounds)
    }
    if isClipped { return false }
    guard let image = piece.image else { return true }
    return image.isSymbol && !image.isScaledToFill
  }

  private static func excess(
    of area: CGRect, in survey: ScreenSurvey, slack: CGFloat
  ) -> (side: Side, points: CGFloat)? {
    let bounds = survey.bounds
    let sides: [(Side, CGFloat)] = [
      (.left, -area.minX), (.top, -area.minY), (.right, area.maxX - bounds.maxX),
      (.bottom, area.maxY - bounds.maxY),
    ]
    guard let worst = sides.max(by: { $0.1 < $1.1 }), worst.1 > slack else { return nil }
    return (worst.0, worst.1)
  }

  /// Whether a piece outside belongs to a flow of content that starts on the screen.
  private static func continuesScreen(
    _ piece: ContentPiece, beyond side: Side, in survey: ScreenSurvey
  ) -> Bool {
    let bounds = survey.bounds
    for number in survey.chain(from: piece.owner) {
      let view = survey.views[number]
      guard let parent = view.parent, !view.kinds.contains(.window) else { return false }
      // The first partly visible ancestor crosses the edge.
      if view.frame.overlaps(bounds) {
        return number != piece.owner && view.frame.encloses(piece.area)
      }
      if waits(view, beyond: side, in: survey) { return false }
      // A panel with several views beyond the edge is there on purpose.
      if survey.pieces.filter({ survey.isView($0.owner, within: number) && !$0.isImage })
        .map(\.owner).reduce(into: Set<Int>(), { $0.insert($1) }).count > 1
      {
        return survey.views[parent].frame.overlaps(bounds)
          && !bounds.insetBy(dx: -1, dy: -1).encloses(survey.views[parent].frame)
      }
      let neighbours = survey.children(of: parent).filter { $0 != number }
      if neighbours.contains(where: { isNeighbour($0, of: view.frame, beyond: side, in: survey) }) {
        return true
      }
    }
    return false
  }

  /// Whether a view waits beyond the edge: it starts exactly there, or is a panel from side to
  /// side.
  private static func waits(
    _ view: SurveyedView, beyond side: Side, in survey: ScreenSurvey
  ) -> Bool {
    let (frame, bounds) = (view.frame, survey.bounds)
    let distance: CGFloat
    let share: CGFloat
    switch side {
    case .left: (distance, share) = (bounds.minX - frame.maxX, frame.height / bounds.height)
    case .right: (distance, share) = (frame.minX - bounds.maxX, frame.height / bounds.height)
    case .top: (distance, share) = (bounds.minY - frame.maxY, frame.width / bounds.width)
    case .bottom: (distance, share) = (frame.minY - bounds.maxY, frame.width / bounds.width)
    }
    return abs(distance) <= 1 || (view.facts.hasBackground && share > 0.95)
  }

  /// Whether a view on the screen is next to a frame outside, on the near side.
  private static func isNeighbour(
    _ number: Int, of frame: CGRect, beyond side: Side, in survey: ScreenSurvey
  ) -> Bool {
    let view = survey.views[number]
    let other = view.frame
    let bounds = survey.bounds
    guard view.isSeen, other.width < bounds.width * 0.95 || other.height < bounds.height * 0.6
    else { return false }
    let gap: CGFloat
    switch side {
    case .bottom, .top:
      guard min(other.maxX, frame.maxX) - max(other.minX, frame.minX) > 1 else { return false }
      gap = side == .bottom ? frame.minY - other.maxY : other.minY - frame.maxY
    case .left, .right:
      guard min(other.maxY, frame.maxY) - max(other.minY, frame.minY) > 1 else { return false }
      gap = side == .right ? frame.minX - other.maxX : other.minX - frame.maxX
    }
    return gap >= -1 && gap <= farthest
  }

  /// The largest gap between two related views, in points.
  private static let farthest: CGFloat = 60

  /// Returns the outermost container of a piece, smaller than a screen's root, that also extends
  /// beyond the edge.
  private static func container(
    of piece: ContentPiece, beyond side: Side, in survey: ScreenSurvey
  ) -> Int? {
    var result: Int?
    for number in survey.chain(from: piece.owner).dropFirst() {
      let view = survey.views[number]
      if view.kinds.contains(.controllerRoot) || view.kinds.contains(.window) || view.isSystem {
        break
      }
      guard let excess = excess(of: view.frame, in: survey, slack: 2), excess.side == side else {
        continue
      }
      result = number
    }
    return result
  }

  private static func gathered(_ found: [Excess], in survey: ScreenSurvey) -> [Fault] {
    var result: [Fault] = []
    var done: Set<Int> = []
    for excess in found {
      let group = excess.container.map { container in
        found.filter { $0.container == container && $0.side == excess.side }
      }
      let worst = group?.map(\.points).max() ?? excess.points
      let view = group.map { $0.count > 1 ? excess.container ?? 0 : excess.piece.owner }
      let number = view ?? excess.piece.owner
      guard done.insert(number).inserted else { continue }
      let isLost = (group ?? [excess]).contains { one in
        let seen = one.piece.area.overlap(survey.bounds)
        let area = one.piece.area.width * one.piece.area.height
        return seen.isNull || seen.width * seen.height < area / 2
      }
      result.append(
        Fault(
          number, isLost ? .error : .warning,
          .beyondScreen(points: Double(worst), side: excess.side.rawValue)))
    }
    return result
  }
}
