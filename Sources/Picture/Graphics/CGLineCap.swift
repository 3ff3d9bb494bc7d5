/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable, Hashable {
  case butt = 0
  case round = 1
  case square = 2
}
