import Layers

extension UIViewController: @MainActor NestedNode {
  /// How many controllers may be nested: appearance and traits go down them by recursion.
  package static let depthLimit = 1_000

  package final var nodesBelow: [UIViewController] { storedChildren }
}
