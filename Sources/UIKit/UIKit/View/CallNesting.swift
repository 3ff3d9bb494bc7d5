/// Limits how deeply calls of one kind may nest.
///
/// Code that requests work on something it's part of, and has it done at once, would otherwise run
/// until the stack overflows. Beyond the limit, calls are refused until all pending ones have
/// returned.
@MainActor
final class CallNesting {
  /// For calls of `layoutIfNeeded`: far deeper than views nest their layout, far shallower than the
  /// stack allows.
  static let layout = CallNesting(limit: 500)
  /// For constraint updates and measurements: far deeper than stack views nest, far shallower than
  /// the program's own stack allows.
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

  /// Whether a pending call has hit the limit.
  var isUnwinding: Bool {
    if case .unwinding = state { true } else { false }
  }

  /// Runs the body as a nested call; returns nil instead if the call is refused.
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
