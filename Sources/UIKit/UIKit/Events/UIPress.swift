/// A press of a button or key, controlled by a test (`docs/touch.md`).
///
/// A test may also create presses of a subclass and pass them to `pressesBegan(_:with:)` and
/// similar methods.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phases of a press. The raw values are UIKit's.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The pressed button. The raw values are UIKit's.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  private let time: TimeInterval

  public override init() {
    time = SimulationHost.current.time
    super.init()
  }

  /// Simulated seconds from the start of the host to the creation of the press.
  open var timestamp: TimeInterval { time }
  open var phase: Phase { .began }
  open var type: PressType { .select }
  open var window: UIWindow? { responder?.responderWindow }
  /// The responder that gets the press; nil unless a subclass provides one.
  open var responder: UIResponder? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { [] }
  open var force: CGFloat { 0 }
  /// The key of a keyboard; nil unless a subclass provides one (iOS 13.4).
  open var key: UIKey? { nil }
}
