/// An incremental solver of linear constraints whose priorities are strictly ordered.
///
/// A violation at a higher priority outweighs every violation at lower ones; within a priority the
/// sum of violations is smallest. Required constraints always hold: one that can't is refused with
/// the set of constraints that it contradicts.
///
/// A constraint that mentions a variable nothing else pins down becomes that variable's
/// *definition* and costs nothing more. Only what is left over, relations among slacks and errors,
/// takes part in the simplex method (after Badros, Borning and Stuckey's Cassowary), with one cost
/// row a priority compared lexicographically. Rows stay as they were added; what the method asks of
/// them is solved for with the factors of its basis (the revised method), as rows solved for their
/// subjects would fill up. Every equation carries its constant as a column of its own: that column
/// tells how a changed constant moves the rows, and which constraints add up to a contradiction.
package final class LayoutSolver {
  // Variables
  var variableStates: [VariableState] = []
  var values: [Double] = []
  var definitions: [Definition] = []
  var definitionEntries: [Entry] = []
  /// Indices of definitions, so that each comes after those it refers to: `low` reversed, then
  /// `high`.
  var lowOrder: [Int32] = []
  var highOrder: [Int32] = []

  // Symbols: slacks and errors, never negative
  var symbols: [Symbol] = []
  /// Where each symbol stands, by row.
  var columns: [[Entry]] = []
  /// Symbols without bounds that no row's subject depends on.
  var freeNonbasic: [Int32] = []

  // Rows
  var rows: [Row] = []
  /// The symbol that each row is solved for at present, which need not stand in it.
  var subjects: [Int32] = []
  /// What each row's subject is worth now.
  var subjectValues: [Double] = []
  let factors = BasisFactors()
  var needsFactoring = false
  /// Whether rounding errors left subjects that depend on one another.
  var isSingular = false
  /// What `column` was solved for, -1 for nothing that still holds.
  var columnSymbol: Int32 = -1
  /// By how much each row's subject shrinks with that symbol.
  var column: [Entry] = []

  // Costs
  /// Of each symbol, by its number.
  var costs: [[Entry]] = []
  var tiers: [Tier] = []
  /// Indices into `tiers` in descending order of priority.
  var tierOrder: [Int] = [] { didSet { tierOrderDidChange() } }
  var freeTiers: [Int] = []
  var candidates = CandidateList()
  /// Candidates that only lower violations below a priority, which have not been asked about so
  /// far.
  var deferred = CandidateList()
  var deferredPriority = 0.0

  // Equations: what became of the constraints
  var equations: [Equation] = []
  /// What each equation's constant column is worth: the constant with its sign turned.
  var columnValues: [Double] = []
  /// The symbol that stands wherever a removed required equality's constant does, making it empty;
  /// else -1.
  var looseSymbols: [Int32] = []
  /// The rows in which each equation's constant stands.
  var constantRows: [[Int32]] = []
  /// The equation of each constraint ever made, -1 once it is removed.
  var equationOfConstraint: [Int32] = []
  var liveCount = 0
  var removedCount = 0

  // Work space
  var work = Workspace()
  /// Set by whatever changes the solution.
  var needsEvaluation = false {
    didSet { if needsEvaluation { idleSymbols = nil } }
  }
  /// The nonbasic symbols that may grow at no cost in the best solution; nil where nobody has asked.
  var idleSymbols: [Int32]?

  // Steps
  /// How many exchanges of a symbol one change may take, where a test sets it.
  var stepLimit: Int?
  /// How often from now on the basis counts as singular when it is factored, where a test sets it.
  var singularFactorings = 0
  /// Whether a solution is not the best one, or a constraint was lost, because the method did not
  /// end; it stays so until the rows are built anew.
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
  /// - Throws: ``LayoutSolverError``; the solver is then as before.
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

  /// Takes a constraint away.
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
  /// - Throws: ``LayoutSolverError``; the solver is then as before.
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
    // Rounding errors lead in circles: fresh rows, and then the constraint as if it were new.
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
  /// - Throws: ``LayoutSolverError``; the solver is then as before.
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

  /// The value of a variable in the best solution.
  package func value(of variable: LayoutVariable) -> Double {
    solve()
    return values[Int(variable.index)]
  }

  /// Finds the best solution; asking for a value does so too.
  package func solve() {
    optimize()
    if needsEvaluation {
      evaluate()
      needsEvaluation = false
    }
  }

  /// Finds the best solution for the constraints so far of a priority and above.
  ///
  /// Of several best solutions, later constraints keep the one that was found before them.
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

  /// Starts afresh once what removed constraints left behind outweighs what lives.
  private func rebuildIfWorthwhile() {
    if removedCount > liveCount + 64 { rebuild() }
  }
}
