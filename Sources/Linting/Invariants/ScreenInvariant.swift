import Foundation
import Graphics
import ScreenFacts

/// Something that holds of a screen on every device.
///
/// Views are named by their accessibility identifiers; if none has that name, by their accessibility
/// labels, then by the texts they show, then by the properties that hold them, then by their classes.
package enum ScreenInvariant: Sendable, Hashable {
  /// No two texts or controls cover each other by mistake.
  case noOverlap
  /// Each view of the name lies inside the safe area; what scrolls, across the direction in which it
  /// scrolls.
  case insideSafeArea(String)
  /// Each view of the name is on the screen with all of its frame and its text, and nothing covers it.
  case fullyVisible(String)
  /// Views that run from margin to margin have equal margins, from the edges or from the safe area.
  case equalMargins
  /// The first view of each name comes after that of the name before: below it, or beside it in the
  /// direction of reading.
  case sameOrder([String])
  /// What can be touched is at least 44 × 44 points large.
  case minimumTouchTargets

  /// A view, or what is known of none, for which an invariant doesn't hold.
  package struct Violation: Sendable, Hashable {
    /// The view as a person would name it; empty if there is none.
    package var view: String
    /// What is wrong, without the view.
    package var words: String
    /// Where, in points of the window.
    package var area: CGRect
    /// Whether a name is unknown, so that nothing was checked.
    package var isUnknownName: Bool

    package init(view: String, words: String, area: CGRect, isUnknownName: Bool = false) {
      self.view = view
      self.words = words
      self.area = area
      self.isUnknownName = isUnknownName
    }
  }

  /// The invariant as code says it.
  package var name: String {
    switch self {
    case .noOverlap: "noOverlap"
    case .insideSafeArea(let name): "insideSafeArea(\"\(name)\")"
    case .fullyVisible(let name): "fullyVisible(\"\(name)\")"
    case .equalMargins: "equalMargins"
    case .sameOrder(let names):
      "sameOrder([\(names.map { "\"\($0)\"" }.joined(separator: ", "))])"
    case .minimumTouchTargets: "minimumTouchTargets"
    }
  }

  /// Returns where each of the invariants doesn't hold; empty lists where they do.
  package static func violations(
    of invariants: [ScreenInvariant], in screen: ScreenFacts
  ) -> [[Violation]] {
    let survey = ScreenSurvey(screen)
    return invariants.map { $0.violations(in: survey) }
  }

  /// Returns where the invariant doesn't hold, from back to front.
  package func violations(in screen: ScreenFacts) -> [Violation] {
    violations(in: ScreenSurvey(screen))
  }

  private func violations(in survey: ScreenSurvey) -> [Violation] {
    switch self {
    case .noOverlap: Self.overlaps(in: survey)
    case .insideSafeArea(let name):
      Self.each(name, in: survey) { Self.outsideSafeArea($0, in: survey) }
    case .fullyVisible(let name): Self.each(name, in: survey) { Self.hidden($0, in: survey) }
    case .equalMargins: Self.uneven(in: survey)
    case .sameOrder(let names): Self.disorder(of: names, in: survey)
    case .minimumTouchTargets: Self.smallTargets(in: survey)
    }
  }
}
