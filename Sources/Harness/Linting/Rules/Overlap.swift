import Findings
import Foundation
import Graphics
import LayoutTrees
import ScreenFacts

/// Two texts or controls that aren't part of each other overlap.
///
/// The rule skips intended overlaps: a badge of up to three characters on a control, a text
/// entirely on a control that has none of its own there, a small control on a larger one, a control
/// in the middle of another that is visible all around it, a panel with its own background over all
/// of a text, the same text twice as a shadow, bars, views that float over scrolling content, and
/// rows that a list stacks, such as pinned headers. If two parts of a screen overlap with several
/// views, the worst pair is reported.
///
/// It doesn't detect gaps between letters: lines count as rectangles, minus the empty parts above
/// and below the letters of a typical font. Transformed views count with their bounding rectangle.
struct Overlap: LintRule {
  static let rule = FindingRule.overlap

  func faults(in survey: ScreenSurvey) -> [Fault] {
    Self.pairs(in: survey).map { pair in
      let (under, over) = (pair.under, pair.over)
      let smaller = min(
        under.visible.width * under.visible.height, over.visible.width * over.visible.height)
      let share = smaller > 0 ? pair.area.width * pair.area.height / smaller : 0
      return Fault(
        over.owner, share > 0.25 ? .error : .warning,
        .overlaps(view: survey.mention(under.owner), area: LayoutArea(pair.area)),
        area: survey.views[over.owner].frame)
    }
  }

  struct Pair {
    var under: ContentPiece
    var over: ContentPiece
    var area: CGRect
  }

  /// Returns the worst pair of any two overlapping parts of the screen.
  static func pairs(in survey: ScreenSurvey) -> [Pair] {
    let pieces = survey.pieces.filter {
      !$0.isImage && survey.views[$0.view].isSeen && $0.visible.width >= 1 && $0.visible.height >= 1
        && survey.views[$0.view].bar == nil
    }
    var worst: [[Int]: Pair] = [:]
    var order: [[Int]] = []
    for (index, under) in pieces.enumerated() {
      for over in pieces[(index + 1)...] {
        guard let area = area(under, over, in: survey),
          let common = survey.commonView(of: under.view, over.view)
        else { continue }
        let key = [
          survey.branch(of: under.view, below: common), survey.branch(of: over.view, below: common),
        ]
        if let known = worst[key] {
          if known.area.width * known.area.height >= area.width * area.height { continue }
        } else {
          order.append(key)
        }
        worst[key] = Pair(under: under, over: over, area: area)
      }
    }
    return order.compactMap { worst[$0] }
  }

  /// Returns the area where two pieces overlap by mistake.
  private static func area(
    _ under: ContentPiece, _ over: ContentPiece, in survey: ScreenSurvey
  ) -> CGRect? {
    let area = under.visible.overlap(over.visible)
    guard !area.isNull, area.width > slack(under, over).width,
      area.height > slack(under, over).height
    else { return nil }
    let (one, other) = (survey.views[under.view], survey.views[over.view])
    guard one.layer == other.layer, !survey.isView(over.view, within: under.view),
      under.owner != over.owner, !survey.isView(over.owner, within: under.owner),
      !survey.isView(under.owner, within: over.owner)
    else { return nil }
    // Parts of the same control.
    if let control = one.control, survey.isView(over.view, within: control) { return nil }
    // One floats over the other's scrolling content.
    if let scroll = one.scroll, !survey.isView(over.view, within: scroll) { return nil }
    if let scroll = other.scroll, !survey.isView(under.view, within: scroll) { return nil }
    if isListsDoing(under, over, in: survey) || isMeant(under, over, area, in: survey) {
      return nil
    }
    return area
  }

  /// Returns how far two pieces may overlap without hiding anything.
  private static func slack(_ one: ContentPiece, _ other: ContentPiece) -> CGSize {
    guard let first = one.text, let second = other.text else { return CGSize(width: 4, height: 4) }
    return CGSize(width: 2, height: max(1, min(first.pointSize, second.pointSize) * 0.3))
  }

  /// Whether a list stacks its rows.
  private static func isListsDoing(
    _ under: ContentPiece, _ over: ContentPiece, in survey: ScreenSurvey
  ) -> Bool {
    guard let one = survey.views[under.view].cell, let other = survey.views[over.view].cell,
      one != other
    else { return false }
    return survey.views[one].frame.insetBy(dx: -1, dy: -1).encloses(under.visible)
      && survey.views[other].frame.insetBy(dx: -1, dy: -1).encloses(over.visible)
  }

  private static func isMeant(
    _ under: ContentPiece, _ over: ContentPiece, _ area: CGRect, in survey: ScreenSurvey
  ) -> Bool {
    if hasGround(over, upon: under, in: survey) { return true }
    switch (under.text, over.text) {
    case (let first?, let second?):
      return first.string == second.string && isNear(under.area, over.area)
        || isBadge(over, in: survey)
    case (nil, let text?):
      // A text on a control, or on its edge as a badge.
      return text.string.count <= 3
        || under.visible.encloses(area.insetBy(dx: 1, dy: 1))
          && under.visible.insetBy(dx: -1, dy: -1).encloses(over.visible)
        || !isDrawn(under, in: survey)
    case (_?, nil):
      // A control over texts receives touches for them, unless it draws something there.
      return over.visible.insetBy(dx: -1, dy: -1).encloses(under.visible)
        || !isDrawn(over, in: survey)
    case (nil, nil):
      let (one, other) = (under.visible, over.visible)
      return isRing(one, around: other) || isRing(other, around: one)
        || one.insetBy(dx: -1, dy: -1).encloses(other)
          && one.width * one.height > 2
            * other.width * other.height
        || other.insetBy(dx: -1, dy: -1).encloses(one)
          && other.width * other.height > 2
            * one.width * one.height
        || !survey.views[under.owner].facts.isEnabled || !survey.views[over.owner].facts.isEnabled
    }
  }

  /// Whether a view between the upper piece and the common ancestor, or the piece's own view, hides
  /// all of the lower one: the upper one is a panel.
  private static func hasGround(
    _ over: ContentPiece, upon under: ContentPiece, in survey: ScreenSurvey
  ) -> Bool {
    guard let common = survey.commonView(of: under.view, over.view) else { return false }
    for number in survey.chain(from: over.view) {
      if number == common { return false }
      let view = survey.views[number]
      if view.facts.hasBackground, view.frame.insetBy(dx: -1, dy: -1).encloses(under.visible) {
        return true
      }
      // A panel is larger than its content.
      if view.facts.hasBackground, number != over.view, !survey.isView(under.view, within: number),
        view.frame.width * view.frame.height > 4 * over.visible.width * over.visible.height
      {
        return true
      }
    }
    return false
  }

  private static func isBadge(_ piece: ContentPiece, in survey: ScreenSurvey) -> Bool {
    guard let text = piece.text, text.string.count <= 3 else { return false }
    let above = survey.views[piece.view].parent.map { survey.views[$0] }
    return survey.views[piece.view].facts.hasBackground
      || above?.facts.hasBackground == true && (above?.frame.width ?? 0) < 60
  }

  /// Whether a control is visually distinct: by its own background, or because it isn't a button.
  private static func isDrawn(_ control: ContentPiece, in survey: ScreenSurvey) -> Bool {
    let view = survey.views[control.owner]
    return view.facts.hasBackground || view.kinds.contains(.textInput)
      || (!view.kinds.contains(.button) && !view.kinds.contains(.appClass))
  }

  /// Whether a control is in the middle of another one that is visible on all sides of it, as rings
  /// are.
  private static func isRing(_ outer: CGRect, around inner: CGRect) -> Bool {
    outer.insetBy(dx: 4, dy: 4).encloses(inner) && abs(outer.midX - inner.midX) <= 1
      && abs(outer.midY - inner.midY) <= 1
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.midX - other.midX) <= 6 && abs(one.midY - other.midY) <= 6
  }
}
