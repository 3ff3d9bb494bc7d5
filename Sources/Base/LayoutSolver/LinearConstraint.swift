/// A constraint in a ``LayoutSolver``.
package struct LinearConstraint: Hashable, Sendable {
  let index: Int32

  /// The priority at which a constraint must hold.
  package static let required: Double = 1000
}
