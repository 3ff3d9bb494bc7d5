import ScreenFacts

/// The facts of one view while they are found out, and where the view lies.
///
/// Classes add what is theirs in `describeFacts(in:)`.
package struct FactDescription {
  package var facts: ViewFacts
  /// From the view's coordinates to those of the window that the facts are about.
  let toWindow: CGAffineTransform
  /// Whether a control around the view is disabled.
  let isInDisabledControl: Bool

  /// A rectangle of the view in its window.
  func area(_ rect: CGRect) -> CGRect { rect.applying(toWindow) }

  /// The description of a subview, for a view that describes a part of itself.
  @MainActor
  func inside(_ subview: UIView) -> FactDescription {
    FactDescription(
      facts: facts, toWindow: subview.transformToSuperview.concatenating(toWindow),
      isInDisabledControl: isInDisabledControl)
  }
}
