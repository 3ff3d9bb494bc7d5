import Layers

extension UIView: @MainActor NestedNode {
  /// The maximum nesting depth of views. Devices, whose main thread has a stack of 1 MB, crash
  /// earlier; here 10,000 fit into 8 MB in optimised code, and fewer without optimisation.
  package static let depthLimit = 2_500

  package final var nodesBelow: [UIView] { storedSubviews }

  /// Whether a view and its descendants may be added to this one; layers may be nested deeper than
  /// views.
  final func canHoldWithLayers(_ view: UIView) -> Bool {
    backingLayer.canHold(view.backingLayer) && canHold(view)
  }
}
