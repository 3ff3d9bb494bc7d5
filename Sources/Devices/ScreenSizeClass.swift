/// The two size classes of a screen's side.
public enum ScreenSizeClass: String, Sendable, Hashable, Codable {
  case compact
  case regular
}
