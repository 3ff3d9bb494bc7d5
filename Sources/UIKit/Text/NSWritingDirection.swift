/// The side on which a paragraph begins.
public enum NSWritingDirection: Int, Sendable {
  /// By the first strong character.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
