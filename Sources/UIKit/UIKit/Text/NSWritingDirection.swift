/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// According to the first strong character.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
