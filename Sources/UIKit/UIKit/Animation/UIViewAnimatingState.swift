/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// It hasn't started, or has finished.
  case inactive = 0
  case active = 1
  /// It was stopped, and is waiting for finishAnimation(at:).
  case stopped = 2
}
