/// An unknown of a ``LayoutSolver``, such as a view's left edge.
public struct LayoutVariable: Hashable, Sendable {
  let index: Int32
}
