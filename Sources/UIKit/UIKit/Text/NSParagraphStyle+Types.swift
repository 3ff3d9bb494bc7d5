/// How text that is wider than its line is broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The alignment of lines between the edges of their text block.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left or right, depending on the writing direction.
  case natural = 4
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// According to the first strong character.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
