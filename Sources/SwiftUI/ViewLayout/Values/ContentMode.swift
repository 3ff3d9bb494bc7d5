/// How content with a fixed aspect ratio fits or fills its space.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
