extension LayoutSolver {
  /// Returns whether more than one value of a variable gives a best solution.
  ///
  /// An ambiguous variable is recognized by the directions that the solution can move in without
  /// cost; a tie hidden only by a degenerate corner isn't detected.
  package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    optimize()
    let idle = idleSymbols ?? findIdleSymbols()
    idleSymbols = idle
    defer { work.clear() }
    _ = work.add(1, variable: variable.index)
    expand()
    if work.touchedVariables.contains(where: {
      abs(work.variables[Int($0)]) > Self.pivotNoise
    }) {
      return true
    }
    if idle.isEmpty { return false }
    expandSymbols(withConstants: false)
    return idle.contains { abs(work.symbols[Int($0)]) > Self.pivotNoise }
  }

  private func findIdleSymbols() -> [Int32] {
    symbols.indices.map(Int32.init).filter { symbol in
      symbols[Int(symbol)].row < 0 && !symbols[Int(symbol)].isDead && isFreeOfCost(symbol)
        && (symbols[Int(symbol)].isFree
          || blockingRow(for: symbol).step > Self.feasibilityNoise)
    }
  }

  /// Returns the constraints whose constants determine a variable's value in the best solution, in
  /// the order they were added.
  package func constraints(determining variable: LayoutVariable) -> [LinearConstraint] {
    optimize()
    defer { work.clear() }
    _ = work.add(1, variable: variable.index)
    expand()
    expandSymbols()
    return work.touchedConstants.filter {
      abs(work.constants[Int($0)]) > Self.pivotNoise && equations[Int($0)].isLive
    }.map { LinearConstraint(index: equations[Int($0)].constraint) }.sorted { $0.index < $1.index }
  }

  /// Returns the violation of a constraint in the best solution; 0 if it holds.
  package func violation(of constraint: LinearConstraint) -> Double {
    solve()
    guard Int(constraint.index) < equationOfConstraint.count,
      equationOfConstraint[Int(constraint.index)] >= 0
    else { return 0 }
    let equation = equations[Int(equationOfConstraint[Int(constraint.index)])]
    let sum = equation.terms.reduce(-equation.constant) {
      $0 + $1.coefficient * values[Int($1.variable.index)]
    }
    return switch equation.relation {
    case .equal: abs(sum)
    case .greaterThanOrEqual: max(0, -sum)
    case .lessThanOrEqual: max(0, sum)
    }
  }

  /// Returns the violated invariants of the solver's state; empty unless there is a bug.
  func brokenInvariants() -> [String] {
    solve()
    var broken: [String] = []
    for (index, equation) in equations.enumerated() where equation.isLive {
      var sum = -equation.constant
      var size = 1 + abs(equation.constant)
      for term in equation.terms {
        sum += term.coefficient * values[Int(term.variable.index)]
        size = max(size, abs(term.coefficient * values[Int(term.variable.index)]))
      }
      for own in equation.own { sum += own.value * value(ofSymbol: own.column) }
      if abs(sum) > 1e-6 * size { broken.append("equation \(index) is off by \(sum)") }
    }
    for (index, row) in rows.enumerated() {
      let subject = symbols[Int(subjects[index])]
      let worth = subjectValues[index]
      if subject.row != Int32(index) { broken.append("row \(index) isn't its subject's") }
      if worth < -1e-6, !subject.isFree {
        broken.append("row \(index) is negative: \(worth)")
      }
      if subject.isDead, worth > 1e-6 {
        broken.append("row \(index) of a dummy is \(worth)")
      }
      var sum = 0.0
      var size = 1.0
      for entry in row.symbols.entries {
        sum += entry.value * value(ofSymbol: entry.column)
        size = max(size, abs(entry.value * value(ofSymbol: entry.column)))
      }
      for entry in row.constants.entries { sum += entry.value * columnValues[Int(entry.column)] }
      if abs(sum) > 1e-6 * size { broken.append("row \(index) is off by \(sum)") }
    }
    return broken
  }
}
