/// A recognizer of taps.
///
/// A finger may move by 10 points; the next tap has to begin within 0.35 seconds (facts: controls
/// §8; low). The duration of a tap makes no difference (low).
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The accepted pointer buttons; the primary one unless set (iOS 13.4).
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var fingers = FingerTaps()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let play else { return }
    play.callOffTimers()
    if !fingers.begin(touches, of: numberOfTouchesRequired, now: now) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if play != nil, fingers.haveLeft(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let play, play.touchesOnScreen.isEmpty else { return }
    guard fingers.endTap(of: numberOfTouchesRequired) else { return state = .failed }
    guard fingers.taps < numberOfTapsRequired else { return state = .ended }
    play.schedule(after: TouchRouter.tapInterval) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if play != nil { state = .failed }
  }

  override var isResetUndecided: Bool { true }

  open override func reset() {
    super.reset()
    fingers = FingerTaps()
  }

  /// A tap doesn't prevent a later recognizer of more taps from recognizing.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.tapsNeeded <= tapsNeeded
      && super.canPrevent(preventedGestureRecognizer)
  }

  override var waitsForMoreTouches: Bool { fingers.taps > 0 && fingers.taps < numberOfTapsRequired }
  override var tapsNeeded: Int { numberOfTapsRequired }
}

/// Consecutive taps of some fingers.
@MainActor
struct FingerTaps {
  /// The maximum movement of a finger in points (facts: controls §8; low).
  static let slop: CGFloat = 10

  /// The number of completed taps.
  private(set) var taps = 0
  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var mostAtOnce = 0
  /// The point of touchdown of the last tap's first finger; the next tap has to be near.
  private var lastPlace: CGPoint?

  /// Adds fingers that touch down.
  ///
  /// - Returns: False if there are too many.
  mutating func begin(_ touches: Set<UITouch>, of count: Int, now: TimeInterval) -> Bool {
    let new = touches.inOrder.map { ($0, $0.location(in: nil)) }
    if let lastPlace, let place = new.first?.1,
      hypot(place.x - lastPlace.x, place.y - lastPlace.y) > TouchRouter.tapDistance
    {
      return false
    }
    starts += new
    mostAtOnce = max(mostAtOnce, starts.count)
    return starts.count <= count
  }

  /// Whether one of the fingers has moved away from its point of touchdown.
  func haveLeft(_ touches: Set<UITouch>, slop: CGFloat = Self.slop) -> Bool {
    touches.contains { touch in
      guard let start = starts.first(where: { $0.touch === touch })?.place else { return false }
      let place = touch.location(in: nil)
      return hypot(place.x - start.x, place.y - start.y) > slop
    }
  }

  /// Counts a tap whose last finger has been lifted.
  ///
  /// - Returns: False if there were too few fingers.
  mutating func endTap(of count: Int) -> Bool {
    let isWhole = mostAtOnce == count
    lastPlace = starts.first?.place
    starts = []
    mostAtOnce = 0
    taps += isWhole ? 1 : 0
    return isWhole
  }
}
