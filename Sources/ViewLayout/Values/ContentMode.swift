/// Whether content of a fixed ratio lies inside of its space or covers it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
