/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  case active = 1
  /// It was stopped, and waits for finishAnimation(at:).
  case stopped = 2
}
