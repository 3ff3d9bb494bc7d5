/// A direction in text as it is laid out. Values: UIKit's.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}
