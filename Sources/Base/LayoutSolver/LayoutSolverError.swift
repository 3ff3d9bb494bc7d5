/// A reason why a solver refused a change; the solver is unchanged afterwards.
package enum LayoutSolverError: Error, Hashable, Sendable {
  /// These required constraints can't hold together; without any one of them the others can.
  ///
  /// The set includes the refused constraint, under the identity it would have had.
  case conflict(Set<LinearConstraint>)
  /// A coefficient or constant is infinite or not a number.
  case notFinite
  /// A priority outside 0 < priority ≤ 1000.
  case invalidPriority(Double)
  /// The constraint was removed before, or the variable belongs to another solver.
  case unknown
  /// The method took more steps than any layout needs, even in rebuilt rows: rounding errors from
  /// numbers of very different magnitudes make it cycle.
  case unsettled
}
