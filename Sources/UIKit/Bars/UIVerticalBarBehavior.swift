/// Whether the system's vertical bars may stand at the side of the screen (iOS 27.1).
public enum UIVerticalBarBehavior: Int, Hashable, Sendable {
  /// They do where the system puts them there.
  case automatic = 0
  /// They lie at the upper and lower edges.
  case disabled = 1
}
