/// How to paint a path.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}
