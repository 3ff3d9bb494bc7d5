/// The rule that tells a path's inside from its outside.
public enum CGPathFillRule: Int, Sendable, Hashable {
  case winding = 0
  case evenOdd = 1
}
