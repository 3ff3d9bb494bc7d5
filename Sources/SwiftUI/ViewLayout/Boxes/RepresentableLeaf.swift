/// A UIKit view in the layout, sized by its intrinsic size and its priorities (recorded on iOS 26.0: i15 to i18, i20;
/// facts: layout §4.3, high).
package struct RepresentableLeaf: LayoutLeaf {
  /// The view's properties along an axis.
  package struct Length: Sendable {
    /// The intrinsic length without alignment insets, in points; `nil` if there is none.
    package var intrinsic: CGFloat?
    /// The content hugging and compression resistance priorities, 0 to 1000.
    package var hugging: Float
    package var resistance: Float

    package init(intrinsic: CGFloat?, hugging: Float, resistance: Float) {
      self.intrinsic = intrinsic
      self.hugging = hugging
      self.resistance = resistance
    }

    /// The lowest priority that keeps a view at its intrinsic length: 749 yields, 750 doesn't.
    static let required: Float = 750

    func answer(to proposed: CGFloat?) -> CGFloat {
      guard let intrinsic else { return proposed ?? 0 }
      guard let proposed else { return intrinsic }
      if proposed > intrinsic { return hugging >= Self.required ? intrinsic : proposed }
      return resistance >= Self.required ? intrinsic : proposed
    }
  }

  package var width: Length
  package var height: Length
  /// The baselines of a label. Other views' first baseline is their top edge and the last one their bottom edge.
  package var ownBaselines: TextBaselines?

  package init(width: Length, height: Length, baselines: TextBaselines? = nil) {
    self.width = width
    self.height = height
    ownBaselines = baselines
  }

  package var hasBaselines: Bool { true }

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    CGSize(
      width: width.answer(to: proposal.width), height: height.answer(to: proposal.height))
  }

  package func baselines(for proposal: ProposedViewSize) -> TextBaselines? {
    ownBaselines
      ?? TextBaselines(first: 0, last: sizeThatFits(proposal, in: nil).valid.height)
  }
}
