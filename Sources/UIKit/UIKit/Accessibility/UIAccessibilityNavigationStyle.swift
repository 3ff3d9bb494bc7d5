/// The way of navigating an element with switches. The raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}
