/// Layout and drawing go down a tree of layers by recursion, as far as the stack reaches.
extension CALayer {
  /// How many layers may be nested: twice as many as views, each of which has one.
  package static let depthLimit = 5_000

  /// Whether this layer with all that is in it may be the nth layer from the top of a tree.
  final func fits(atDepth depth: Int) -> Bool {
    if depth + levelsBelow <= Self.depthLimit { return true }
    // Layers that were removed still count; this is exact.
    levelsBelow = countLevels()
    return depth + levelsBelow <= Self.depthLimit
  }

  /// Whether a layer with all that is in it may be nested in this one.
  package final func canHold(_ layer: CALayer) -> Bool {
    var depth = 1
    var above: CALayer? = self
    while let current = above {
      depth += 1
      above = current.superlayer
    }
    return layer.fits(atDepth: depth)
  }

  /// Updates the levels of this layer and those above for a new sublayer.
  final func raiseLevels(for layer: CALayer) {
    // Up to the top: a layer between that still counts removed ones says nothing of those above it.
    var levels = layer.levelsBelow + 1
    var above: CALayer? = self
    while let current = above {
      current.levelsBelow = max(current.levelsBelow, levels)
      levels += 1
      above = current.superlayer
    }
  }

  /// The levels of layers below this one, counted without recursion.
  private func countLevels() -> Int {
    var levels = 0
    var level = layers
    while !level.isEmpty {
      levels += 1
      level = level.flatMap(\.layers)
    }
    return levels
  }
}
