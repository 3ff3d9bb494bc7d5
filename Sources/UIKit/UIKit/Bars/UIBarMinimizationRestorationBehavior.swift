/// When a minimized bar is restored (iOS 27).
public enum UIBarMinimizationRestorationBehavior: Int, Hashable, Sendable {
  case automatic = 0
  case atScrollEdge = 1
}
