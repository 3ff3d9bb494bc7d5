/// A recognizer of fingers that are dragged in from an edge of the screen, which a test fires by its
/// `state`.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the gesture may start from.
  open var edges: UIRectEdge = []
}
