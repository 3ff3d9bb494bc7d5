/// A finger on the screen.
///
/// Fingers touch the screen as a test says (`docs/touch.md`). A test may also make touches of a
/// subclass, which says where they are, and hand them to `touchesBegan(_:with:)` and the like of a
/// view or a control.
@preconcurrency @MainActor
open class UITouch: NSObject {
  private let time: TimeInterval
  /// The simulated finger; nil for a touch that a test made.
  final var contact: TouchContact?

  public override init() {
    time = SimulationHost.current.time
    super.init()
  }

  /// Simulated seconds from the start of the host to what the finger did last, or to the making of the
  /// touch.
  open var timestamp: TimeInterval { contact?.time ?? time }

  /// How far the touch has come; one that has just been made begins.
  open var phase: Phase { contact?.phase ?? .began }
  /// How often the finger has come down at this place in quick succession.
  open var tapCount: Int { contact?.tapCount ?? 1 }
  open var type: TouchType { .direct }

  // MARK: Whose it is

  /// The window of the view.
  open var window: UIWindow? { contact?.window ?? view?.window }
  /// The view that was hit when the touch began; nil unless a finger or a subclass knows one.
  open var view: UIView? { contact?.view }
  /// The recognizers that get the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { contact?.recognizers ?? [] }

  // MARK: Place

  /// The touch's place in a view's coordinates, or in the window's for nil; the window's origin
  /// unless a subclass says where it is.
  open func location(in view: UIView?) -> CGPoint { convert(contact?.place ?? .zero, to: view) }

  /// The place before the last move; the present one unless a finger or a subclass says something else.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let contact else { return location(in: view) }
    return convert(contact.previousPlace, to: view)
  }

  private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return place }
    guard let window = contact?.window ?? view.window else { return contact == nil ? .zero : place }
    return view.convert(place, from: window)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The radius of the touch in points.
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }

  // MARK: Force and slant

  /// How hard the finger presses; 0, as on devices that can't tell.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  /// The slant of a pencil in radians; a finger stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The turn of a pencil about itself in radians (iOS 17.5).
  open var rollAngle: CGFloat { 0 }

  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
}
