/// A UIKit view in the layout, by its intrinsic size and its priorities
/// (recorded on iOS 26.0: i15 to i18, i20; facts: layout §4.3, high).
package struct RepresentableLeaf: LayoutLeaf {
  /// What the view is along an axis.
  package struct Length: Sendable {
    /// The intrinsic length without alignment insets, in points; nil if it has none.
    package var intrinsic: CGFloat?
    /// Content hugging and compression resistance, 0 to 1000.
    package var hugging: Float
    package var resistance: Float

    package init(intrinsic: CGFloat?, hugging: Float, resistance: Float) {
      self.intrinsic = intrinsic
      self.hugging = hugging
      self.resistance = resistance
    }

    /// From here on a view keeps to its intrinsic length: 749 gives way, 750 doesn't.
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
  /// Of a label; any other view's first baseline is its upper edge, the last its lower edge.
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
