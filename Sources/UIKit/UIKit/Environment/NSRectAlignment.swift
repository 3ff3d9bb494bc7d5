/// A position at an edge or corner of a rectangle, in reading direction.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none = 0
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}
