/// A node of a tree that layout and drawing go down by recursion, as far as the stack reaches: how
/// deeply nodes may be nested is limited.
package protocol NestedNode: AnyObject {
  /// The common class of all nodes of such a tree.
  associatedtype Node: NestedNode where Node.Node == Node

  /// How many nodes may be nested in one another.
  static var depthLimit: Int { get }

  /// The node's place in its tree.
  var nesting: Nesting { get }

  var nodesBelow: [Node] { get }
}

extension NestedNode {
  /// Whether a node, with all nodes below it, may be added to this one.
  package func canHold(_ node: Node) -> Bool {
    // The depth that it would have, counted from 1 at the top.
    let depth = nesting.levelsAbove + 2
    if depth + node.nesting.levelsBelow <= Self.depthLimit { return true }
    // Nodes that were removed still count; this is exact.
    node.nesting.levelsBelow = node.countLevels()
    return depth + node.nesting.levelsBelow <= Self.depthLimit
  }

  /// The levels of nodes below this one, counted without recursion.
  private func countLevels() -> Int {
    var levels = 0
    var level = nodesBelow
    while !level.isEmpty {
      levels += 1
      level = level.flatMap(\.nodesBelow)
    }
    return levels
  }
}

/// The place of a node in its tree.
///
/// An object of its own, so that climbing counts no references: a deep tree is climbed with each node that
/// is added.
package final class Nesting {
  /// At most how many levels of nodes lie below; nodes that were removed may still count.
  @exclusivity(unchecked) fileprivate(set) var levelsBelow = 0
  @exclusivity(unchecked) private var above: Unmanaged<Nesting>?

  package init() {}

  fileprivate var levelsAbove: Int {
    var levels = 0
    var next = above
    while let current = next {
      levels += 1
      next = current._withUnsafeGuaranteedRef { $0.above }
    }
    return levels
  }

  /// Records the parent, and raises ``levelsBelow`` of every ancestor.
  ///
  /// A node calls ``leave()`` on its children before it is freed.
  package func join(_ other: Nesting) {
    above = Unmanaged.passUnretained(other)
    // Up to the top: a node between that still counts removed ones says nothing of those above it.
    var levels = levelsBelow + 1
    var next = above
    while let current = next {
      next = current._withUnsafeGuaranteedRef {
        if $0.levelsBelow < levels { $0.levelsBelow = levels }
        return $0.above
      }
      levels += 1
    }
  }

  package func leave() { above = nil }
}
