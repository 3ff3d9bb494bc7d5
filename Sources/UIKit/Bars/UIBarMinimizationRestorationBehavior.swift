/// When a bar that slid away comes back (iOS 27).
public enum UIBarMinimizationRestorationBehavior: Int, Hashable, Sendable {
  case automatic = 0
  case atScrollEdge = 1
}
