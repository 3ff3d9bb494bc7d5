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
