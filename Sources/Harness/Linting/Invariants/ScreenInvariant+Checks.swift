import Findings
import Foundation
import Graphics
import LayoutTrees
import NearNames
import ScreenFacts

extension ScreenInvariant {
  /// Checks each view with a name.
  static func each(
    _ name: String, in survey: ScreenSurvey, _ check: (Int) -> String?
  ) -> [Violation] {
    let views = survey.views(named: name)
    if views.isEmpty { return [unknown(name, in: survey)] }
    return views.compactMap { number in
      check(number).map {
        Violation(view: survey.mention(number), words: $0, area: survey.views[number].frame)
      }
    }
  }

  private static func unknown(_ name: String, in survey: ScreenSurvey) -> Violation {
    let near = NearNames.suggestions(for: name, among: survey.knownNames)
    let advice =
      near.isEmpty ? "" : "; near it are \(near.map { "“\($0)”" }.joined(separator: ", "))"
    return Violation(
      view: "", words: "no view is called “\(name)”\(advice)", area: survey.bounds,
      isUnknownName: true)
  }

  static func overlaps(in survey: ScreenSurvey) -> [Violation] {
    Overlap.pairs(in: survey).map { pair in
      let reason = FindingReason.overlaps(
        view: survey.mention(pair.under.owner), area: LayoutArea(pair.area))
      return Violation(
        view: survey.mention(pair.over.owner), words: reason.words, area: pair.area)
    }
  }

  static func uneven(in survey: ScreenSurvey) -> [Violation] {
    UnevenMargins.uneven(in: survey).map {
      let reason = FindingReason.margins(left: Double($0.left), right: Double($0.right))
      return Violation(
        view: survey.mention($0.view), words: reason.words, area: survey.views[$0.view].frame)
    }
  }

  static func smallTargets(in survey: ScreenSurvey) -> [Violation] {
    survey.views.indices.compactMap { number in
      TouchTarget.smallTarget(number, in: survey).map { size in
        let reason = FindingReason.smallTarget(
          width: Double(size.width), height: Double(size.height))
        return Violation(
          view: survey.mention(number), words: reason.words, area: survey.views[number].frame)
      }
    }
  }

  // MARK: - Safe area

  /// Describes how a view isn't inside the safe area; `nil` if it is.
  static func outsideSafeArea(_ number: Int, in survey: ScreenSurvey) -> String? {
    let view = survey.views[number]
    guard view.isShown else { return "is hidden" }
    let root = view.root.map { survey.views[$0] }
    let around = root?.frame ?? survey.bounds
    let insets = root?.facts.safeArea ?? survey.screen.safeArea
    let sides: [(String, CGFloat, isUpright: Bool)] = [
      ("left", around.minX + insets.left - view.frame.minX, false),
      ("top", around.minY + insets.top - view.frame.minY, true),
      ("right", view.frame.maxX - (around.maxX - insets.right), false),
      ("bottom", view.frame.maxY - (around.maxY - insets.bottom), true),
    ]
    let moves = scrolls(number, in: survey)
    let beyond = sides.filter {
      $0.1 > 0.5 && !($0.isUpright ? moves.upright : moves.sideways)
    }
    guard let worst = beyond.max(by: { $0.1 < $1.1 }) else { return nil }
    return "reaches \(FindingReason.number(worst.1)) points beyond the safe area "
      + "at the \(worst.0)"
  }

  private static func scrolls(
    _ number: Int, in survey: ScreenSurvey
  ) -> (upright: Bool, sideways: Bool) {
    var result = (upright: false, sideways: false)
    for above in survey.chain(from: number).dropFirst() {
      let view = survey.views[above]
      guard let scrolling = view.facts.scrolling, scrolling.isEnabled else { continue }
      let range = scrolling.range(in: view.frame)
      result.upright = result.upright || range.height > 0.5
      result.sideways = result.sideways || range.width > 0.5
    }
    return result
  }

  // MARK: - Visibility

  /// Describes how a view isn't fully visible; `nil` if it is.
  static func hidden(_ number: Int, in survey: ScreenSurvey) -> String? {
    let view = survey.views[number]
    if view.facts.isHidden { return "is hidden" }
    if view.isBeneath { return "is under a presented screen" }
    if !view.isShown { return "is transparent" }
    if view.frame.width < 0.5 || view.frame.height < 0.5 { return "has no size" }
    let visible = view.facts.visible
    if visible.width < 0.5 || visible.height < 0.5 {
      return view.scroll == nil ? "is out of sight" : "is out of sight until scrolled"
    }
    let missing = max(view.frame.width - visible.width, view.frame.height - visible.height)
    if missing > 0.5 { return "is cut off by \(FindingReason.number(missing)) points" }
    return cutText(number, in: survey) ?? cover(number, in: survey)
  }

  private static func cutText(_ number: Int, in survey: ScreenSurvey) -> String? {
    let view = survey.views[number]
    let faults =
      TruncatedText().faults(in: survey) + ClippedText().faults(in: survey)
    let own = faults.first { $0.view >= number && $0.view < view.end }
    return own?.reason.words
  }

  /// Returns what covers a view by more than a few points.
  private static func cover(_ number: Int, in survey: ScreenSurvey) -> String? {
    let view = survey.views[number]
    for housing in survey.screen.housings {
      let area = view.frame.overlap(housing.area)
      if isMore(area) { return covered(by: housing.name, area) }
    }
    for (other, above) in survey.views.enumerated() where other >= view.end {
      guard above.isSeen, above.facts.hasBackground || above.kinds.contains(.bar),
        !above.kinds.contains(.window)
      else { continue }
      let area = view.frame.overlap(above.facts.visible)
      if isMore(area) { return covered(by: survey.mention(other), area) }
    }
    return nil
  }

  private static func isMore(_ area: CGRect) -> Bool {
    !area.isNull && area.width > 1 && area.height > 1
  }

  private static func covered(by name: String, _ area: CGRect) -> String {
    FindingReason.covered(by: name, area: LayoutArea(area)).words
  }

  // MARK: - Order

  static func disorder(of names: [String], in survey: ScreenSurvey) -> [Violation] {
    let unknown = names.filter { survey.views(named: $0).isEmpty }
    if !unknown.isEmpty { return unknown.map { self.unknown($0, in: survey) } }
    let firsts = names.compactMap { survey.views(named: $0).first }
    return zip(firsts, firsts.dropFirst()).compactMap { one, next in
      let frames = (survey.views[one].frame, survey.views[next].frame)
      if comes(frames.0, before: frames.1, in: survey) { return nil }
      return Violation(
        view: survey.mention(next), words: "comes before \(survey.mention(one))",
        area: frames.1)
    }
  }

  /// Whether a frame precedes another in reading order: on a line above, or earlier on the same
  /// line.
  private static func comes(
    _ one: CGRect, before other: CGRect, in survey: ScreenSurvey
  ) -> Bool {
    let shared = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    guard shared > min(one.height, other.height) / 2 else { return one.midY < other.midY }
    return survey.screen.isRightToLeft ? one.midX > other.midX : one.midX < other.midX
  }
}
