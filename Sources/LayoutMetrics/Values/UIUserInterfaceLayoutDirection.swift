/// The direction in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
