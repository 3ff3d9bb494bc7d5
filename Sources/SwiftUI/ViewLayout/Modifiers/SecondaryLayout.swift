/// `overlay(alignment:content:)` and `background(alignment:content:)`: the first subview is laid out as if it were
/// alone. The others are proposed its size, aligned on its guides, and may overflow (Apple; facts: layout §1.4,
/// high).
package struct SecondaryLayout: ModifierLayout {
  package var alignment: Alignment

  package init(_ alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let primary = subviews.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    let dimensions = primary.dimensions(in: proposal)
    let inner = ProposedViewSize(dimensions.size)
    for secondary in subviews.dropFirst() {
      let origin = alignment.origin(of: secondary.dimensions(in: inner), in: dimensions)
      secondary.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: inner)
    }
  }
}
