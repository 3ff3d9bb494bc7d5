/// Whether the screen senses pressure.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}
