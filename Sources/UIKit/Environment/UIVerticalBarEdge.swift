/// The edge at which the system's vertical bars stand (iOS 27.1).
public enum UIVerticalBarEdge: Int, Hashable, Sendable {
  /// No edge: bars lie at the upper and lower edges.
  case unspecified = 0
  case leading = 1
  case trailing = 2
}
