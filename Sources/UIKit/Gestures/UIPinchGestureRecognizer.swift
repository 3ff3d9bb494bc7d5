/// A recognizer of two fingers that move apart or together, which a test fires by its `state`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers over that at the beginning.
  open var scale: CGFloat = 1
  /// The change of ``scale`` a second, which is 0: no fingers move here.
  open var velocity: CGFloat { 0 }
}
