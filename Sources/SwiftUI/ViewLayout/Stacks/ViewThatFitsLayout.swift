/// `ViewThatFits`: shows the first subview whose ideal size fits the proposal in some axes, or the last one, and
/// passes the proposal on to it (Apple; facts: layout §1.8, high). The others aren't placed.
package struct ViewThatFitsLayout: BuiltInLayout {
  package var axes: Axis.Set

  /// The tolerance for inexact sums, in points.
  private static let noise: CGFloat = 1e-6

  package init(_ axes: Axis.Set = [.horizontal, .vertical]) {
    self.axes = axes
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    // Which subview fits isn't known before there is a proposal.
    subviews.first?.spacing ?? ViewSpacing()
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    fitting(subviews, proposal)?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let chosen = fitting(subviews, proposal)
    for subview in subviews where subview != chosen { subview.hide() }
    chosen?.place(at: bounds.origin, proposal: proposal)
  }

  private func fitting(_ subviews: Subviews, _ proposal: ProposedViewSize) -> LayoutSubview? {
    // The last one is used without measuring it.
    subviews.dropLast().first { subview in
      let ideal = subview.sizeThatFits(.unspecified)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let length = proposal[axis] else { return true }
        return ideal[axis] <= length + Self.noise
      }
    } ?? subviews.last
  }
}
