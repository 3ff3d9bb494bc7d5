/// A node of a tree that layout and drawing go down by recursion, as far as the stack reaches: how
/// deeply nodes may be nested is limited.
package protocol NestedNode: AnyObject {
  /// The common class of all nodes of such a tree.
  associatedtype Node: NestedNode where Node.Node == Node

  /// How many nodes may be nested in one another.
  static var depthLimit: Int { get }

  /// At most how many levels of nodes lie below this one; nodes that were removed may still count.
  var levelsBelow: Int { get set }

  var nodeAbove: Node? { get }
  var nodesBelow: [Node] { get }
}

// Inlinable, as deep trees climb to their top with each node that is added.
extension NestedNode {
  /// Whether a node, with all nodes below it, may be added to this one.
  @inlinable package func canHold(_ node: Node) -> Bool {
    // The depth that it would have, counted from 1 at the top.
    var depth = 2
    var above = nodeAbove
    while let current = above {
      depth += 1
      above = current.nodeAbove
    }
    if depth + node.levelsBelow <= Self.depthLimit { return true }
    // Nodes that were removed still count; this is exact.
    node.levelsBelow = node.countLevels()
    return depth + node.levelsBelow <= Self.depthLimit
  }

  /// Updates the levels of all nodes above this one, after it was added to one of them.
  @inlinable package func raiseLevelsAbove() {
    // Up to the top: a node between that still counts removed ones says nothing of those above it.
    var levels = levelsBelow + 1
    var above = nodeAbove
    while let current = above {
      current.levelsBelow = max(current.levelsBelow, levels)
      levels += 1
      above = current.nodeAbove
    }
  }

  /// The levels of nodes below this one, counted without recursion.
  @usableFromInline package func countLevels() -> Int {
    var levels = 0
    var level = nodesBelow
    while !level.isEmpty {
      levels += 1
      level = level.flatMap(\.nodesBelow)
    }
    return levels
  }
}
