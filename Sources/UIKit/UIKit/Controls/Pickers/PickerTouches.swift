/// The touches on the wheels of a picker.
@MainActor
struct PickerTouches {
  /// A drag of a wheel.
  struct Drag {
    var component: Int
    /// The position of the wheel when the drag began, in points from its first row, disregarding
    /// the rubber band.
    var start: CGFloat
    var speed = FingerSpeed()
  }

  /// A wheel that spins on its own.
  struct Spin {
    var began: TimeInterval
    var motion: AxisMotion
    var frames = 0
    /// The pending frame event.
    var event: Int?
  }

  private var made: [UIGestureRecognizer] = []
  var drag: Drag?
  /// The spinning wheels by column.
  var spins: [Int: Spin] = [:]
  /// The column that the current touch has stopped.
  var caught: Int?

  /// Returns the recognizers of drags and taps, created on first access.
  mutating func recognizers(of picker: UIPickerView) -> [UIGestureRecognizer] {
    if made.isEmpty { made = [InnerTapRecognizer(picker), PickerPanRecognizer(picker)] }
    return made
  }
}

/// The recognizer of drags that spin wheels. It isn't in the view's list, whose count apps rely on.
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

  /// Horizontal drags are left to the superviews.
  override func wayBegun(by travel: CGPoint) -> CGPoint? {
    guard abs(travel.y) > Self.slop, abs(travel.y) >= abs(travel.x) else { return nil }
    return CGPoint(x: travel.x, y: travel.y - (travel.y > 0 ? Self.slop : -Self.slop))
  }
}
