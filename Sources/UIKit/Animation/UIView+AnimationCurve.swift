extension UIView {
  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
