/// What fingers do to the wheels of a picker.
@MainActor
struct PickerTouches {
  /// A wheel under a finger.
  struct Drag {
    var component: Int
    /// Where the wheel was when the drag began, in points from its first row, as if there were no rubber
    /// band.
    var start: CGFloat
    var speed = FingerSpeed()
  }

  /// A wheel that goes on by itself.
  struct Spin {
    var began: TimeInterval
    var motion: AxisMotion
    var frames = 0
    /// The waiting frame.
    var event: Int?
  }

  private var made: [UIGestureRecognizer] = []
  var drag: Drag?
  /// By column.
  var spins: [Int: Spin] = [:]
  /// The column that the finger on the screen has stopped.
  var caught: Int?

  /// The recognizers of drags and taps, made when they are first asked for.
  mutating func recognizers(of picker: UIPickerView) -> [UIGestureRecognizer] {
    if made.isEmpty { made = [InnerTapRecognizer(picker), PickerPanRecognizer(picker)] }
    return made
  }
}

/// The recognizer of drags that turn wheels. It isn't among the view's, whose number code counts on.
final class PickerPanRecognizer: UIPanGestureRecognizer {
  private weak var picker: UIPickerView?

  init(_ picker: UIPickerView) {
    self.picker = picker
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    ownAction = { [weak picker] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      picker?.wheelDragged(pan)
    }
  }

  override var view: UIView? { picker }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if play != nil, let picker, let touch = touches.inOrder.first {
      picker.catchWheel(at: touch.location(in: picker))
    }
    super.touchesBegan(touches, with: event)
  }

  override var isResetUndecided: Bool { true }

  override func reset() {
    super.reset()
    picker?.releaseWheel()
  }

  /// Drags across are left to the views around.
  override func wayBegun(by travel: CGPoint) -> CGPoint? {
    guard abs(travel.y) > Self.slop, abs(travel.y) >= abs(travel.x) else { return nil }
    return CGPoint(x: travel.x, y: travel.y - (travel.y > 0 ? Self.slop : -Self.slop))
  }
}
