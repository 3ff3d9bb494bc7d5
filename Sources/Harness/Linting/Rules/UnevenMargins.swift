import Findings
import Foundation
import Graphics
import ScreenFacts

import struct Devices.ScreenInsets

/// Contents of a screen have different left and right margins.
///
/// The rule compares views that visibly run from margin to margin: text fields, pictures, cards and
/// other views with their own background, wider than three fifths of the screen. A view is reported
/// if at least two others on the screen have even margins and it shares one of these but misses the
/// other by up to 24 points.
///
/// It doesn't detect margins of texts, which end with their words.
struct UnevenMargins: LintRule {
  static let rule = FindingRule.unevenMargins

  func faults(in survey: ScreenSurvey) -> [Fault] {
    let spans = SpanningView.all(in: survey)
    return spans.compactMap { span in
      guard !span.isEven(in: survey) else { return nil }
      let others = spans.filter {
        $0.root == span.root && $0.scroll == span.scroll && $0.isEven(in: survey)
      }
      // Both sides are measured from the same edges, so that rounding can't make them differ.
      let alike = others.filter {
        abs($0.left - span.left) <= 1 || abs($0.right - span.right) <= 1
      }
      let difference = abs(span.left - span.right)
      guard alike.count >= 2, difference > 1.5, difference <= 24 else { return nil }
      return Fault(
        span.view, .note, .margins(left: Double(span.left), right: Double(span.right)))
    }
  }

  /// Returns the views that run from margin to margin but have uneven margins.
  static func uneven(in survey: ScreenSurvey) -> [SpanningView] {
    SpanningView.all(in: survey).filter { !$0.isEven(in: survey) }
  }
}

/// A view that runs from margin to margin.
struct SpanningView: Sendable {
  var view: Int
  var root: Int
  var scroll: Int?
  /// The distances from the screen's edges, in points.
  var left: CGFloat
  var right: CGFloat

  /// Whether both margins are equal, measured from the edges or from the safe area.
  func isEven(in survey: ScreenSurvey) -> Bool {
    let safe = survey.views[root].facts.safeArea
    return abs(left - right) <= 1 || abs((left - safe.left) - (right - safe.right)) <= 1
  }

  /// Returns the outermost views wider than three fifths of the screen.
  ///
  /// - Parameter insideSafeArea: Whether only the part of the screen inside the safe area counts: a
  ///   view with room for an inset on both sides is narrow on a small display.
  static func all(in survey: ScreenSurvey, insideSafeArea: Bool = false) -> [SpanningView] {
    var result: [SpanningView] = []
    for (number, view) in survey.views.enumerated() {
      guard view.isSeen, let root = view.root, root != number, view.bar == nil, !view.isSystem,
        view.cell == nil, !view.kinds.isContainer, fills(view),
        !result.contains(where: { survey.isView(number, within: $0.view) })
      else { continue }
      let edges = survey.views[root].frame
      let frame = view.frame
      let safe = insideSafeArea ? survey.views[root].facts.safeArea : ScreenInsets()
      // A view that touches an edge has no margin there.
      guard frame.width > (edges.width - safe.left - safe.right) * 0.6,
        frame.minX > edges.minX + 1,
        frame.maxX < edges.maxX - 1
      else { continue }
      if let scroll = view.scroll,
        survey.views[scroll].facts.scrolling?.range(in: survey.views[scroll].frame).width ?? 0 > 0.5
      {
        continue
      }
      result.append(
        SpanningView(
          view: number, root: root, scroll: view.scroll, left: frame.minX - edges.minX,
          right: edges.maxX - frame.maxX))
    }
    return result
  }

  private static func fills(_ view: SurveyedView) -> Bool {
    if view.kinds.contains(.textInput) { return true }
    if view.kinds.contains(.label) { return view.facts.hasBackground }
    if let image = view.facts.image { return image.size != nil && !image.isSymbol }
    return view.facts.hasBackground
  }
}
