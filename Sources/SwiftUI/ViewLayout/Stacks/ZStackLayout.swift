/// A layout that overlays its subviews.
///
/// All subviews receive the stack's own proposal. Its size is their extent when their guides are aligned (facts:
/// layout §1.4, high); only the subviews of the highest priority count (recalled, low).
@frozen public struct ZStackLayout: Layout, BuiltInLayout {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Creates an overlaying stack; subviews are centred by default (Apple).
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let extents = extents(of: subviews, for: proposal)
    return CGSize(width: extents.horizontal.length, height: extents.vertical.length)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let extents = extents(of: subviews, for: proposal)
    let x = bounds.minX + extents.horizontal.line
    let y = bounds.minY + extents.vertical.line
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: x - dimensions[alignment.horizontal], y: y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  private func extents(
    of subviews: Subviews, for proposal: ProposedViewSize
  ) -> (horizontal: GuideExtent, vertical: GuideExtent) {
    let highest = subviews.map(\.priority).max()
    var (horizontal, vertical) = (GuideExtent(), GuideExtent())
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      horizontal.add(dimensions, alignment.horizontal.key)
      vertical.add(dimensions, alignment.vertical.key)
    }
    return (horizontal, vertical)
  }
}
