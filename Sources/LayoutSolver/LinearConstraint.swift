/// A constraint that a ``LayoutSolver`` holds.
public struct LinearConstraint: Hashable, Sendable {
  let index: Int32

  /// The priority at which a constraint must hold.
  public static let required: Double = 1000
}
