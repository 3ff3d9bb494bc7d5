import Linting

/// A condition that a screen satisfies on every device, in every orientation and at every text
/// size.
///
/// Names refer to views by accessibility identifier; if no view matches, by accessibility label,
/// then by displayed text, then by the nib property that holds the view, then by class. A name that
/// several views have refers to each of them; a name that no view has is a failure.
public struct LayoutInvariant: Sendable, Hashable, CustomStringConvertible {
  let invariant: ScreenInvariant

  private init(_ invariant: ScreenInvariant) { self.invariant = invariant }

  /// No two texts or controls overlap by mistake.
  ///
  /// `docs/lint.md` lists overlaps that are intended, such as a badge on a button.
  public static let noOverlap = LayoutInvariant(.noOverlap)

  /// Views that run from margin to margin have equal margins on the left and right, measured from
  /// the edges of the screen or from the safe area.
  public static let equalMargins = LayoutInvariant(.equalMargins)

  /// Touch targets are at least 44 × 44 points.
  public static let minimumTouchTargets = LayoutInvariant(.minimumTouchTargets)

  /// The view is inside the safe area of its controller; in a scroll view, only across the
  /// scrolling direction.
  public static func insideSafeArea(_ view: String) -> LayoutInvariant {
    LayoutInvariant(.insideSafeArea(view))
  }

  /// The view's whole frame and text are on the screen, without scrolling, and nothing covers them.
  public static func fullyVisible(_ view: String) -> LayoutInvariant {
    LayoutInvariant(.fullyVisible(view))
  }

  /// Each view comes after the previous one: below it, or next to it in reading direction.
  public static func sameOrder(_ views: [String]) -> LayoutInvariant {
    LayoutInvariant(.sameOrder(views))
  }

  /// The invariant as written in code.
  public var description: String { invariant.name }
}
