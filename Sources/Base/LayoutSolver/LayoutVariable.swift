/// An unknown of a ``LayoutSolver``, such as a view's left edge.
package struct LayoutVariable: Hashable, Sendable {
  let index: Int32
}
