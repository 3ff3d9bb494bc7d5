/// How deep calls of one kind lie in one another, up to a limit.
///
/// Code that asks for what it is part of, and has it done at once, would run until the stack is
/// full. Beyond the limit calls are refused until all of those under way have returned.
@MainActor
final class CallNesting {
  /// Calls of `layoutIfNeeded`: far more than views lay their subviews out in one another, far less
  /// than the stack holds.
  static let layout = CallNesting(limit: 500)
  /// Updates of constraints, and measurings: far deeper than stacks lie in stacks, far less than the
  /// program's own stack holds.
  static let constraints = CallNesting(limit: 200)

  private enum State {
    case open(depth: Int)
    case unwinding(depth: Int)
  }

  private let limit: Int
  private var state = State.open(depth: 0)

  /// - Parameter limit: At least 1.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether the limit was met by a call that is still under way.
  var isUnwinding: Bool {
    if case .unwinding = state { true } else { false }
  }

  /// Runs the body inside of the calls under way; returns nil instead, where it is refused.
  func enter<Result>(_ body: () -> Result) -> Result? {
    guard case .open(let depth) = state else { return nil }
    guard depth < limit else {
      state = .unwinding(depth: depth)
      return nil
    }
    state = .open(depth: depth + 1)
    let result = body()
    leave()
    return result
  }

  private func leave() {
    switch state {
    case .open(let depth): state = .open(depth: depth - 1)
    case .unwinding(let depth):
      state = depth > 1 ? .unwinding(depth: depth - 1) : .open(depth: 0)
    }
  }
}
