/// The rule that determines what is inside a path.
public enum CGPathFillRule: Int, Sendable, Hashable {
  case winding = 0
  case evenOdd = 1
}
