/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable, Hashable {
  case miter = 0
  case round = 1
  case bevel = 2
}
