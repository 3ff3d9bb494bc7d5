/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  case active = 1
  /// It was stopped, and waits for being told where it ends.
  case stopped = 2
}
