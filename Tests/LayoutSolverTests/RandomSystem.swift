import LayoutSolver

/// A random system that the recorded oracle identifies by its number.
///
/// The generator must stay in sync with `Oracle/record.py`.
struct RandomSystem {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LayoutRelation
    var constant: Double
    var priority: Double
  }

  var variableCount: Int
  var rows: [Row] = []

  init(seed: UInt64) {
    var random = Generator(state: seed &* 2_654_435_761 &+ 12345)
    variableCount = 1 + random.below(6)
    let count = 1 + random.below(12)
    let priorities: [Double] = [1000, 1000, 999, 750, 750, 251, 250, 250]
    let coefficients: [Double] = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, 3]
    for _ in 0..<count {
      var terms: [(Int, Double)] = []
      for _ in 0..<(1 + random.below(3)) {
        let variable = random.below(variableCount)
        terms.append((variable, coefficients[random.below(coefficients.count)]))
      }
      let relation: LayoutRelation =
        switch random.below(4) {
        case 0: .lessThanOrEqual
        case 1: .greaterThanOrEqual
        default: .equal
        }
      let constant = Double(random.below(41) - 20) * 5
      let priority = priorities[random.below(priorities.count)]
      rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
    }
  }

  /// Adds every constraint that can be added, in order; returns the constraints, nil for rejected ones.
  func build(_ solver: LayoutSolver) -> (variables: [LayoutVariable], made: [LinearConstraint?]) {
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    let made = rows.map { row in
      try? solver.add(
        row.terms.map { LayoutTerm(variables[$0.variable], $0.coefficient) }, row.relation,
        row.constant, priority: row.priority)
    }
    return (variables, made)
  }
}

/// A small generator that Python repeats exactly.
struct Generator {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
