/// Whether content extends into the space of a minimized bar (iOS 27).
public enum UIBarMinimizationSafeAreaAdjustment: Int, Hashable, Sendable {
  case automatic = 0
  case enabled = 1
  case disabled = 2
}
