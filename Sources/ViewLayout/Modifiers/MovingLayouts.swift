/// `offset(x:y:)`: the view is shown elsewhere, but counts as being where it was, guides included
/// (facts: layout §1.7, high). Read from right to left it goes the other way: Apple flips the place of
/// each view in its parent (`LayoutDirection`; that an offset is such a place is a guess, low).
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

/// `position(x:y:)`: takes what is proposed, and puts the view's centre at a point
/// (facts: layout §1.7, high).
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
