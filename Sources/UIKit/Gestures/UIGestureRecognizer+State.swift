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
    fileprivate var sendsActions: Bool {
      switch self {
      case .began, .changed, .ended, .cancelled: true
      case .possible, .failed: false
      }
    }

    /// Whether the gesture is over.
    fileprivate var isLast: Bool {
      switch self {
      case .ended, .cancelled, .failed: true
      case .possible, .began, .changed: false
      }
    }
  }

  /// Whether a gesture is being recognized.
  private var isUnderWay: Bool { storedState == .began || storedState == .changed }

  func move(to new: State) {
    // Until it has been reset, a recognizer whose gesture is over recognizes no other one.
    guard !storedState.isLast else { return }
    guard isEnabled || new == .cancelled || new == .failed || new == .possible else { return }
    guard new != .possible else {
      pendingStates = []
      storedState = .possible
      return
    }
    storedState = new == .failed || isUnderWay || new == .cancelled || mayBegin() ? new : .failed
    pendingStates.append(storedState)
    awaitTurn()
  }

  /// Whether view and delegate let the gesture begin, and no other that has to fail is under way.
  private func mayBegin() -> Bool {
    guard !requirements.contains(where: { $0.recognizer?.isUnderWay ?? false }) else {
      return false
    }
    return inOwnWorld {
      (view?.gestureRecognizerShouldBegin(self) ?? true)
        && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    }
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
        if state.sendsActions {
          // A copy, because a method may add or remove others.
          for target in targets { target.send(sender: self, event: nil) }
        }
        guard state.isLast else { continue }
        reset()
        storedState = .possible
      }
    }
  }

  private func inOwnWorld<R>(_ body: () -> R) -> R {
    view.map { $0.inOwnWorld(body) } ?? body()
  }
}
