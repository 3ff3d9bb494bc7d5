import Layers

extension UIViewController: @MainActor NestedNode {
  /// The maximum nesting depth of controllers, as appearance and traits are passed down
  /// recursively.
  package static let depthLimit = 1_000

  package final var nodesBelow: [UIViewController] { storedChildren }
}
