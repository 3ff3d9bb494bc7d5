/// The layout of a modifier, whose first subview is the modified view.
///
/// Layout values, priority and a stack's axis pass through it (facts: layout §1.5, high), and it merges only the
/// guides of its first subview.
package protocol ModifierLayout: BuiltInLayout {}

extension ModifierLayout {
  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews.prefix(1), cache: &cache)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews.prefix(1), cache: &cache)
  }
}

/// A layout that sets no guides except its subviews' and `ownGuide`, so that boxes needn't query it for others.
package protocol BuiltInLayout: Layout {
  /// A guide that the layout itself sets.
  var ownGuide: AlignmentKey? { get }
}

extension BuiltInLayout {
  package var ownGuide: AlignmentKey? { nil }
}
