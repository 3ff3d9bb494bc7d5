/// A recognizer of a pointer over the view, which a test fires with its `state` (iOS 13).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1; 0, as there is none (iOS 16.1).
  open var zOffset: CGFloat { 0 }
  /// The altitude of a pencil in radians; perpendicular, as there is none (iOS 16.4).
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The azimuth of a pencil in radians; 0, as there is none (iOS 16.4).
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction of a pencil's azimuth; along x, as there is none (iOS 16.4).
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
