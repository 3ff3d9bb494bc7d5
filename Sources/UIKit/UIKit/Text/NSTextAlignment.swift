/// The alignment of lines between the edges of their text block.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left or right, depending on the writing direction.
  case natural = 4
}
