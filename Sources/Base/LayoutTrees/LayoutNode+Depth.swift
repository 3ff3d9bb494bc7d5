extension LayoutNode {
  /// The maximum nesting of nodes in a tree.
  ///
  /// Foundation reads and writes JSON up to 512 levels deep; each node takes two levels and its
  /// attributes take some more.
  static let depthLimit = 240

  /// Removes nodes nested deeper than the limit, and marks the nodes that lost their children.
  mutating func limitDepth() {
    if levels > Self.depthLimit { removeNodes(below: Self.depthLimit) }
  }

  /// The number of levels of nodes, including this one.
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
