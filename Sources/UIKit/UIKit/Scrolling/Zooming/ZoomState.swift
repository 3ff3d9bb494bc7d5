/// The zoom limits of a scroll view's content, and the state of pinches.
@MainActor
struct ZoomState {
  /// A pinch, from its beginning to its end.
  struct Pinch {
    /// The zoom at a pinch scale of 1.
    var start: CGFloat
    /// The point of the zoomed view that stays between the fingers, in its own coordinates.
    var focus: CGPoint
    /// The last position of that point, relative to the top left corner of the scroll view.
    var place: CGPoint
  }

  /// The return to a scale within the limits.
  struct Bounce {
    var start: CGFloat
    var target: CGFloat
    var pinch: Pinch
    var began: TimeInterval
    var frames = 0
    /// The scheduled frame.
    var event: Int?
  }

  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  /// The view that was zoomed last.
  weak var view: UIView?
  var pinch: Pinch?
  var bounce: Bounce?
  /// Whether the scale is being changed, so that the offset isn't clamped meanwhile.
  var isApplying = false

  /// Whether pinches can zoom at all (Apple, `maximumZoomScale`).
  var isPossible: Bool { maximum > minimum }
  var isUnderWay: Bool { pinch != nil || bounce != nil }

  /// Returns the nearest scale that content may rest at.
  func legal(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

  /// Returns the shown scale for a pinched one: beyond a limit it follows the fingers as content
  /// does beyond its end, with the limit as the length (low).
  func shown(_ scale: CGFloat, bounces: Bool) -> CGFloat {
    let nearest = legal(scale)
    guard bounces, nearest > 0 else { return nearest }
    return nearest + RubberBand.shown(scale - nearest, extent: nearest)
  }
}
