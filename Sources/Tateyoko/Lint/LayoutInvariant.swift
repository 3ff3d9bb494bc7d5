import Linting

/// Something that holds of a screen on every device, in every orientation and at every text size.
///
/// Views are named by their accessibility identifiers; if none has that name, by their accessibility
/// labels, then by the texts they show, then by the properties of nibs that hold them, then by their
/// classes. A name that several views have means each of them; a name that none has is a failure.
public struct LayoutInvariant: Sendable, Hashable, CustomStringConvertible {
  let invariant: ScreenInvariant

  private init(_ invariant: ScreenInvariant) { self.invariant = invariant }

  /// No two texts or controls cover each other by mistake.
  ///
  /// `docs/lint.md` lists what is intended, such as a badge on a button.
  public static let noOverlap = LayoutInvariant(.noOverlap)

  /// Views that run from margin to margin have equal margins at the left and at the right, counted
  /// from the edges of the screen or from the safe area.
  public static let equalMargins = LayoutInvariant(.equalMargins)

  /// What can be touched is at least 44 × 44 points large.
  public static let minimumTouchTargets = LayoutInvariant(.minimumTouchTargets)

  /// The view lies inside the safe area of its controller; in a scroll view, across the direction in
  /// which it scrolls.
  public static func insideSafeArea(_ view: String) -> LayoutInvariant {
    LayoutInvariant(.insideSafeArea(view))
  }

  /// The view is on the screen with all of its frame and its text, without scrolling, and nothing
  /// covers it.
  public static func fullyVisible(_ view: String) -> LayoutInvariant {
    LayoutInvariant(.fullyVisible(view))
  }

  /// Each view comes after the one before: below it, or beside it in the direction of reading.
  public static func sameOrder(_ views: [String]) -> LayoutInvariant {
    LayoutInvariant(.sameOrder(views))
  }

  /// The invariant as code says it.
  public var description: String { invariant.name }
}
