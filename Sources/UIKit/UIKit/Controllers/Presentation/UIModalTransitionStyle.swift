/// How a presented controller's view appears; snapshots show the final state, which is the same for
/// all.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
