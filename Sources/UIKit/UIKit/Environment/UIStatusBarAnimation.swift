/// The animation of the status bar's visibility; it's not visible here.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
