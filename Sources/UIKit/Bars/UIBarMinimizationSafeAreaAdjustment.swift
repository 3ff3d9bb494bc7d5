/// Whether content moves into the room of a bar that slid away (iOS 27).
public enum UIBarMinimizationSafeAreaAdjustment: Int, Hashable, Sendable {
  case automatic = 0
  case enabled = 1
  case disabled = 2
}
