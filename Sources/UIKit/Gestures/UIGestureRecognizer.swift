import Foundation

/// Tells targets of a gesture, and of how far it has come.
///
/// It follows the fingers that a test puts on the screen (`docs/touch.md`). A test may also fire it by
/// setting ``state`` while it follows none: the actions are sent when the screen settles.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  final var targets: [TargetAction] = []
  /// States that were set and whose actions are still to be sent, in their order.
  final var pendingStates: [State] = []
  final var storedState = State.possible
  /// Whether a turn of the run loop is to send the actions of ``pendingStates``.
  final var awaitsTurn = false
  final var requirements: [WeakRecognizer] = []
  /// What it knows of the fingers that it follows; nil while it follows none.
  final var play: GesturePlay?
  /// The fingers of the gesture that is over, for asking where it was.
  final var lastTouches: [UITouch] = []
  /// What UIKit's own recognizers do beside their targets.
  package final var ownAction: ((UIGestureRecognizer) -> Void)?
  /// The view clears it when it ends (see `UIView.storedSuperview`).
  nonisolated(unsafe) final unowned(unsafe) var storedView: UIView?

  /// Makes a recognizer that calls a method of an object, which isn't retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer without a target; nothing is read from the coder. Those in nibs are made otherwise,
  /// and get their properties and targets.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Targets

  /// Has a method called for each state that sends actions; a pair that is there already is kept.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll(where: \.isOver)
    guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Ends the calls of a method; nil stands for every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.action == action)
    }
  }

  // MARK: State

  /// How far the gesture has come; a recognizer's own code and tests set it.
  ///
  /// While fingers are followed, a state counts once all recognizers have got the event, and once those
  /// have failed that have to. Otherwise `began`, `changed`, `ended` and `cancelled` send the actions at
  /// the next turn of the run loop, each with the recognizer in that state; after `ended`, `cancelled` and `failed` the recognizer
  /// is reset and `possible` again (UIGestureRecognizer.h). Coming from `possible`, the view and the
  /// delegate may refuse by `gestureRecognizerShouldBegin(_:)`, which makes it `failed`.
  open var state: State {
    get { shownState }
    set { move(to: newValue) }
  }

  /// Whether it recognizes; one that is disabled in the middle of a gesture is cancelled.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if play != nil, storedState == .possible { return move(to: .failed) }
      guard storedState == .began || storedState == .changed else { return }
      move(to: .cancelled)
    }
  }

  /// Is called when the gesture is over and the recognizer may recognize another one.
  open func reset() {}

  // MARK: Relations

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer was added to.
  open var view: UIView? { storedView }

  /// Has this recognizer wait for another one to fail; it is not recognized while that one is
  /// under way.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this recognizer keeps another one from recognizing; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer may keep this one from recognizing; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Touches

  /// Whether a recognized gesture takes the touches from the view.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// The raw values of the kinds of touches that count; all of them unless set.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The raw values of the buttons that count.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  open var requiresExclusiveTouchType = true
  /// A name for logs.
  open var name: String?

  /// The keys that are held down; none in a headless run.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that are held down; none in a headless run.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// How many touches the gesture consists of, which is 0 of one that a test fires.
  open var numberOfTouches: Int { play?.touches.count ?? 0 }

  /// The middle of the touches in a view's coordinates, or in the window's for nil.
  ///
  /// Without touches it is the window's origin.
  open func location(in view: UIView?) -> CGPoint {
    let place = Self.middle(of: placedTouches) ?? .zero
    guard let view else { return place }
    guard let window = view.window else { return .zero }
    return view.convert(place, from: window)
  }

  /// The place of one touch in a view's coordinates, or in the window's for nil.
  ///
  /// Of an index without a touch, at which UIKit raises an exception, it is that of ``location(in:)``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = placedTouches
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  // What a subclass overrides, and a test may call on one of its own; a recognizer of UIKit's follows
  // the fingers of the screen only.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Whether the recognizer takes an event; true unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Leaves a touch out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    play?.remove(touch)
    touch.contact?.recognizers.removeAll { $0 === self }
  }

  // MARK: For UIKit's own recognizers

  /// Whether it may recognize something after the last finger has left, such as a second tap.
  var waitsForMoreTouches: Bool { false }
  /// Whether it is reset when the last finger leaves although it has decided nothing; apps' own
  /// recognizers are reset after they ended, failed or were cancelled only (Apple, `reset()`).
  var isResetUndecided: Bool { false }
  /// How many taps it takes; 0 of other gestures.
  var tapsNeeded: Int { 0 }
  /// Whether the recognizer itself lets its gesture begin.
  var ownShouldBegin: Bool { true }

  // MARK: Buttons

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Leaves a button out of the gesture; none takes part here.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
}

/// A recognizer that is known, but not retained.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
