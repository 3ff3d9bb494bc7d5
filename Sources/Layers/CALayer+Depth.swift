extension CALayer: NestedNode {
  /// How many layers may be nested: twice as many as views, each of which has one.
  package static let depthLimit = 5_000

  package final var nodesBelow: [CALayer] { layers }
}
