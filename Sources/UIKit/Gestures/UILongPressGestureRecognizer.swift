/// A recognizer of touches that rest for a while, which a test fires by its `state`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// How long the fingers would have to rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers could move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}
