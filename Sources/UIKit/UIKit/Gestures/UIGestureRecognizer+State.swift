extension UIGestureRecognizer {
  /// The states of a gesture. The raw values are UIKit's.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// A discrete gesture is recognized as soon as it ends.
    public static let recognized = State.ended

    /// Whether the state sends actions to the targets (UIGestureRecognizer.h).
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

  /// The state as shown to the recognizer's own code, which has set it, or to other code.
  var shownState: State {
    guard let play, play.isReceiving else { return storedState }
    return play.requested.last ?? storedState
  }

  /// Whether a gesture is being recognized.
  private var isUnderWay: Bool { storedState == .began || storedState == .changed }

  func move(to new: State) {
    if let play { return request(new, play) }
    // Until it has been reset, a recognizer whose gesture has ended recognizes no other one.
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

  /// Requests a state while fingers are tracked; whether and when it takes effect is decided after
  /// all recognizers have received the touches.
  private func request(_ new: State, _ play: GesturePlay) {
    guard !storedState.isLast, play.requested.last?.isLast != true, new != .possible else { return }
    // While it waits for another's failure, the first request remains the beginning.
    let isAgain = new == .began && play.requested.contains(.began)
    play.requested.append(isAgain ? .changed : new)
    if !play.isReceiving { play.router?.update() }
  }

  /// Whether a gesture under way has to fail first.
  private var isHindered: Bool {
    requirements.contains { $0.recognizer?.isUnderWay ?? false }
  }

  /// Whether the view and the delegate allow the gesture to begin.
  func mayBegin() -> Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    // A UIKit recognizer may act when it's queried, and so comes last.
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
    // A copy, because an action may add or remove targets.
    for target in targets { target.send(sender: self, event: nil) }
    ownAction?(self)
  }

  func inOwnWorld<R>(_ body: () -> R) -> R {
    view.map { $0.inOwnWorld(body) } ?? body()
  }
}
