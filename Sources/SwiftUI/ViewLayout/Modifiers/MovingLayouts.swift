/// `offset(x:y:)`: the view is shown elsewhere, but its layout and guides don't change (facts: layout §1.7, high).
/// The offset is mirrored for right-to-left layout: Apple flips the position of each view in its parent
/// (`LayoutDirection`; that this includes an offset is a guess, low).
package struct OffsetLayout: ModifierLayout {
  package var offset: CGSize

  package init(_ offset: CGSize) {
    self.offset = offset
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height),
      proposal: proposal)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}

/// `position(x:y:)`: accepts the proposal, and places the view's centre at a point (facts: layout §1.7, high).
package struct PositionLayout: ModifierLayout {
  package var point: CGPoint

  package init(_ point: CGPoint) {
    self.point = point
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(
      by: subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center,
      proposal: proposal)
  }
}
