extension CALayer: NestedNode {
  /// The maximum nesting depth of layers: twice the limit for views, each of which has one.
  package static let depthLimit = 5_000

  package final var nodesBelow: [CALayer] { layers }
}
