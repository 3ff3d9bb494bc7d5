import Typography

/// Where the lines of a label stood when it was drawn, from the top of its bounds.
struct DrawnBaselines {
  let first: CGFloat
  let last: CGFloat
  /// The label's size then: of another size they stand elsewhere.
  let size: CGSize

  init(_ layout: TextLayout, top: CGFloat, size: CGSize) {
    first = top + layout.firstBaseline
    last = top + layout.lastBaseline
    self.size = size
  }
}
