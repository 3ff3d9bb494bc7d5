// How recognizers track fingers and compete (Apple, “UIGestureRecognizer”,
// “UIGestureRecognizerDelegate” and “Coordinating Multiple Gesture Recognizers”).
extension UIGestureRecognizer {
  /// Whether the recognizer also tracks a finger that touches down.
  func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !storedState.isLast, play?.requested.contains(where: \.isLast) != true,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    return inOwnWorld {
      guard shouldReceive(event) else { return false }
      guard let delegate else { return true }
      return delegate.gestureRecognizer(self, shouldReceive: event)
        && delegate.gestureRecognizer(self, shouldReceive: touch)
    }
  }

  /// Receives the fingers that it tracks.
  func receive(_ touches: [UITouch], _ event: UIEvent) {
    guard let play else { return }
    play.prune(before: touches)
    let followed = play.touches
    let own = touches.filter { touch in followed.contains { $0 === touch } }
    func tell(_ phase: UITouch.Phase, _ message: (Set<UITouch>) -> Void) {
      let set = Set(own.filter { $0.phase == phase })
      guard !set.isEmpty, !storedState.isLast, play.requested.last?.isLast != true else { return }
      play.isReceiving = true
      inOwnWorld { message(set) }
      play.isReceiving = false
    }
    tell(.began) { touchesBegan($0, with: event) }
    tell(.moved) { touchesMoved($0, with: event) }
    tell(.ended) { touchesEnded($0, with: event) }
    tell(.cancelled) { touchesCancelled($0, with: event) }
  }

  /// Whether it may still claim a finger.
  func mayStillRecognize(_ touch: UITouch) -> Bool {
    guard let play, storedState == .possible else { return false }
    return play.everyTouch.contains { $0 === touch } && !isDone
  }

  /// Whether nothing more can result from the fingers that it tracks.
  var isDone: Bool {
    guard let play else { return true }
    guard play.requested.isEmpty, play.touchesOnScreen.isEmpty else { return false }
    return storedState.isLast || storedState == .possible && !waitsForMoreTouches
  }

  /// Prepares it for other fingers.
  func endPlay() {
    let play = play
    self.play = nil
    play?.callOffTimers()
    lastTouches = play?.touches ?? []
    // An app's recognizer that hasn't decided anything may wait for more taps.
    if storedState.isLast || isResetUndecided { inOwnWorld { reset() } }
    storedState = .possible
  }

  /// Decides on the first state that the recognizer has set.
  ///
  /// - Returns: Whether something was decided.
  func decide() -> Bool {
    guard let play, let first = play.requested.first else { return false }
    guard storedState == .possible else {
      play.requested.removeFirst()
      if !storedState.isLast { enter(first) }
      return true
    }
    // A recognizer that gave up before its turn.
    if first == .failed || first == .cancelled || play.requested.contains(.failed) {
      play.requested = []
      storedState = .failed
      return true
    }
    if isPrevented(in: play) {
      play.requested = []
      storedState = .failed
      return true
    }
    if waitsForFailure(in: play) { return false }
    guard inOwnWorld({ mayBegin() }) else {
      play.requested = []
      storedState = .failed
      return true
    }
    play.requested.removeFirst()
    preventOthers(play)
    enter(first)
    if cancelsTouchesInView { play.router?.takeFromViews(play.everyTouch) }
    return true
  }

  private func enter(_ state: State) {
    storedState = state
    guard state.sendsActions else { return }
    inOwnWorld { sendActions() }
  }

  private func others(_ play: GesturePlay) -> [UIGestureRecognizer] {
    (play.router?.players ?? []).filter { other in
      other !== self && other.play.map { $0.shares(play) } == true
    }
  }

  /// Whether another recognizer that may still recognize has to fail first.
  private func waitsForFailure(in play: GesturePlay) -> Bool {
    (play.router?.players ?? []).contains { other in
      other !== self && other.storedState == .possible && !other.isDone
        && requiresFailure(of: other, play)
    }
  }

  private func requiresFailure(of other: UIGestureRecognizer, _ play: GesturePlay) -> Bool {
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    guard other.play.map({ $0.shares(play) }) == true else { return false }
    return inOwnWorld {
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }
  }

  /// Whether a recognizer that has already recognized its gesture prevents this one from doing so.
  private func isPrevented(in play: GesturePlay) -> Bool {
    others(play).contains { other in
      other.hasRecognized && other.prevents(self)
        || requirements.contains { $0.recognizer === other } && other.hasRecognized
    }
  }

  private var hasRecognized: Bool {
    storedState == .began || storedState == .changed || storedState == .ended
  }

  private func preventOthers(_ play: GesturePlay) {
    for other in others(play) where other.storedState == .possible && prevents(other) {
      other.play?.requested = []
      other.storedState = .failed
    }
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !inOwnWorld {
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
  }

  /// The centroid of touches, in the window's coordinates; nil if there are none.
  static func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: nil)
      sum.x += place.x
      sum.y += place.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// The fingers used for locations: the tracked ones, or the ones of the last gesture.
  var placedTouches: [UITouch] { play?.touches ?? lastTouches }

  var now: TimeInterval { play?.router?.host.time ?? 0 }
}
