extension LayoutNode {
  /// How many nodes may be nested in a tree.
  ///
  /// Foundation reads and writes JSON up to 512 levels deep, of which each node takes two and its
  /// attributes take some more.
  static let depthLimit = 240

  /// Removes what is nested deeper than the limit, and marks the nodes that lost their children.
  mutating func limitDepth() {
    if levels > Self.depthLimit { removeNodes(below: Self.depthLimit) }
  }

  /// The levels of nodes from this one down.
  private var levels: Int {
    1 + children.reduce(0) { max($0, $1.levels) }
  }

  private mutating func removeNodes(below level: Int) {
    guard !children.isEmpty else { return }
    if level > 1 {
      for index in children.indices { children[index].removeNodes(below: level - 1) }
    } else {
      attributes.append(LayoutAttribute(.omitsSubviews, .flag(true)))
      children = []
    }
  }
}
