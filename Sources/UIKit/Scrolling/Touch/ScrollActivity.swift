/// What fingers do to a scroll view, and what is left of it after they have gone.
@MainActor
struct ScrollActivity {
  /// A drag, from its beginning until the finger leaves.
  struct Drag {
    /// The offset that a way of nothing stands for, as if there were no rubber band.
    var start: CGPoint
    /// Where the view was when the finger came down, for pages.
    var page: CGPoint
    var scrollsSideways: Bool
    var scrollsUpright: Bool
    var speed = FingerSpeed()
    /// Whether pulling has begun to refresh.
    var hasRefreshed = false
  }

  /// Scrolling without a finger.
  struct Coasting {
    var began: TimeInterval
    var x: AxisMotion
    var y: AxisMotion
    /// Where the content could rest when the way was planned.
    var sidewaysRange: ClosedRange<CGFloat>
    var uprightRange: ClosedRange<CGFloat>
    /// The frames so far; times are counted from the beginning, so that they don't drift.
    var frames = 0
    /// The offset that the last frame gave.
    var offset: CGPoint
    /// Where a layout or a delegate wants it to come to rest.
    var target: CGPoint?
    /// The waiting frame.
    var event: Int?

    var duration: TimeInterval { max(x.duration, y.duration) }
  }

  var isFingerDown = false
  var drag: Drag?
  var coasting: Coasting?
  /// What a container does when a drag begins, while the content moves, and when it rests again.
  var onDrag: (() -> Void)?
  var onMove: (() -> Void)?
  var onRest: (() -> Void)?

  var isMoving: Bool { drag != nil || coasting != nil }
}
