import Testing

@testable import LayoutSolver

@Suite struct LayoutSolverTests {
  private let solver = LayoutSolver()

  @Test func aHigherPriorityBeatsAnyNumberOfLowerOnes() throws {
    let x = solver.makeVariable()
    try solver.add([LayoutTerm(x)], .equal, 0, priority: 251)
    try solver.add([LayoutTerm(x)], .equal, 100, priority: 250)
    try solver.add([LayoutTerm(x, 2)], .equal, 200, priority: 250)
    #expect(solver.value(of: x) == 0)
  }

  @Test func withinAPriorityTheSumOfViolationsIsLeast() throws {
    let x = solver.makeVariable()
    try solver.add([LayoutTerm(x)], .equal, 0, priority: 250)
    try solver.add([LayoutTerm(x)], .equal, 100, priority: 250)
    try solver.add([LayoutTerm(x)], .equal, 90, priority: 250)
    #expect(solver.value(of: x) == 90)
  }

  @Test func aConflictNamesTheConstraintsThatContradictAndNoOther() throws {
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    let start = try solver.add([LayoutTerm(left)], .equal, 0)
    try solver.add([LayoutTerm(other)], .equal, 7)
    let sum = try solver.add(
      [LayoutTerm(right), LayoutTerm(left, -1), LayoutTerm(width, -1)], .equal, 0)
    let wide = try solver.add([LayoutTerm(width)], .greaterThanOrEqual, 200)
    try solver.add([LayoutTerm(width)], .lessThanOrEqual, 500)
    #expect {
      try solver.add([LayoutTerm(right)], .lessThanOrEqual, 100)
    } throws: { error in
      guard case LayoutSolverError.conflict(var set) = error else { return false }
      set.subtract([start, sum, wide])
      return set.count == 1
    }
    #expect(solver.value(of: width) >= 200)
    try solver.add([LayoutTerm(right)], .equal, 300)
    #expect(solver.value(of: width) == 300)
    #expect(solver.brokenInvariants() == [])
  }

  /// Recomputing the factors takes time for all existing rows: n contradictions would cost n².
  @Test func aRefusedConstraintLeavesTheFactorsAsTheyWere() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add([LayoutTerm(x), LayoutTerm(y)], .equal, 100)
    try solver.add([LayoutTerm(x)], .equal, 10)
    try solver.add([LayoutTerm(y)], .lessThanOrEqual, 95, priority: 600)
    for value in 0..<40 {
      for (terms, relation) in [
        ([LayoutTerm(x)], .equal), ([LayoutTerm(y, 2), LayoutTerm(x)], .lessThanOrEqual),
      ] as [([LayoutTerm], LayoutRelation)] {
        #expect(throws: LayoutSolverError.self) {
          try solver.add(terms, relation, Double(-1 - value))
        }
        #expect(!solver.needsFactoring)
        try solver.add(terms, relation, Double(-1 - value), priority: 1 + Double(value % 3))
      }
      #expect(solver.brokenInvariants() == [])
    }
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 90)
  }

  @Test func aRefusedChangeLeavesTheSolutionAsItWas() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add([LayoutTerm(x), LayoutTerm(y)], .equal, 100)
    let low = try solver.add([LayoutTerm(x)], .greaterThanOrEqual, 20)
    try solver.add([LayoutTerm(y)], .greaterThanOrEqual, 50)
    try solver.add([LayoutTerm(x)], .equal, 0, priority: 500)
    #expect(solver.value(of: x) == 20)
    #expect(throws: LayoutSolverError.self) { try solver.setConstant(60, of: low) }
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: y) == 80)
    try solver.setConstant(50, of: low)
    #expect(solver.value(of: x) == 50)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func duplicatesHoldUntilOneOfThemMoves() throws {
    let x = solver.makeVariable()
    let first = try solver.add([LayoutTerm(x)], .equal, 10)
    let second = try solver.add([LayoutTerm(x)], .equal, 10)
    #expect(throws: LayoutSolverError.conflict([first, second])) {
      try solver.setConstant(20, of: second)
    }
    try solver.remove(first)
    try solver.setConstant(20, of: second)
    #expect(solver.value(of: x) == 20)
  }

  @Test func badInputIsAnError() throws {
    let x = solver.makeVariable()
    #expect(throws: LayoutSolverError.notFinite) {
      try solver.add([LayoutTerm(x, .nan)], .equal, 0)
    }
    #expect(throws: LayoutSolverError.notFinite) {
      try solver.add([LayoutTerm(x)], .equal, .infinity)
    }
    #expect(throws: LayoutSolverError.invalidPriority(0)) {
      try solver.add([LayoutTerm(x)], .equal, 0, priority: 0)
    }
    #expect(throws: LayoutSolverError.self) { try solver.add([], .equal, 5) }
    let constraint = try solver.add([LayoutTerm(x)], .equal, 5)
    try solver.remove(constraint)
    #expect(throws: LayoutSolverError.unknown) { try solver.remove(constraint) }
    #expect(throws: LayoutSolverError.unknown) { try solver.setConstant(1, of: constraint) }
  }

  @Test func ambiguityIsSeen() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    #expect(solver.isAmbiguous(x))
    try solver.add([LayoutTerm(x), LayoutTerm(y)], .equal, 100)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    let soft = try solver.add([LayoutTerm(x)], .equal, 30, priority: 250)
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    try solver.remove(soft)
    try solver.add([LayoutTerm(x)], .greaterThanOrEqual, 30, priority: 250)
    #expect(solver.isAmbiguous(x))
  }

  @Test func ambiguityFollowsWhatChanges() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add([LayoutTerm(x), LayoutTerm(y)], .equal, 100)
    try solver.add([LayoutTerm(x)], .greaterThanOrEqual, 0)
    try solver.add([LayoutTerm(x)], .lessThanOrEqual, 60)
    // As low as it goes, and in the other direction.
    let low = try solver.add([LayoutTerm(x)], .lessThanOrEqual, 0, priority: 500)
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    try solver.setConstant(20, of: low)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    try solver.setConstant(-10, of: low)
    #expect(!solver.isAmbiguous(x))
    let high = try solver.add([LayoutTerm(x)], .greaterThanOrEqual, 90, priority: 400)
    #expect(!solver.isAmbiguous(x))
    // Two constraints of equal strength leave the whole range between them.
    try solver.setPriority(500, of: high)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    try solver.setPriority(600, of: high)
    #expect(!solver.isAmbiguous(x))
    #expect(solver.value(of: x) == 60)
  }

  @Test func ambiguityOutlivesARefusal() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add([LayoutTerm(x), LayoutTerm(y)], .equal, 100)
    try solver.add([LayoutTerm(x)], .greaterThanOrEqual, 0)
    try solver.add([LayoutTerm(x)], .lessThanOrEqual, 60)
    #expect(solver.isAmbiguous(x))
    #expect(throws: LayoutSolverError.self) {
      try solver.add([LayoutTerm(x)], .greaterThanOrEqual, 90)
    }
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
  }

  @Test func priorityMovesBetweenOptionalAndRequired() throws {
    let x = solver.makeVariable()
    let a = try solver.add([LayoutTerm(x)], .equal, 1, priority: 500)
    let b = try solver.add([LayoutTerm(x)], .equal, 2, priority: 400)
    #expect(solver.value(of: x) == 1)
    try solver.setPriority(501, of: b)
    #expect(solver.value(of: x) == 2)
    try solver.setPriority(1000, of: a)
    #expect(solver.value(of: x) == 1)
    #expect(throws: LayoutSolverError.conflict([a, b])) { try solver.setPriority(1000, of: b) }
    #expect(solver.value(of: x) == 1)
    try solver.setPriority(10, of: a)
    #expect(solver.value(of: x) == 2)
  }

  /// Random additions, removals and changes reach the same result as a fresh solver with the same
  /// constraints.
  @Test(arguments: 0..<400)
  func anIncrementalHistoryEndsWhereAFreshStartDoes(seed: Int) throws {
    let system = RandomSystem(seed: UInt64(seed) &+ 1_000_000)
    let solver = LayoutSolver()
    let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    var random = Generator(state: UInt64(seed) &* 977 &+ 3)
    var held: [(row: RandomSystem.Row, constraint: LinearConstraint)] = []
    for _ in 0..<60 {
      switch random.below(4) {
      case 0 where !held.isEmpty:
        try solver.remove(held.remove(at: random.below(held.count)).constraint)
      case 1 where !held.isEmpty:
        let index = random.below(held.count)
        let constant = Double(random.below(41) - 20) * 5
        if (try? solver.setConstant(constant, of: held[index].constraint)) != nil {
          held[index].row.constant = constant
        }
      case 2 where !held.isEmpty:
        let index = random.below(held.count)
        let priority: Double = [1000, 750, 251, 250][random.below(4)]
        if (try? solver.setPriority(priority, of: held[index].constraint)) != nil {
          held[index].row.priority = priority
        }
      default:
        let row = system.rows[random.below(system.rows.count)]
        let terms = row.terms.map { LayoutTerm(variables[$0.variable], $0.coefficient) }
        if let constraint = try? solver.add(
          terms, row.relation, row.constant, priority: row.priority)
        {
          held.append((row, constraint))
        }
      }
      let broken = solver.brokenInvariants()
      try #require(broken.isEmpty, "\(broken)")
    }
    let fresh = LayoutSolver()
    let others = variables.map { _ in fresh.makeVariable() }
    var sums: [Double: (Double, Double)] = [:]
    let again = try held.map { held in
      try fresh.add(
        held.row.terms.map { LayoutTerm(others[$0.variable], $0.coefficient) },
        held.row.relation, held.row.constant, priority: held.row.priority)
    }
    for (held, copy) in zip(held, again) where held.row.priority < 1000 {
      sums[held.row.priority, default: (0, 0)].0 += solver.violation(of: held.constraint)
      sums[held.row.priority, default: (0, 0)].1 += fresh.violation(of: copy)
    }
    for (priority, sum) in sums.sorted(by: { $0.key > $1.key }) {
      #expect(abs(sum.0 - sum.1) < 1e-4, "at \(priority)")
      if abs(sum.0 - sum.1) > 1e-4 { break }
    }
  }

  /// A rejected required constraint's set is contradictory, but not without any one of its members.
  @Test(arguments: 0..<300)
  func aConflictSetIsMinimal(seed: Int) throws {
    let system = RandomSystem(seed: UInt64(seed) &+ 2_000_000)
    let solver = LayoutSolver()
    let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    var rows: [LinearConstraint: RandomSystem.Row] = [:]
    func add(_ row: RandomSystem.Row, to solver: LayoutSolver, _ variables: [LayoutVariable])
      throws -> LinearConstraint
    {
      try solver.add(
        row.terms.map { LayoutTerm(variables[$0.variable], $0.coefficient) }, row.relation,
        row.constant)
    }
    func holds(_ rows: [RandomSystem.Row]) -> Bool {
      let fresh = LayoutSolver()
      let others = variables.map { _ in fresh.makeVariable() }
      return rows.allSatisfy { (try? add($0, to: fresh, others)) != nil }
    }
    for row in system.rows {
      do {
        rows[try add(row, to: solver, variables)] = row
      } catch LayoutSolverError.conflict(let set) {
        let known = set.compactMap { rows[$0] }
        #expect(known.count == set.count - 1)
        #expect(!holds(known + [row]))
        for index in known.indices {
          var fewer = known
          fewer.remove(at: index)
          #expect(holds(fewer + [row]))
        }
      }
    }
  }
}
