/// How far the content of a scroll view may be zoomed, and what two fingers do to it.
@MainActor
struct ZoomState {
  /// Two fingers, from the beginning of a pinch to its end.
  struct Pinch {
    /// The zoom that a pinch by 1 stands for.
    var start: CGFloat
    /// The point of the zoomed view that stays between the fingers, in its own coordinates.
    var focus: CGPoint
    /// Where that point was last, from the upper left corner of the scroll view.
    var place: CGPoint
  }

  /// The way back to a scale within the limits.
  struct Bounce {
    var start: CGFloat
    var target: CGFloat
    var pinch: Pinch
    var began: TimeInterval
    var frames = 0
    /// The waiting frame.
    var event: Int?
  }

  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  /// The view that was zoomed last.
  weak var view: UIView?
  var pinch: Pinch?
  var bounce: Bounce?
  /// Whether the scale is being changed, so that the offset isn't brought into range in between.
  var isApplying = false

  /// Whether fingers can zoom at all (Apple, `maximumZoomScale`).
  var isPossible: Bool { maximum > minimum }
  var isUnderWay: Bool { pinch != nil || bounce != nil }

  /// The nearest scale that content may rest at.
  func legal(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

  /// What is shown of a scale that fingers ask for: beyond a limit it follows them as content does
  /// beyond its end, for which the limit counts as the length (low).
  func shown(_ scale: CGFloat, bounces: Bool) -> CGFloat {
    let nearest = legal(scale)
    guard bounces, nearest > 0 else { return nearest }
    return nearest + RubberBand.shown(scale - nearest, extent: nearest)
  }
}
