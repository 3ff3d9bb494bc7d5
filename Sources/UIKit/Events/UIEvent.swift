/// Something that happened to the device, as handed to responders and hit testing.
///
/// Nothing happens by itself in a headless run: a test says what fingers and keys do, or makes events
/// and sends them.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Simulated seconds since the host started.
  open var timestamp: TimeInterval { time }

  private let time: TimeInterval

  public override init() {
    time = SimulationHost.current.time
    super.init()
  }

  /// What kind of event it is; touches unless a subclass says something else.
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// The keys that are held down; none in a headless run.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that are held down; none in a headless run.
  open var buttonMask: ButtonMask { [] }

  /// The touches of the event; nil for events of other kinds.
  ///
  /// An event that is made by this class's initialiser has none; a subclass may have some.
  open var allTouches: Set<UITouch>? { nil }

  /// The touches whose views are in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches that a recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The touches that were taken together with this one: itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// The touches that are expected to follow: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
