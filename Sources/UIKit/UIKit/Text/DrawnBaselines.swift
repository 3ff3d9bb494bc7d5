import Typography

/// The layout of a label's lines when it was last drawn.
struct DrawnBaselines {
  let layout: TextLayout
  /// The origin of the layout in the label's coordinates.
  let origin: CGPoint
  /// The baselines from the top of the label's bounds.
  let first: CGFloat
  let last: CGFloat
  /// The label's size at that time; at a different size the lines are elsewhere.
  let size: CGSize

  init(_ layout: TextLayout, at origin: CGPoint, size: CGSize) {
    self.layout = layout
    self.origin = origin
    first = origin.y + layout.firstBaseline
    last = origin.y + layout.lastBaseline
    self.size = size
  }
}
