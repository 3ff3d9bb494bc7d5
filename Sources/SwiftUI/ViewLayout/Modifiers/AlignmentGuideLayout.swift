/// `alignmentGuide(_:computeValue:)`: sets one guide of a view, which the nearest container that aligns on it uses
/// (facts: layout §1.7, high).
///
/// Layout runs on the main thread, so the closure needn't be sendable.
package struct AlignmentGuideLayout: ModifierLayout, @unchecked Sendable {
  private let key: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat

  package init(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    key = guide.key
    self.computeValue = computeValue
  }

  package init(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    key = guide.key
    self.computeValue = computeValue
  }

  package var ownGuide: AlignmentKey? { key }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    value(of: guide.key, subviews.first?.dimensions(in: proposal))
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    value(of: guide.key, subviews.first?.dimensions(in: proposal))
  }

  private func value(of asked: AlignmentKey, _ dimensions: ViewDimensions?) -> CGFloat? {
    guard let dimensions else { return nil }
    guard asked == key else { return dimensions.explicit(asked) }
    let value = computeValue(dimensions)
    return value.isFinite ? value : nil
  }
}
