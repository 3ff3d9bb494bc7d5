import Graphics

/// A layer whose content is filtered and blended as one picture.
package final class FilterLayer: CALayer {
  /// In the order in which they are applied.
  package var contentFilters: [GroupFilter] = []
  package var blendMode = CGBlendMode.normal
  /// Whether the content is composited as one, even if nothing else requires it.
  package var isCompositingGroup = false

  package override init() {
    super.init()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? FilterLayer else { return }
    contentFilters = other.contentFilters
    blendMode = other.blendMode
    isCompositingGroup = other.isCompositingGroup
  }

  package override func makePlainCopy() -> CALayer { FilterLayer(layer: self) }

  /// Whether the layer is composited as one picture.
  var needsGroup: Bool {
    isCompositingGroup || blendMode != .normal || !contentFilters.isEmpty
  }

  /// How far filters paint beyond the content, in points.
  var filterReach: CGFloat { contentFilters.reduce(0) { $0 + $1.reach } }
}
