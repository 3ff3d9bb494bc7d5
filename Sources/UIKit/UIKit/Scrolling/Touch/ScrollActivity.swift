/// The state of drags in a scroll view and of the motion that follows them.
@MainActor
struct ScrollActivity {
  /// A drag, from its beginning until the finger is lifted.
  struct Drag {
    /// The offset at a translation of zero, without rubber-banding.
    var start: CGPoint
    /// The offset when the finger touched down, for paging.
    var page: CGPoint
    var scrollsSideways: Bool
    var scrollsUpright: Bool
    var began: TimeInterval
    var speed = FingerSpeed()
    /// Whether pulling has triggered a refresh.
    var hasRefreshed = false
  }

  /// Scrolling after the finger was lifted.
  struct Coasting {
    var began: TimeInterval
    var x: AxisMotion
    var y: AxisMotion
    /// The range of resting offsets when the motion was planned.
    var sidewaysRange: ClosedRange<CGFloat>
    var uprightRange: ClosedRange<CGFloat>
    /// The number of frames so far; times are computed from the beginning, so that they don't
    /// drift.
    var frames = 0
    /// The offset in the last frame.
    var offset: CGPoint
    /// The target offset from a layout or a delegate.
    var target: CGPoint?
    /// The scheduled frame.
    var event: Int?

    var duration: TimeInterval { max(x.duration, y.duration) }
  }

  var isFingerDown = false
  var drag: Drag?
  var coasting: Coasting?
  /// Callbacks for a container when a drag begins, while the content moves, and when it is at rest
  /// again.
  var onDrag: (() -> Void)?
  var onMove: (() -> Void)?
  var onRest: (() -> Void)?

  var isMoving: Bool { drag != nil || coasting != nil }
}
