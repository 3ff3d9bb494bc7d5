/// A stack whose subviews lie on each other.
///
/// All are proposed what the stack is. It is as large as they are together with their guides on one
/// another (facts: layout §1.4, high); of different priorities only the highest count for that
/// (recalled, low).
@frozen public struct ZStackLayout: Layout, BuiltInLayout {
  /// What subviews are aligned on.
  public var alignment: Alignment

  /// Makes a stack; subviews are centred unless told otherwise (Apple).
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
