/// The event for fingers on the screen; as on a device, the same object from the first touchdown
/// until the last finger lifts.
final class UITouchesEvent: UIEvent {
  private var moment: TimeInterval = 0
  private var fingers: [UITouch] = []

  override var timestamp: TimeInterval { moment }
  override var allTouches: Set<UITouch>? { Set(fingers) }

  /// The touches in touchdown order.
  var touches: [UITouch] { fingers }

  func update(_ touches: [UITouch], at time: TimeInterval) {
    fingers = touches
    moment = time
  }
}

/// An event for buttons or keys that are held down.
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }

  /// The presses of the event; none unless a subclass provides some.
  open var allPresses: Set<UIPress> { [] }

  /// Returns the presses that a recognizer gets.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
