/// The extent along one axis of views that are aligned on a guide.
struct GuideExtent {
  /// The largest extents before and after the alignment line, in points; either may be negative.
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity
  private var isInfinite = false

  /// Adds a view that is aligned on a guide.
  mutating func add(_ view: ViewDimensions, _ key: AlignmentKey) {
    let length = view.size[key.axis]
    // An infinite length has no position for its guide.
    guard length.isFinite else {
      isInfinite = true
      return
    }
    let guide = view[key]
    guard guide.isFinite else { return }
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// The length that all views occupy together.
  var length: CGFloat {
    if isInfinite { return .infinity }
    return before.isFinite ? before + after : 0
  }

  /// The line's distance from the start.
  var line: CGFloat { isInfinite || !before.isFinite ? 0 : before }

  /// Returns the line's distance from the start of a length that may be larger than the views'. The alignment's
  /// default position decides how the extra space is distributed.
  func line(in whole: CGFloat, _ key: AlignmentKey) -> CGFloat {
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    let part = min(1, max(0, key.defaultValue(in: unit)))
    let rest = whole - length
    return rest.isFinite ? line + rest * part : line
  }
}
