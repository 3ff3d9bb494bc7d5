/// A recognizer of two fingers that turn, which a test fires by its `state`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0
  /// The change of ``rotation`` a second, which is 0: no fingers move here.
  open var velocity: CGFloat { 0 }
}
