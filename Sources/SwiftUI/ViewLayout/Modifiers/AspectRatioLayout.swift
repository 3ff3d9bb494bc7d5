/// `aspectRatio(_:contentMode:)`: proposes the largest rectangle of a ratio inside the proposal, or the smallest that
/// covers it, and has the size that the view returns (facts: layout §1.6, high).
package struct AspectRatioLayout: ModifierLayout {
  /// The ratio of width to height; `nil` for the ideal size's.
  package var ratio: CGFloat?
  package var contentMode: ContentMode

  package init(_ ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let view = subviews.first else { return .zero }
    return view.sizeThatFits(inner(proposal, view))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let view = subviews.first else { return }
    view.place(at: bounds.origin, proposal: inner(proposal, view))
  }

  private func inner(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> ProposedViewSize {
    guard let ratio = ratio(of: view) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthByHeight = height * ratio
      let isByWidth = contentMode == .fit ? width < widthByHeight : width > widthByHeight
      return isByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: widthByHeight, height: height)
    }
  }

  /// Returns the ratio, or `nil` if there is none.
  private func ratio(of view: LayoutSubview) -> CGFloat? {
    let ratio: CGFloat
    if let given = self.ratio {
      ratio = given
    } else {
      let ideal = view.sizeThatFits(.unspecified)
      ratio = ideal.width / ideal.height
    }
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }
}
