/// The edge with the system's vertical bars (iOS 27.1).
public enum UIVerticalBarEdge: Int, Hashable, Sendable {
  /// No edge: bars are at the upper and lower edges.
  case unspecified = 0
  case leading = 1
  case trailing = 2
}
