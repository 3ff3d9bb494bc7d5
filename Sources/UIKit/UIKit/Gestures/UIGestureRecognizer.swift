import Foundation

/// An object that sends actions to targets as a gesture progresses.
///
/// It tracks the fingers that a test puts on the screen (`docs/touch.md`). A test may also fire it
/// by setting ``state`` while it tracks none: the actions are sent when the screen settles.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  final var targets: [TargetAction] = []
  /// The states that have been set and whose actions are pending, in order.
  final var pendingStates: [State] = []
  final var storedState = State.possible
  /// Whether the actions of ``pendingStates`` are scheduled for a run loop turn.
  final var awaitsTurn = false
  final var requirements: [WeakRecognizer] = []
  /// The state about tracked fingers; nil while it tracks none.
  final var play: GesturePlay?
  /// The fingers of the last gesture, to compute its location.
  final var lastTouches: [UITouch] = []
  /// The action of UIKit's own recognizers, in addition to their targets.
  package final var ownAction: ((UIGestureRecognizer) -> Void)?
  /// The view clears it when it's deallocated (see `UIView.storedSuperview`).
  nonisolated(unsafe) final unowned(unsafe) var storedView: UIView?

  /// Creates a recognizer that calls a method of an object, which isn't retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without a target; the coder is ignored. Recognizers in nibs are created
  /// in another way, and get their properties and targets.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Targets

  /// Adds a method to call for each state that sends actions; an existing pair is kept.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll(where: \.isOver)
    guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes a target and action; nil matches every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.action == action)
    }
  }

  // MARK: State

  /// The state of the gesture; set by the recognizer's own code and by tests.
  ///
  /// While fingers are tracked, a state takes effect once all recognizers have received the event,
  /// and the ones that must fail have done so. Otherwise `began`, `changed`, `ended` and
  /// `cancelled` send the actions at the next turn of the run loop, each with the recognizer in
  /// that state; after `ended`, `cancelled` and `failed` the recognizer is reset and `possible`
  /// again (UIGestureRecognizer.h). Coming from `possible`, the view and the delegate may refuse
  /// with `gestureRecognizerShouldBegin(_:)`, which makes it `failed`.
  open var state: State {
    get { shownState }
    set { move(to: newValue) }
  }

  /// Whether it recognizes gestures; one that is disabled in the middle of a gesture is cancelled.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if play != nil, storedState == .possible { return move(to: .failed) }
      guard storedState == .began || storedState == .changed else { return }
      move(to: .cancelled)
    }
  }

  /// Called when the gesture has ended and the recognizer may recognize another one.
  open func reset() {}

  // MARK: Relations

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that has the recognizer.
  open var view: UIView? { storedView }

  /// Makes this recognizer wait for another one to fail; it isn't recognized while that one is
  /// under way.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this recognizer prevents another one from recognizing; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer may prevent this one from recognizing; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Touches

  /// Whether a recognized gesture cancels the touches in the view.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// The raw values of the accepted touch types; all of them unless set.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The raw values of the accepted buttons.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  open var requiresExclusiveTouchType = true
  /// A name for logs.
  open var name: String?

  /// The modifier keys held down; none in a headless run.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pointer buttons held down; none in a headless run.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The number of touches in the gesture, which is 0 for one that a test fires.
  open var numberOfTouches: Int { play?.touches.count ?? 0 }

  /// Returns the centroid of the touches in a view's coordinates, or in the window's for nil.
  ///
  /// Without touches it's the window's origin.
  open func location(in view: UIView?) -> CGPoint {
    let place = Self.middle(of: placedTouches) ?? .zero
    guard let view else { return place }
    guard let window = view.window else { return .zero }
    return view.convert(place, from: window)
  }

  /// Returns the location of one touch in a view's coordinates, or in the window's for nil.
  ///
  /// For an index without a touch, which raises an exception in UIKit, it's the result of
  /// ``location(in:)``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = placedTouches
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  // Methods for subclasses to override, which a test may call on its own recognizers; UIKit's
  // recognizers track only the fingers on the screen.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Whether the recognizer accepts an event; true unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Excludes a touch from the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    play?.remove(touch)
    touch.contact?.recognizers.removeAll { $0 === self }
  }

  // MARK: For UIKit's own recognizers

  /// Whether it may recognize something after the last finger has been lifted, such as a second
  /// tap.
  var waitsForMoreTouches: Bool { false }
  /// Whether it's reset when the last finger lifts although it hasn't decided anything; apps' own
  /// recognizers are reset only after they ended, failed or were cancelled (Apple, `reset()`).
  var isResetUndecided: Bool { false }
  /// The number of taps it requires; 0 for other gestures.
  var tapsNeeded: Int { 0 }
  /// Whether the recognizer itself allows its gesture to begin.
  var ownShouldBegin: Bool { true }

  // MARK: Buttons

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Excludes a button from the gesture; buttons aren't used here.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
