/// The type of a path element.
public enum CGPathElementType: Int32, Sendable, Hashable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}
