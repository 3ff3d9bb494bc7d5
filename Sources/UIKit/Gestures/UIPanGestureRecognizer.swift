/// A recognizer of fingers that are dragged, which a test fires by its `state`.
///
/// The way that they went is what ``setTranslation(_:in:)`` says.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// The devices whose scrolling counts as a drag; none unless set (iOS 13.4). Kept, without effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The way in the window's coordinates.
  private var way = CGPoint.zero

  /// The way that the fingers went, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return way }
    return difference(of: window, in: view, way)
  }

  /// Says which way the fingers went, in a view's coordinates; the velocity becomes 0, as it is.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = view.window else {
      way = translation
      return
    }
    way = difference(of: view, in: window, translation)
  }

  /// The speed of the fingers in points a second, which is 0: none move here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  /// A vector of one view in the coordinates of another one.
  private func difference(of view: UIView, in other: UIView, _ vector: CGPoint) -> CGPoint {
    let start = other.convert(CGPoint.zero, from: view)
    let end = other.convert(vector, from: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
