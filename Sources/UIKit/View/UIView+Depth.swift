/// Layout, traits and drawing go down a hierarchy by recursion: how deep it may be is limited, as the
/// main thread's stack is.
extension UIView {
  /// How many views may lie in one another. Devices, whose main thread has a stack of 1 MB, crash
  /// earlier; here 10,000 fit into 8 MB of optimised code, and fewer without optimisation.
  package static let depthLimit = 2_500

  /// Whether a view with all that is in it fits below this one.
  func canHold(_ view: UIView) -> Bool {
    var depth = 1
    var above: UIView? = self
    while let current = above {
      depth += 1
      above = current.storedSuperview
    }
    // The layers within may be deeper than the views.
    guard backingLayer.canHold(view.backingLayer) else { return false }
    if depth + view.levelsBelow <= Self.depthLimit { return true }
    // What was in it once counts no more.
    view.levelsBelow = view.countLevels()
    return depth + view.levelsBelow <= Self.depthLimit
  }

  /// Takes note of how deep a new subview is.
  func raiseLevels(for view: UIView) {
    // Up to the top: a view between that still counts removed ones says nothing of those above it.
    var levels = view.levelsBelow + 1
    var above: UIView? = self
    while let current = above {
      current.levelsBelow = max(current.levelsBelow, levels)
      levels += 1
      above = current.storedSuperview
    }
  }

  /// The levels of views below this one, counted without recursion.
  private func countLevels() -> Int {
    var levels = 0
    var level = storedSubviews
    while !level.isEmpty {
      levels += 1
      level = level.flatMap(\.storedSubviews)
    }
    return levels
  }
}
