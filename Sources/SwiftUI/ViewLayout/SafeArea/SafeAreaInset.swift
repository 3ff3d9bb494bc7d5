/// `safeAreaInset(edge:alignment:spacing:content:)` and `safeAreaPadding(_:)`: reduce a view's safe area and
/// therefore its proposal. The box is as large as the view and the inset together (facts: layout §1.13, high). The
/// first child is the view, the second one the content at the edge.
final class SafeAreaInset: ModifierContent {
  /// The default spacing of view and inset, in points (macOS 26.2, iOS 26.0; facts: layout §1.13, high).
  static let defaultSpacing: CGFloat = 8

  /// The fixed insets by edge, in addition to the inset content at one edge.
  private let padding: EdgeInsets
  private let inset: (edge: Edge, alignment: Alignment, spacing: CGFloat)?

  /// The tolerance for an edge to touch the border of the safe area, in points.
  private static let noise: CGFloat = 1e-3

  init(_ padding: EdgeInsets) {
    self.padding = padding.valid
    inset = nil
  }

  init(_ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?) {
    padding = EdgeInsets()
    let spacing = spacing ?? Self.defaultSpacing
    inset = (edge, alignment, spacing.isFinite ? spacing : 0)
  }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let taken = taken(of: box, for: proposal)
    let view = box.children.first?.sizeThatFits(inner(proposal, taken)) ?? .zero
    return CGSize(
      width: view.width + taken.sum(along: .horizontal),
      height: view.height + taken.sum(along: .vertical))
  }

  func guide(
    _ key: AlignmentKey, of box: LayoutBox, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let taken = taken(of: box, for: proposal)
    let value = box.children.first?.explicitGuide(key, for: inner(proposal, taken))
    return value.map { $0 + (key.axis == .horizontal ? taken.leading : taken.top) }
  }

  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings) {
    guard let view = box.children.first else { return }
    let taken = taken(of: box, for: proposal)
    let inner = inner(proposal, taken)
    var around = surroundings
    around.safeArea = surroundings.safeArea.map { shrunk($0, box, taken) }
    box.put(
      view,
      at: LayoutPlace(
        position: CGPoint(x: taken.leading, y: taken.top), anchor: .topLeading, proposal: inner),
      in: around)
    guard let inset, box.children.count > 1 else { return }
    let child = box.children[1]
    let bar = ProposedViewSize(
      inset.edge.axis, along: nil, across: box.frame.size[inset.edge.axis.across])
    let size = ViewDimensions(of: child, for: bar)
    var origin = inset.alignment.origin(of: size, in: box.frame.size)
    switch inset.edge {
    case .top: origin.y = 0
    case .leading: origin.x = 0
    case .bottom: origin.y = box.frame.height - size.height
    case .trailing: origin.x = box.frame.width - size.width
    }
    box.put(
      child, at: LayoutPlace(position: origin, anchor: .topLeading, proposal: bar),
      in: surroundings)
  }

  /// Returns the total inset of each edge.
  private func taken(of box: LayoutBox, for proposal: ProposedViewSize) -> EdgeInsets {
    guard let inset, box.children.count > 1 else { return padding }
    let axis = inset.edge.axis
    let size = box.children[1].sizeThatFits(
      ProposedViewSize(axis, along: nil, across: proposal[axis.across]))
    return EdgeInsets(Edge.Set(inset.edge), size[axis] + inset.spacing)
  }

  private func inner(_ proposal: ProposedViewSize, _ taken: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - taken.sum(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - taken.sum(along: .vertical)) })
  }

  /// Returns the safe area of the view. At edges that don't touch its border, the view may only extend to the edge of
  /// the box.
  private func shrunk(_ outer: SafeArea, _ box: LayoutBox, _ taken: EdgeInsets) -> SafeArea {
    var inner = outer
    let safe = outer.rect()
    for edge in Edge.allCases where taken[edge] != 0 {
      let side = SafeArea.Side(edge, box.layoutDirection)
      let reach = side.reach(of: box.frame)
      if side.reach(of: safe) - reach > Self.noise {
        inner.bounds = inner.bounds.moving(side, to: box.frame)
        inner.keyboard[side] = 0
      }
      inner.container[side] = side.reach(of: inner.bounds) - (reach - taken[edge])
    }
    return inner
  }
}

extension LayoutBox {
  /// Creates a box with inset content at an edge of a view.
  package convenience init(
    _ view: LayoutBox, insetAt edge: Edge, by inset: LayoutBox, alignment: Alignment = .center,
    spacing: CGFloat? = nil, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(SafeAreaInset(edge, alignment, spacing), [view, inset], layoutDirection)
  }

  /// Creates a box that insets the safe area of a view.
  package convenience init(
    _ view: LayoutBox, paddingSafeArea insets: EdgeInsets,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(SafeAreaInset(insets), [view], layoutDirection)
  }
}
