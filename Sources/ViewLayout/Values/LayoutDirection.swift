/// A direction in which content is laid out, which determines the leading edge.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
