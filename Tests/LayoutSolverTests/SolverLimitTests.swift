import Testing

@testable import LayoutSolver

/// What the solver does where its method would not end, and what is left of what it refused.
@Suite struct SolverLimitTests {
  private let solver = LayoutSolver()

  /// A chain of lengths that share a sum, which takes exchanges to solve.
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
    // Whatever is required holds all the same.
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
}
