/// Whether the system's vertical bars may be at the side of the screen (iOS 27.1).
public enum UIVerticalBarBehavior: Int, Hashable, Sendable {
  /// They are if the system puts them there.
  case automatic = 0
  /// Bars are at the top and bottom edges.
  case disabled = 1
}
