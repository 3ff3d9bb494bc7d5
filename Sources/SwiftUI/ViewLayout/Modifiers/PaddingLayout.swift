/// `padding(_:)`: subtracts its insets from the proposal and adds them to the view's size; they may be negative
/// (facts: layout §1.7, high).
package struct PaddingLayout: ModifierLayout {
  /// The default padding, in points (iPhone and iPad, iOS 26; macOS 26.2; facts: layout §1.7, high).
  package static let defaultLength: CGFloat = 16

  package var insets: EdgeInsets

  package init(_ insets: EdgeInsets) {
    self.insets = insets.valid
  }

  /// Creates padding of some edges.
  package init(_ edges: Edge.Set, _ length: CGFloat? = nil) {
    self.init(EdgeInsets(edges, length ?? Self.defaultLength))
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, size.width + insets.sum(along: .horizontal)),
      height: max(0, size.height + insets.sum(along: .vertical)))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: inner(proposal))
  }

  /// A padded edge of a text doesn't have a text's spacing (recorded headers of lists; facts: layout §1.3, high).
  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var edges: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
    return (subviews.first?.spacing ?? ViewSpacing()).plain(at: edges)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.sum(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.sum(along: .vertical)) })
  }
}
