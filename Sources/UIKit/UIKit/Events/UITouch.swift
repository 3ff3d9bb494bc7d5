/// A finger on the screen.
///
/// Fingers touch the screen under a test's control (`docs/touch.md`). A test may also create
/// touches of a subclass that provides a position, and pass them to `touchesBegan(_:with:)` and
/// similar methods of a view or control.
@preconcurrency @MainActor
open class UITouch: NSObject {
  private let time: TimeInterval
  /// The simulated finger; nil for a touch created by a test.
  final var contact: TouchContact?

  public override init() {
    time = SimulationHost.current.time
    super.init()
  }

  /// Simulated seconds from the start of the host to the finger's last action, or to the creation
  /// of the touch.
  open var timestamp: TimeInterval { contact?.time ?? time }

  /// The phase of the touch; a new touch has just begun.
  open var phase: Phase { contact?.phase ?? .began }
  /// The number of taps by the finger at this position in quick succession.
  open var tapCount: Int { contact?.tapCount ?? 1 }
  open var type: TouchType { .direct }

  // MARK: Whose it is

  /// The window of the view.
  open var window: UIWindow? { contact?.window ?? view?.window }
  /// The view that was hit when the touch began; nil unless a finger or a subclass provides one.
  open var view: UIView? { contact?.view }
  /// The recognizers that get the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { contact?.recognizers ?? [] }

  // MARK: Place

  /// Returns the touch's position in a view's coordinates, or in the window's if nil; the window's
  /// origin unless a subclass provides a position.
  open func location(in view: UIView?) -> CGPoint { convert(contact?.place ?? .zero, to: view) }

  /// Returns the position before the last move; the current one unless a finger or a subclass
  /// provides another.
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

  /// The force of the touch; 0, as on devices that can't measure it.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  /// The altitude of a pencil in radians; a finger is perpendicular.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The rotation of a pencil about itself in radians (iOS 17.5).
  open var rollAngle: CGFloat { 0 }

  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
}
