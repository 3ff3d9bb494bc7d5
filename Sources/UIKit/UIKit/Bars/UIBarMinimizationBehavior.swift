/// When a bar minimizes (iOS 27).
public enum UIBarMinimizationBehavior: Int, Hashable, Sendable {
  case automatic = 0
  case never = 1
  case onScrollDown = 2
  case onScrollUp = 3
}
