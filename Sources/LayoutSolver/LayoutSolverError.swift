/// A reason why a solver refused a change; after it the solver is as it was before.
package enum LayoutSolverError: Error, Hashable, Sendable {
  /// These required constraints can't hold together; without any one of them the others can.
  ///
  /// The set includes the constraint that was refused, under the identity it would have had.
  case conflict(Set<LinearConstraint>)
  /// A coefficient or constant is infinite or not a number.
  case notFinite
  /// A priority outside 0 < priority ≤ 1000.
  case invalidPriority(Double)
  /// The constraint was removed before, or the variable belongs to another solver.
  case unknown
  /// The method took more steps than any layout needs, also in rows built anew: rounding errors of
  /// numbers of very different sizes lead it in circles.
  case unsettled
}
