/// A view without children in the layout: a text, an image, a shape, a control.
package protocol LayoutLeaf {
  /// The size for a proposal, in points.
  ///
  /// - Parameters:
  ///   - orientation: The axis of the stack that the view is in, if it is in one.
  func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize

  /// The spacing preferences of the edges; a plain view's by default.
  var spacing: ViewSpacing { get }

  /// The layout priority, unless one is set.
  var priority: Double { get }

  /// Whether the view sets baselines. If not, the bottom edge is used.
  var hasBaselines: Bool { get }

  /// Returns the positions of the view's baselines.
  func baselines(for proposal: ProposedViewSize) -> TextBaselines?
}

extension LayoutLeaf {
  package var spacing: ViewSpacing { .plain }
  package var priority: Double { 0 }
  package var hasBaselines: Bool { false }
  package func baselines(for proposal: ProposedViewSize) -> TextBaselines? { nil }
}

/// The positions of a text's first and last baselines, in points from its top edge.
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
