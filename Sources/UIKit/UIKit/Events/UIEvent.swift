/// An event on the device, passed to responders and hit testing.
///
/// Nothing happens by itself in a headless run: a test controls fingers and keys, or creates events
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

  /// The kind of event; touches unless a subclass overrides this.
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// The modifier keys held down; none in a headless run.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pointer buttons held down; none in a headless run.
  open var buttonMask: ButtonMask { [] }

  /// The touches of the event; nil for events of other kinds.
  ///
  /// An event created with this class's initialiser has none; a subclass may have some.
  open var allTouches: Set<UITouch>? { nil }

  /// Returns the touches whose views are in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches that a recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// Returns the touches coalesced with this one: just itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns the predicted touches: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
