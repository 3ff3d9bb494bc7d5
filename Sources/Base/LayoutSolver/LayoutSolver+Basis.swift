/// The simplex method's view of the rows: a basic symbol in terms of the nonbasic ones, the effect
/// of a nonbasic symbol, and the exchange of the two.
///
/// None of it is stored. It is computed with the factors of the basis, since rows solved for their
/// subjects fill up: if 1,000 gaps are equal, each depends on all views and all spacings.
extension LayoutSolver {
  /// Numbers below this in a solution are left over from rounding.
  static let solutionNoise = 1e-11

  /// Recomputes the factors of the basis if they're worn.
  func refactorIfNeeded() {
    guard needsFactoring || factors.isWorn else { return }
    needsFactoring = false
    columnSymbol = -1
    guard singularFactorings == 0 else {
      // The state left by a failed elimination: useless for solving.
      singularFactorings -= 1
      factors.reset(size: subjects.count)
      isSingular = true
      return
    }
    guard factors.factor(subjects, columns) else {
      isSingular = true
      return
    }
    updateValues()
  }

  /// Computes the subjects' values from the constants.
  private func updateValues() {
    var sums: [Entry] = []
    for index in rows.indices {
      var sum = 0.0
      for entry in rows[index].constants.entries {
        sum += entry.value * columnValues[Int(entry.column)]
      }
      subjectValues[index] = 0
      if sum != 0 { sums.append(Entry(column: Int32(index), value: -sum)) }
    }
    columnSymbol = -1
    factors.solveForSlots(sums, into: &column)
    for entry in column {
      let isNoise = entry.value < 0 && entry.value > -Self.feasibilityNoise
      let isFree = symbols[Int(subjects[Int(entry.column)])].isFree
      subjectValues[Int(entry.column)] = isNoise && !isFree ? 0 : entry.value
    }
  }

  /// Replaces basic symbols in the work space by nonbasic ones and, if requested, constants.
  func expandSymbols(withConstants: Bool = true) {
    refactorIfNeeded()
    var basics: [Entry] = []
    for symbol in work.touchedSymbols {
      let row = symbols[Int(symbol)].row
      let value = work.symbols[Int(symbol)]
      guard row >= 0, abs(value) > SparseRow.noise else { continue }
      basics.append(Entry(column: row, value: value))
    }
    guard !basics.isEmpty else { return }
    for multiple in factors.solveForRows(basics) where abs(multiple.value) > Self.solutionNoise {
      let row = Int(multiple.column)
      work.add(rows[row].symbols.entries, times: -multiple.value)
      guard withConstants else { continue }
      for entry in rows[row].constants.entries {
        work.add(entry.value * -multiple.value, constant: entry.column)
      }
    }
    for symbol in work.touchedSymbols where symbols[Int(symbol)].row >= 0 {
      work.symbols[Int(symbol)] = 0
    }
  }

  /// Returns a row solved for its subject, as a sum of nonbasic symbols that may be nonzero.
  func solvedRow(_ index: Int32) -> [Entry] {
    defer { work.clear() }
    work.add(1, symbol: subjects[Int(index)])
    expandSymbols(withConstants: false)
    var found: [Entry] = []
    for symbol in work.touchedSymbols
    where abs(work.symbols[Int(symbol)]) > SparseRow.noise && !symbols[Int(symbol)].isDead {
      found.append(Entry(column: symbol, value: work.symbols[Int(symbol)]))
    }
    return found
  }

  /// Computes into `column` how much the subjects of rows shrink with a nonbasic symbol.
  func solveColumn(_ symbol: Int32) {
    refactorIfNeeded()
    guard columnSymbol != symbol else { return }
    columnSymbol = symbol
    factors.solveForSlots(
      columns[Int(symbol)], isEntering: true, noise: Self.solutionNoise, into: &column)
  }

  /// Exchanges the subject of a row for a nonbasic symbol in it.
  func pivot(_ index: Int32, entering symbol: Int32) {
    // This is needed even if the change is refused in the end, and nothing else changes.
    idleSymbols = nil
    solveColumn(symbol)
    guard let coefficient = column.first(where: { $0.column == index }).map({ -$0.value }) else {
      isSingular = true
      return
    }
    let basic = subjects[Int(index)]
    if costs[Int(symbol)].contains(where: { $0.value != 0 }) {
      let row = solvedRow(index)
      // The factors may have been recomputed along the way.
      solveColumn(symbol)
      handOnCosts(of: symbol, to: row, coefficient: coefficient, leaving: basic)
    }
    let step = -subjectValues[Int(index)] / coefficient
    subjectValues.withUnsafeMutableBufferPointer { values in
      for entry in column { values[Int(entry.column)] -= entry.value * step }
    }
    subjectValues[Int(index)] = step
    subjects[Int(index)] = symbol
    symbols[Int(basic)].row = -1
    symbols[Int(symbol)].row = index
    if !factors.exchange(index) { isSingular = true }
    columnSymbol = -1
  }
}
