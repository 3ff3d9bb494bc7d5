/// The proposals and positions of a stack's children for one proposal.
struct StackArrangement {
  private let axis: Axis
  private let subviews: LayoutSubviews
  private var proposals: [ProposedViewSize] = []
  private var origins: [CGPoint] = []
  /// The stack's size: the sum of children and gaps along the axis, and the extent of the aligned children across it,
  /// which may be more than the longest child.
  private(set) var size = CGSize.zero

  /// Arranges children.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide across the axis.
  ///   - spacing: The distance between adjacent children in points; `nil` for their preference.
  ///   - extent: The stack's own extent across the axis, once it's known. Children get it where the stack itself has
  ///     no proposal: `HStack { bar; text }.fixedSize(horizontal: false, vertical: true)` has a bar as high as the text
  ///     (pictures of iOS 16 by public suites; high).
  init(
    _ subviews: LayoutSubviews, along axis: Axis, guide: AlignmentKey, spacing: CGFloat?,
    for proposal: ProposedViewSize, extent: CGFloat? = nil
  ) {
    self.axis = axis
    self.subviews = subviews
    if subviews.isEmpty { return }
    let gaps = Self.gaps(subviews, axis, spacing)
    propose(proposal, gaps.reduce(0, +))
    if let extent, proposal[axis.across] == nil {
      proposals = proposals.map { ProposedViewSize(axis, along: $0[axis], across: extent) }
    }
    align(gaps, guide)
  }

  /// Places the children in the stack's bounds.
  func place(in bounds: CGRect) {
    for (place, subview) in subviews.enumerated() {
      let origin = origins[place]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: proposals[place])
    }
  }

  /// Returns the distances between adjacent children.
  private static func gaps(
    _ subviews: LayoutSubviews, _ axis: Axis, _ spacing: CGFloat?
  ) -> [CGFloat] {
    if let spacing, !spacing.isNaN {
      return [CGFloat](repeating: spacing.isFinite ? spacing : 0, count: subviews.count - 1)
    }
    return zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: axis)
    }
  }

  /// Computes the children's proposals. An ideal or infinite length is passed on to each of them.
  private mutating func propose(_ proposal: ProposedViewSize, _ gaps: CGFloat) {
    guard let length = proposal[axis], length.isFinite else {
      proposals = [ProposedViewSize](repeating: proposal, count: subviews.count)
      return
    }
    let (axis, across) = (axis, proposal[axis.across])
    let children = Array(subviews)
    let shares = LengthShares(of: length - gaps, among: children.map(\.priority)) { child, length in
      children[child].sizeThatFits(ProposedViewSize(axis, along: length, across: across))[axis]
    }
    proposals = shares.proposals.map { ProposedViewSize(axis, along: $0, across: across) }
  }

  /// Positions the children one after the other, with their guides on one line.
  private mutating func align(_ gaps: [CGFloat], _ guide: AlignmentKey) {
    let children = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    var extent = GuideExtent()
    for child in children { extent.add(child, guide) }
    var along: CGFloat = 0
    for (place, child) in children.enumerated() {
      origins.append(CGPoint(axis, along: along, across: extent.line - child[guide]))
      along += child.size[axis] + (place < gaps.count ? gaps[place] : 0)
    }
    size = CGSize(axis, along: along, across: extent.length)
  }
}

/// The spacing of `HStackLayout` and `VStackLayout`.
enum StackEdges {
  /// Returns the spacing of a stack: the first and last child's at its ends, and the union of all children's at its
  /// sides (facts: layout §1.3, high).
  static func spacing(of subviews: LayoutSubviews, along axis: Axis) -> ViewSpacing {
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var spacing = ViewSpacing()
    for (place, subview) in subviews.enumerated() {
      var edges = sides
      if place == 0 { edges.formUnion(start) }
      if place == subviews.count - 1 { edges.formUnion(end) }
      spacing.formUnion(subview.spacing, edges: edges)
    }
    return spacing
  }
}
