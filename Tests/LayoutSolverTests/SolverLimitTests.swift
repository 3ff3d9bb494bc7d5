import Testing

@testable import LayoutSolver

/// The solver's behaviour when its method wouldn't terminate, and the state left after a rejection.
@Suite struct SolverLimitTests {
  private let solver = LayoutSolver()

  /// A chain of lengths that share a sum, which takes pivots to solve.
  private func chain(_ count: Int) throws -> [LayoutVariable] {
    let variables = (0..<count).map { _ in solver.makeVariable() }
    for variable in variables {
      try solver.add([LayoutTerm(variable)], .greaterThanOrEqual, 1)
      try solver.add([LayoutTerm(variable)], .equal, 100, priority: 250)
    }
    try solver.add(variables.map { LayoutTerm($0) }, .lessThanOrEqual, Double(count) * 10)
    return variables
  }

  @Test func withoutStepsTheBestIsNotFoundAndTheSolverSaysSo() throws {
    let variables = try chain(10)
    solver.stepLimit = 0
    solver.solve()
    #expect(solver.isUnsettled)
    // Required constraints are still satisfied.
    let sum = variables.reduce(0) { $0 + solver.value(of: $1) }
    #expect(sum <= 100)
    #expect(variables.allSatisfy { solver.value(of: $0) >= 1 })
  }

  @Test func aConstraintThatWouldTakeTooManyStepsIsRefused() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add([LayoutTerm(x)], .greaterThanOrEqual, 10)
    try solver.add([LayoutTerm(y)], .greaterThanOrEqual, 10)
    solver.stepLimit = 0
    #expect(throws: LayoutSolverError.unsettled) {
      try solver.add([LayoutTerm(x), LayoutTerm(y)], .greaterThanOrEqual, 100)
    }
    #expect(solver.brokenInvariants() == [])
    solver.stepLimit = nil
    try solver.add([LayoutTerm(x), LayoutTerm(y)], .greaterThanOrEqual, 100)
    #expect(solver.value(of: x) + solver.value(of: y) >= 100)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func aConstantThatWouldTakeTooManyStepsIsSetInFreshRows() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let least = try solver.add([LayoutTerm(x)], .greaterThanOrEqual, 10)
    try solver.add([LayoutTerm(y)], .greaterThanOrEqual, 10)
    try solver.add([LayoutTerm(x), LayoutTerm(y)], .lessThanOrEqual, 100)
    try solver.add([LayoutTerm(y)], .equal, 90, priority: 500)
    #expect(solver.value(of: x) == 10)
    solver.stepLimit = 0
    try solver.setConstant(50, of: least)
    solver.stepLimit = nil
    #expect(solver.value(of: x) == 50)
    #expect(solver.value(of: y) == 50)
    #expect(!solver.isUnsettled)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func aRefusedConstraintLeavesNothingBehind() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add([LayoutTerm(x)], .lessThanOrEqual, 10)
    try solver.add([LayoutTerm(x), LayoutTerm(y, -1)], .equal, 0)
    let before = (solver.equations.count, solver.symbols.count, solver.columnValues.count)
    for _ in 0..<100 {
      #expect(throws: LayoutSolverError.self) {
        try solver.add([LayoutTerm(x)], .greaterThanOrEqual, 20)
      }
      #expect(throws: LayoutSolverError.self) { try solver.add([LayoutTerm(y)], .equal, 30) }
    }
    #expect((solver.equations.count, solver.symbols.count, solver.columnValues.count) == before)
    try solver.add([LayoutTerm(y)], .equal, 5)
    #expect(solver.value(of: x) == 5)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func aPriorityThatNobodyHasAnyMoreIsDropped() throws {
    let x = solver.makeVariable()
    let wish = try solver.add([LayoutTerm(x)], .equal, 10, priority: 1)
    try solver.add([LayoutTerm(x)], .equal, 20, priority: 500.5)
    for priority in 2..<900 where priority != 500 {
      try solver.setPriority(Double(priority), of: wish)
      #expect(solver.value(of: x) == (priority > 500 ? 10 : 20))
    }
    #expect(solver.tiers.count <= 3)
    #expect(solver.tierOrder.count == 2)
    #expect(solver.brokenInvariants() == [])
  }

  // MARK: Bases that rounding made singular

  /// The operation on a system whose basis turns out to be singular.
  enum Change: CaseIterable {
    case solve, add, addOptional, setConstant, setPriority, remove
  }

  @Test(arguments: Change.allCases)
  func fromASingularBasisTheRowsAreBuiltAnew(_ change: Change) throws {
    func solution(singular: Int) throws -> [Double] {
      let solver = LayoutSolver()
      let lengths = (0..<10).map { _ in solver.makeVariable() }
      var wishes: [LinearConstraint] = []
      for (index, length) in lengths.enumerated() {
        try solver.add([LayoutTerm(length)], .greaterThanOrEqual, 1)
        wishes.append(
          try solver.add([LayoutTerm(length)], .equal, 20 + Double(index), priority: 250))
      }
      let sum = try solver.add(lengths.map { LayoutTerm($0) }, .lessThanOrEqual, 100)
      if change != .solve { solver.solve() }
      solver.needsFactoring = true
      solver.singularFactorings = singular
      switch change {
      case .solve: break
      case .add: try solver.add([LayoutTerm(lengths[0])], .greaterThanOrEqual, 15)
      case .addOptional: try solver.add([LayoutTerm(lengths[1])], .equal, 2, priority: 300)
      case .setConstant: try solver.setConstant(60, of: sum)
      case .setPriority: try solver.setPriority(400, of: wishes[2])
      case .remove: try solver.remove(sum)
      }
      solver.solve()
      #expect(solver.singularFactorings == 0)
      #expect(!solver.isUnsettled)
      #expect(solver.brokenInvariants() == [])
      let violations = wishes.map { solver.violation(of: $0) }
      return [violations.reduce(0, +), violations[2]]
        + lengths.prefix(2).map { solver.value(of: $0) }
    }
    let expected = try solution(singular: 0)
    let found = try solution(singular: 1)
    // Which of the equal constraints breaks depends on the rows; how much it breaks by doesn't.
    #expect(abs(found[0] - expected[0]) < 1e-6)
    switch change {
    case .add: #expect(found[2] >= 15 - 1e-6)
    case .addOptional: #expect(abs(found[3] - 2) < 1e-6)
    case .setPriority: #expect(found[1] < 1e-6)
    default: break
    }
  }

  @Test("rebuilding the rows partway keeps the deferred work for the rest")
  func fromASingularBasisPartOfTheWay() throws {
    let solver = LayoutSolver()
    let lengths = (0..<10).map { _ in solver.makeVariable() }
    for (index, length) in lengths.enumerated() {
      try solver.add([LayoutTerm(length)], .greaterThanOrEqual, 1)
      try solver.add(
        [LayoutTerm(length)], .equal, 20, priority: index.isMultiple(of: 2) ? 250 : 10)
    }
    solver.needsFactoring = true
    solver.singularFactorings = 1
    solver.optimizeSoFar(downTo: 100)
    solver.solve()
    #expect(solver.singularFactorings == 0)
    for length in lengths { #expect(abs(solver.value(of: length) - 20) < 1e-6) }
  }
}
