import Foundation
import Graphics
import ScreenFacts

/// A condition that a screen satisfies on every device.
///
/// Names refer to views by accessibility identifier; if no view matches, by accessibility label,
/// then by displayed text, then by the property that holds the view, then by class.
package enum ScreenInvariant: Sendable, Hashable {
  /// No two texts or controls overlap by mistake.
  case noOverlap
  /// Each view with the name is inside the safe area; for scrolling content, only across the
  /// scrolling direction.
  case insideSafeArea(String)
  /// The whole frame and text of each view with the name is on the screen, and nothing covers it.
  case fullyVisible(String)
  /// Views that run from margin to margin have equal margins, from the edges or from the safe area.
  case equalMargins
  /// The first view with each name comes after the previous name's: below it, or next to it in
  /// reading direction.
  case sameOrder([String])
  /// Touch targets are at least 44 × 44 points.
  case minimumTouchTargets

  /// A view that violates an invariant, or a violation without a view.
  package struct Violation: Sendable, Hashable {
    /// A readable name of the view; empty if there is none.
    package var view: String
    /// A description of the violation, without the view.
    package var words: String
    /// The affected area, in points of the window.
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

  /// The invariant as written in code.
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

  /// Returns the violations of each invariant; empty lists if there are none.
  package static func violations(
    of invariants: [ScreenInvariant], in screen: LaidOutScreen
  ) -> [[Violation]] {
    let survey = ScreenSurvey(screen)
    return invariants.map { $0.violations(in: survey) }
  }

  /// Returns the violations of the invariant, from back to front.
  package func violations(in screen: LaidOutScreen) -> [Violation] {
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
