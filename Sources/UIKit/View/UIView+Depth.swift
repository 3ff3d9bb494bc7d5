import Layers

extension UIView: @MainActor NestedNode {
  /// How many views may be nested. Devices, whose main thread has a stack of 1 MB, crash earlier;
  /// here 10,000 fit into 8 MB of optimised code, and fewer without optimisation.
  package static let depthLimit = 2_500

  package final var nodesBelow: [UIView] { storedSubviews }

  /// Whether a view with all that is in it may be added to this one: its layers may be nested deeper
  /// than its views.
  final func canHoldWithLayers(_ view: UIView) -> Bool {
    backingLayer.canHold(view.backingLayer) && canHold(view)
  }
}
