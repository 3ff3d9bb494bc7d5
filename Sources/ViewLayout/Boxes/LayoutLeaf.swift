/// A view without children in the layout: a text, an image, a shape, a control.
package protocol LayoutLeaf {
  /// The size for a proposal, in points.
  ///
  /// - Parameters:
  ///   - orientation: The axis of the stack that the view is in, if it is in one.
  func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize

  /// What the edges prefer; a plain view's unless the leaf says otherwise.
  var spacing: ViewSpacing { get }

  /// The rank in being given space, unless one is set.
  var priority: Double { get }

  /// Whether the view sets baselines; without, they are its lower edge.
  var hasBaselines: Bool { get }

  /// Where the view's baselines are.
  func baselines(for proposal: ProposedViewSize) -> TextBaselines?
}

extension LayoutLeaf {
  package var spacing: ViewSpacing { .plain }
  package var priority: Double { 0 }
  package var hasBaselines: Bool { false }
  package func baselines(for proposal: ProposedViewSize) -> TextBaselines? { nil }
}

/// Where the baselines of a text's first and last line are, in points from its upper edge.
package struct TextBaselines: Equatable, Sendable {
  package var first: CGFloat
  package var last: CGFloat

  package init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }
}

/// A box without children.
final class LeafContent: BoxContent {
  private let leaf: any LayoutLeaf

  init(_ leaf: any LayoutLeaf) {
    self.leaf = leaf
  }

  var isModifier: Bool { false }

  var priority: Double { leaf.priority }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    leaf.sizeThatFits(proposal, in: box.orientation)
  }

  func spacing(of box: LayoutBox) -> ViewSpacing { leaf.spacing }

  func guideReach(of box: LayoutBox) -> GuideReach {
    guard leaf.hasBaselines else { return GuideReach() }
    return GuideReach(
      keys: [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key])
  }

  func guide(
    _ key: AlignmentKey, of box: LayoutBox, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let baselines = leaf.baselines(for: proposal) else { return nil }
    let value =
      key == VerticalAlignment.firstTextBaseline.key ? baselines.first : baselines.last
    return value.isFinite ? value : nil
  }

  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings) {}
}
