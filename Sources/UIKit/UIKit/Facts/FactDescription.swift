import ScreenFacts

/// The facts about one view while they're being collected, and the view's position.
///
/// Classes add their own facts in `describeFacts(in:)`.
package struct FactDescription {
  package var facts: ViewFacts
  /// The transform from the view's coordinates to the ones of the window that the facts describe.
  let toWindow: CGAffineTransform
  /// Whether an enclosing control is disabled.
  let isInDisabledControl: Bool

  /// Converts a rectangle of the view to its window.
  func area(_ rect: CGRect) -> CGRect { rect.applying(toWindow) }

  /// Returns the description of a subview, for a view that describes a part of itself.
  @MainActor
  func inside(_ subview: UIView) -> FactDescription {
    FactDescription(
      facts: facts, toWindow: subview.transformToSuperview.concatenating(toWindow),
      isInDisabledControl: isInDisabledControl)
  }
}
