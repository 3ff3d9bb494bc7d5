/// A recognizer of taps, which a test fires by its `state`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that count; the primary one unless set (iOS 13.4).
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}
