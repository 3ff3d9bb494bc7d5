/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// The minimum time that the fingers must rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the fingers meanwhile, in points.
  open var allowableMovement: CGFloat = 10

  private var fingers = FingerTaps()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let play, storedState == .possible else { return }
    play.callOffTimers()
    guard fingers.begin(touches, of: numberOfTouchesRequired, now: now) else {
      return state = .failed
    }
    guard fingers.taps >= numberOfTapsRequired,
      play.touchesOnScreen.count == numberOfTouchesRequired
    else { return }
    play.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard play != nil else { return }
    if storedState != .possible {
      state = .changed
    } else if fingers.haveLeft(touches, slop: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let play else { return }
    guard play.touchesOnScreen.isEmpty else {
      // Too few fingers are left to continue pressing.
      if storedState == .possible, fingers.taps >= numberOfTapsRequired {
        play.callOffTimers()
        state = .failed
      }
      return
    }
    if storedState != .possible { return state = .ended }
    play.callOffTimers()
    guard fingers.taps < numberOfTapsRequired, fingers.endTap(of: numberOfTouchesRequired) else {
      return state = .failed
    }
    play.schedule(after: TouchRouter.tapInterval) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard play != nil else { return }
    state = storedState == .possible ? .failed : .cancelled
  }

  override var isResetUndecided: Bool { true }

  open override func reset() {
    super.reset()
    fingers = FingerTaps()
  }

  override var waitsForMoreTouches: Bool { fingers.taps > 0 }
}
