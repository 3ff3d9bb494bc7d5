/// The frame and content of a scroll view at rest (facts: layout §1.11, high).
///
/// Along a scrolling axis it accepts the proposal, and the content has its ideal length. Across it, the scroll view
/// is exactly as long as its content. The content is at the top leading corner. The caller puts several views in a
/// vertical stack, whatever the axes.
package struct ScrollLayout: BuiltInLayout {
  package var axes: Axis.Set

  package init(_ axes: Axis.Set = .vertical) {
    self.axes = axes
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .plain }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    func length(_ axis: Axis) -> CGFloat {
      guard axes.contains(axis), let proposed = proposal[axis], proposed.isFinite else {
        return content[axis]
      }
      return proposed
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
