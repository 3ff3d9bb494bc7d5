/// The meaning of a view's content, which determines whether it's mirrored.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
