/// The range of colours of a display.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}
