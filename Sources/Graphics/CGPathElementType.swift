/// What one element of a path does.
public enum CGPathElementType: Int32, Sendable, Hashable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}
