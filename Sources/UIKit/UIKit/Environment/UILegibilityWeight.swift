/// The text weight that the user has requested.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
