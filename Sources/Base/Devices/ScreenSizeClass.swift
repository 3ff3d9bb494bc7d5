/// The two size classes of a screen dimension.
public enum ScreenSizeClass: String, Sendable, Hashable, Codable {
  case compact
  case regular
}
