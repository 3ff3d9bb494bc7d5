/// A node of a tree that layout and drawing traverse recursively, as deep as the stack allows: the
/// nesting depth of nodes is limited.
package protocol NestedNode: AnyObject {
  /// The common class of all nodes of such a tree.
  associatedtype Node: NestedNode where Node.Node == Node

  /// The maximum nesting depth of nodes.
  static var depthLimit: Int { get }

  /// The node's position in its tree.
  var nesting: Nesting { get }

  var nodesBelow: [Node] { get }
}

extension NestedNode {
  /// Returns whether a node, with all its descendants, may be added to this one.
  package func canHold(_ node: Node) -> Bool {
    // Its new depth, counted from 1 at the top.
    let depth = nesting.levelsAbove + 2
    if depth + node.nesting.levelsBelow <= Self.depthLimit { return true }
    // Removed nodes still count; this is exact.
    node.nesting.levelsBelow = node.countLevels()
    return depth + node.nesting.levelsBelow <= Self.depthLimit
  }

  /// The nearest node, from this one up, that assigns what the nodes below inherit; `nil` if there is none.
  package var nearestAssigning: Node? {
    nesting.nearestAssigning.map { unsafeDowncast($0, to: Node.self) }
  }

  /// Records whether this node assigns what the nodes below inherit, such as a tint.
  package func setAssigning(_ isAssigning: Bool) { nesting.setAssigning(isAssigning ? self : nil) }

  /// Returns the number of levels below this node, counted without recursion.
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

/// The position of a node in its tree.
///
/// It's a separate object, so that climbing doesn't count references: a deep tree is climbed for
/// each node that is added.
package final class Nesting {
  /// The maximum number of levels below; removed nodes may still count.
  @exclusivity(unchecked) fileprivate(set) var levelsBelow = 0
  @exclusivity(unchecked) private var above: Unmanaged<Nesting>?

  /// The node itself if it assigns what the nodes below inherit.
  @exclusivity(unchecked) private var assigning: Unmanaged<AnyObject>?

  package init() {}

  fileprivate func setAssigning(_ node: AnyObject?) {
    assigning = node.map(Unmanaged.passUnretained)
  }

  fileprivate var nearestAssigning: AnyObject? {
    var next: Unmanaged<Nesting>? = .passUnretained(self)
    while let current = next {
      if let node = current._withUnsafeGuaranteedRef({ $0.assigning }) {
        return node.takeUnretainedValue()
      }
      next = current._withUnsafeGuaranteedRef { $0.above }
    }
    return nil
  }

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
    // Continues to the top: an intermediate node that still counts removed ones doesn't imply
    // anything about its ancestors.
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
