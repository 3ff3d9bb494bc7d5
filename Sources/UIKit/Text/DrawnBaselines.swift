import Typography

/// How the lines of a label stood when it was drawn.
struct DrawnBaselines {
  let layout: TextLayout
  /// Where the layout's coordinates begin, in the label's.
  let origin: CGPoint
  /// The baselines from the top of the label's bounds.
  let first: CGFloat
  let last: CGFloat
  /// The label's size then: of another size they stand elsewhere.
  let size: CGSize

  init(_ layout: TextLayout, at origin: CGPoint, size: CGSize) {
    self.layout = layout
    self.origin = origin
    first = origin.y + layout.firstBaseline
    last = origin.y + layout.lastBaseline
    self.size = size
  }
}
