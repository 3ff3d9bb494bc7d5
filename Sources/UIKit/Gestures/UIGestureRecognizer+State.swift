extension UIGestureRecognizer {
  /// How far a gesture has come. Values: UIKit's.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// A gesture that has no duration is recognized as soon as it ends.
    public static let recognized = State.ended

    /// Whether the targets hear of it (UIGestureRecognizer.h).
    var sendsActions: Bool {
      switch self {
      case .began, .changed, .ended, .cancelled: true
      case .possible, .failed: false
      }
    }

    /// Whether the gesture is over.
    var isLast: Bool {
      switch self {
      case .ended, .cancelled, .failed: true
      case .possible, .began, .changed: false
      }
    }
  }

  /// The state as the recognizer's own code sees it, which has set it, or as others do.
  var shownState: State {
    guard let play, play.isReceiving else { return storedState }
    return play.requested.last ?? storedState
  }

  /// Whether a gesture is being recognized.
  private var isUnderWay: Bool { storedState == .began || storedState == .changed }

  func move(to new: State) {
    if let play { return request(new, play) }
    // Until it has been reset, a recognizer whose gesture is over recognizes no other one.
    guard !storedState.isLast else { return }
    guard isEnabled || new == .cancelled || new == .failed || new == .possible else { return }
    guard new != .possible else {
      pendingStates = []
      storedState = .possible
      return
    }
    let begins = { !self.isHindered && self.inOwnWorld { self.mayBegin() } }
    storedState = new == .failed || isUnderWay || new == .cancelled || begins() ? new : .failed
    pendingStates.append(storedState)
    awaitTurn()
  }

  /// Asks for a state while fingers are followed; whether and when it comes is decided after all
  /// recognizers have got the touches.
  private func request(_ new: State, _ play: GesturePlay) {
    guard !storedState.isLast, play.requested.last?.isLast != true, new != .possible else { return }
    // While it waits for another's failure, what was asked for first stays the beginning.
    let isAgain = new == .began && play.requested.contains(.began)
    play.requested.append(isAgain ? .changed : new)
    if !play.isReceiving { play.router?.update() }
  }

  /// Whether a gesture is under way that has to fail first.
  private var isHindered: Bool {
    requirements.contains { $0.recognizer?.isUnderWay ?? false }
  }

  /// Whether view and delegate let the gesture begin.
  func mayBegin() -> Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    // A recognizer of UIKit's may act as it is asked, and so comes last.
    let touched = play?.everyTouch.compactMap { $0.contact?.view } ?? []
    return !touched.contains { $0.keepsForItself(self) } && ownShouldBegin
  }

  private func awaitTurn() {
    guard !awaitsTurn else { return }
    awaitsTurn = true
    inOwnWorld {
      DispatchQueue.main.async { self.turn() }
    }
  }

  private func turn() {
    awaitsTurn = false
    inOwnWorld {
      while !pendingStates.isEmpty {
        let state = pendingStates.removeFirst()
        storedState = state
        if state.sendsActions { sendActions() }
        guard state.isLast else { continue }
        reset()
        storedState = .possible
      }
    }
  }

  func sendActions() {
    // A copy, because a method may add or remove others.
    for target in targets { target.send(sender: self, event: nil) }
    ownAction?(self)
  }

  func inOwnWorld<R>(_ body: () -> R) -> R {
    view.map { $0.inOwnWorld(body) } ?? body()
  }
}
