/// `frame(width:height:alignment:)`: proposes the specified lengths and uses them whatever the view returns; the view
/// may overflow (facts: layout §1.5, high).
package struct FrameLayout: ModifierLayout {
  package var width: CGFloat?
  package var height: CGFloat?
  package var alignment: Alignment

  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let inner = inner(proposal)
    if let width = inner.width, let height = inner.height, self.width != nil, self.height != nil {
      return CGSize(width: width, height: height)
    }
    let size = subviews.first?.sizeThatFits(inner) ?? .zero
    return CGSize(
      width: valid(width) ?? size.width, height: valid(height) ?? size.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.alignFirst(alignment, in: bounds, proposal: inner(proposal))
  }

  /// A text in a frame of a fixed height doesn't have a text's spacing above and below (iOS 18.5 and 26.2, a03;
  /// facts: layout §1.3, medium).
  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var edges: Edge.Set = []
    if valid(width) != nil { edges.formUnion(.horizontal) }
    if valid(height) != nil { edges.formUnion(.vertical) }
    return (subviews.first?.spacing ?? ViewSpacing()).plain(at: edges)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: valid(width) ?? proposal.width, height: valid(height) ?? proposal.height)
  }

  /// Returns the length if a view can have it; others are treated as unspecified.
  private func valid(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }
}

extension LayoutSubviews {
  /// Places the first subview in a rectangle by its alignment guides.
  func alignFirst(_ alignment: Alignment, in bounds: CGRect, proposal: ProposedViewSize) {
    guard let first else { return }
    let origin = alignment.origin(of: first.dimensions(in: proposal), in: bounds.size)
    first.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
  }
}
