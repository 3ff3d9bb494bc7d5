/// `frame(minWidth:idealWidth:maxWidth:…)`: accepts as much of the proposal as its bounds allow (Apple; m06; facts:
/// layout §1.5, high).
package struct FlexibleFrameLayout: ModifierLayout {
  /// The bounds of one axis, in points; `nil` if not specified.
  package struct Bounds: Sendable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    package init(
      minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil
    ) {
      self.minimum = minimum.flatMap { $0.isNaN ? nil : max(0, $0) }
      self.ideal = ideal.flatMap { $0.isNaN ? nil : max(0, $0) }
      self.maximum = maximum.flatMap { $0.isNaN ? nil : max(0, $0) }
    }

    var isUnbounded: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// Returns the view's proposal: the frame's own or the ideal length, clamped to the bounds.
    func inner(_ proposed: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map(clamped)
    }

    /// Returns the frame's length for the proposal and the view's answer to `inner(_:)`.
    ///
    /// With both bounds it accepts the proposal. With one, it stays between the proposal and the answer, limited by
    /// that bound. With only a maximum it isn't longer than that even if the view is.
    func length(_ proposed: CGFloat?, answer: CGFloat) -> CGFloat {
      guard let proposed else { return clamped(ideal ?? answer) }
      switch (minimum, maximum) {
      case (nil, nil): return answer
      case (.some, .some): return clamped(proposed)
      case (nil, let maximum?):
        return proposed > answer ? min(proposed, maximum) : min(answer, maximum)
      case (let minimum?, nil):
        return proposed < answer ? max(proposed, minimum) : max(answer, minimum)
      }
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
      max(minimum ?? 0, min(length, maximum ?? .infinity))
    }
  }

  package var horizontal: Bounds
  package var vertical: Bounds
  package var alignment: Alignment

  package init(
    horizontal: Bounds = Bounds(), vertical: Bounds = Bounds(), alignment: Alignment = .center
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let answer = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: horizontal.length(proposal.width, answer: answer.width),
      height: vertical.length(proposal.height, answer: answer.height))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.alignFirst(alignment, in: bounds, proposal: inner(proposal))
  }

  /// Same as a fixed frame's, on the axes that have bounds (by analogy, low).
  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var edges: Edge.Set = []
    if !horizontal.isUnbounded { edges.formUnion(.horizontal) }
    if !vertical.isUnbounded { edges.formUnion(.vertical) }
    return (subviews.first?.spacing ?? ViewSpacing()).plain(at: edges)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height))
  }
}
