/// An incremental solver of linear constraints whose priorities are strictly ordered.
///
/// A violation at a higher priority outweighs every violation at lower ones; within a priority the
/// sum of violations is minimal. Required constraints always hold: one that can't is refused with
/// the set of constraints that it contradicts.
///
/// A constraint that mentions an otherwise undetermined variable becomes that variable's
/// *definition* and costs nothing more. Only the rest, relations among slacks and errors, takes
/// part in the simplex method (after Badros, Borning and Stuckey's Cassowary), with one cost row
/// per priority, compared lexicographically. Rows stay as they were added; what the method needs
/// from them is computed with the factors of its basis (the revised method), as rows solved for
/// their subjects would fill up. Every equation has its constant as a separate column: that column
/// shows how a changed constant moves the rows, and which constraints add up to a contradiction.
package final class LayoutSolver {
  // Variables
  var variableStates: [VariableState] = []
  var values: [Double] = []
  var definitions: [Definition] = []
  var definitionEntries: [Entry] = []
  /// Indices of definitions, so that each comes after the ones it refers to: `low` reversed, then
  /// `high`.
  var lowOrder: [Int32] = []
  var highOrder: [Int32] = []

  // Symbols: slacks and errors, never negative
  var symbols: [Symbol] = []
  /// The entries of each symbol, by row.
  var columns: [[Entry]] = []
  /// Unbounded symbols that no row's subject depends on.
  var freeNonbasic: [Int32] = []

  // Rows
  var rows: [Row] = []
  /// The symbol that each row is currently solved for, which need not be in it.
  var subjects: [Int32] = []
  /// The current value of each row's subject.
  var subjectValues: [Double] = []
  let factors = BasisFactors()
  var needsFactoring = false
  /// Whether rounding errors have left linearly dependent subjects.
  var isSingular = false
  /// The symbol that `column` was solved for, -1 if nothing valid.
  var columnSymbol: Int32 = -1
  /// How much each row's subject shrinks with that symbol.
  var column: [Entry] = []

  // Costs
  /// For each symbol, by its number.
  var costs: [[Entry]] = []
  var tiers: [Tier] = []
  /// Indices into `tiers` in descending order of priority.
  var tierOrder: [Int] = [] { didSet { tierOrderDidChange() } }
  var freeTiers: [Int] = []
  var candidates = CandidateList()
  /// Candidates that only lower violations below a priority, and haven't been needed so far.
  var deferred = CandidateList()
  var deferredPriority = 0.0

  // Equations: the constraints in solver form
  var equations: [Equation] = []
  /// The value of each equation's constant column: the constant with its sign inverted.
  var columnValues: [Double] = []
  /// The symbol that accompanies a removed required equality's constant everywhere, making the
  /// equality vacuous; otherwise -1.
  var looseSymbols: [Int32] = []
  /// The rows that contain each equation's constant.
  var constantRows: [[Int32]] = []
  /// The equation of each constraint ever created, -1 once it is removed.
  var equationOfConstraint: [Int32] = []
  var liveCount = 0
  var removedCount = 0

  // Work space
  var work = Workspace()
  /// Set by anything that changes the solution.
  var needsEvaluation = false {
    didSet { if needsEvaluation { idleSymbols = nil } }
  }
  /// The nonbasic symbols that may grow at no cost in the best solution; nil if not computed.
  var idleSymbols: [Int32]?

  // Steps
  /// The maximum number of exchanges for one change, if set by a test.
  var stepLimit: Int?
  /// The number of upcoming factorings that treat the basis as singular, if set by a test.
  var singularFactorings = 0
  /// Whether a solution isn't the best one, or a constraint was lost, because the method did not
  /// terminate; it stays set until the rows are rebuilt.
  package internal(set) var isUnsettled = false

  package init() {}

  /// Creates an unknown; until a constraint mentions it, its value is 0.
  package func makeVariable() -> LayoutVariable {
    variableStates.append(.free(isReferenced: false))
    values.append(0)
    work.addVariable()
    return LayoutVariable(index: Int32(variableStates.count - 1))
  }

  /// Adds `sum of terms` `relation` `constant`.
  ///
  /// - Throws: ``LayoutSolverError``; the solver is then unchanged.
  @discardableResult
  package func add(
    _ terms: [LayoutTerm], _ relation: LayoutRelation, _ constant: Double,
    priority: Double = LinearConstraint.required
  ) throws(LayoutSolverError) -> LinearConstraint {
    guard constant.isFinite, terms.allSatisfy({ $0.coefficient.isFinite }) else {
      throw .notFinite
    }
    guard priority > 0, priority <= LinearConstraint.required else {
      throw .invalidPriority(priority)
    }
    guard terms.allSatisfy({ Int($0.variable.index) < variableStates.count }) else {
      throw .unknown
    }
    let constraint = LinearConstraint(index: Int32(equationOfConstraint.count))
    equationOfConstraint.append(-1)
    if let refusal = insertOrRetry(
      Equation(
        constraint: constraint.index, terms: terms, relation: relation, constant: constant,
        priority: priority))
    {
      throw refusal
    }
    needsEvaluation = true
    return constraint
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``LayoutSolverError/unknown`` if it was removed before.
  package func remove(_ constraint: LinearConstraint) throws(LayoutSolverError) {
    delete(try equation(of: constraint))
    equationOfConstraint[Int(constraint.index)] = -1
    needsEvaluation = true
    rebuildIfWorthwhile()
  }

  /// Changes the right-hand side of a constraint.
  ///
  /// - Throws: ``LayoutSolverError``; the solver is then unchanged.
  package func setConstant(
    _ constant: Double, of constraint: LinearConstraint
  ) throws(LayoutSolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard constant != equations[Int(try equation(of: constraint))].constant else { return }
    optimize()
    let index = try equation(of: constraint)
    var changed = equations[Int(index)].renewed
    let old = changed.constant
    needsEvaluation = true
    guard let refusal = moveConstant(of: index, to: constant) else { return }
    if refusal != .unsettled, moveConstant(of: index, to: old) == nil { throw refusal }
    // Rounding errors cause cycling: rebuild the rows, then treat the constraint as a new one.
    equations[Int(index)].isLive = false
    rebuild()
    changed.constant = constant
    guard let refusal = insert(changed) else { return }
    changed.constant = old
    restore(changed)
    throw refusal
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: ``LayoutSolverError``; the solver is then unchanged.
  package func setPriority(
    _ priority: Double, of constraint: LinearConstraint
  ) throws(LayoutSolverError) {
    let index = try equation(of: constraint)
    guard priority > 0, priority <= LinearConstraint.required else {
      throw .invalidPriority(priority)
    }
    var equation = equations[Int(index)].renewed
    guard priority != equation.priority else { return }
    needsEvaluation = true
    if priority < LinearConstraint.required, equation.priority < LinearConstraint.required {
      addCost(of: index, weight: -1)
      equations[Int(index)].priority = priority
      addCost(of: index, weight: 1)
      return
    }
    let old = equation
    delete(index)
    equation.priority = priority
    if let refusal = insertOrRetry(equation) {
      restore(old)
      throw refusal
    }
    rebuildIfWorthwhile()
  }

  /// Returns the value of a variable in the best solution.
  package func value(of variable: LayoutVariable) -> Double {
    solve()
    return values[Int(variable.index)]
  }

  /// Finds the best solution; reading a value does so too.
  package func solve() {
    optimize()
    if needsEvaluation {
      evaluate()
      needsEvaluation = false
    }
  }

  /// Finds the best solution for the existing constraints with a priority or higher.
  ///
  /// If there are several best solutions, later constraints preserve the one found before them.
  package func optimizeSoFar(downTo priority: Double) {
    optimize(downTo: priority)
  }

  private func equation(of constraint: LinearConstraint) throws(LayoutSolverError) -> Int32 {
    let handle = Int(constraint.index)
    guard handle < equationOfConstraint.count, equationOfConstraint[handle] >= 0 else {
      throw .unknown
    }
    return equationOfConstraint[handle]
  }

  /// Rebuilds the system once the remains of removed constraints outweigh the live ones.
  private func rebuildIfWorthwhile() {
    if removedCount > liveCount + 64 { rebuild() }
  }
}
