extension LayoutSolver {
  /// Turns the sum in the work space, which contains no variable, into a row; returns why that
  /// isn't possible.
  func addRow(for index: Int32) -> LayoutSolverError? {
    refactorIfNeeded()
    var row = Row(symbols: SparseRow(), constants: SparseRow())
    // The sum without the row's own symbols.
    var sum = 0.0
    work.touchedSymbols.sort()
    for symbol in work.touchedSymbols where abs(work.symbols[Int(symbol)]) > SparseRow.noise {
      guard !symbols[Int(symbol)].isDead else { continue }
      row.symbols.append(symbol, work.symbols[Int(symbol)])
      sum += work.symbols[Int(symbol)] * value(ofSymbol: symbol)
    }
    work.add(1, constant: index)
    work.touchedConstants.sort()
    for constant in work.touchedConstants
    where abs(work.constants[Int(constant)]) > SparseRow.noise {
      row.constants.append(constant, work.constants[Int(constant)])
      sum += work.constants[Int(constant)] * columnValues[Int(constant)]
    }
    work.clear()
    var own = equations[Int(index)].own
    let isEquality = own.isEmpty
    if isEquality {
      // A dummy that is initially negative or 0 and may only be 0.
      own = [
        Entry(column: makeSymbol(isError: false, isDead: true), value: sum > 0 ? 1 : -1)
      ]
    }
    // 0 = sum + Σ sign·own. The subject is an own symbol that isn't negative; a required inequality
    // has only one symbol, which may initially be negative.
    let subject = own.first { sum * -$0.value >= 0 } ?? own[0]
    let value = -sum / subject.value
    // Own symbols are the newest, so appending keeps the order.
    row.symbols.entries += own
    let place = store(row, subject: subject, value: value)
    if absorb(place) { return nil }
    if value < -Self.feasibilityNoise { return raise(place) }
    subjectValues[Int(place)] = max(0, value)
    if isEquality {
      // It holds already: any symbol in it may replace the dummy.
      var best: Entry?
      for entry in solvedRow(place) {
        guard let current = best else {
          best = entry
          continue
        }
        let difference = abs(entry.value) - abs(current.value)
        if difference > 1e-9
          || (difference > -1e-9 && isShorter(entry.column, than: current.column))
        {
          best = entry
        }
      }
      if let best, abs(best.value) > Self.pivotNoise { pivot(place, entering: best.column) }
    }
    return nil
  }

  /// Returns whether a symbol is in fewer rows than another, or in as many and is older.
  private func isShorter(_ symbol: Int32, than other: Int32) -> Bool {
    let count = columns[Int(symbol)].count
    let otherCount = columns[Int(other)].count
    return count != otherCount ? count < otherCount : symbol < other
  }

  private func store(_ row: Row, subject: Entry, value: Double) -> Int32 {
    let index = Int32(rows.count)
    if !needsFactoring {
      var basics: [Entry] = []
      for entry in row.symbols.entries where symbols[Int(entry.column)].row >= 0 {
        basics.append(Entry(column: symbols[Int(entry.column)].row, value: entry.value))
      }
      factors.addRow(basics, subject: subject.value)
    }
    rows.append(row)
    subjects.append(subject.column)
    subjectValues.append(value)
    symbols[Int(subject.column)].row = index
    for entry in row.symbols.entries {
      columns[Int(entry.column)].append(Entry(column: index, value: entry.value))
    }
    for entry in row.constants.entries { constantRows[Int(entry.column)].append(index) }
    columnSymbol = -1
    return index
  }

  /// Removes the newest row, whose subject is its own symbol.
  private func deleteLastRow() {
    let row = rows.removeLast()
    symbols[Int(subjects.removeLast())].row = -1
    subjectValues.removeLast()
    for entry in row.symbols.entries { columns[Int(entry.column)].removeLast() }
    for entry in row.constants.entries { constantRows[Int(entry.column)].removeLast() }
    if needsFactoring || !factors.removeLastRow() { needsFactoring = true }
    columnSymbol = -1
  }

  /// Makes an unbounded symbol, which nothing has depended on so far, absorb a new row's error.
  ///
  /// - Returns: Whether the row contains one.
  private func absorb(_ place: Int32) -> Bool {
    guard !freeNonbasic.isEmpty else { return false }
    let entry = solvedRow(place).first {
      symbols[Int($0.column)].isFree && abs($0.value) > Self.pivotNoise
    }
    guard let entry else { return false }
    pivot(place, entering: entry.column)
    freeNonbasic.removeAll { $0 == entry.column }
    return true
  }

  /// Raises the negative subject of a new row to 0 while the others stay feasible, or removes the
  /// row and returns what prevents it.
  private func raise(_ index: Int32) -> LayoutSolverError? {
    for step in 0..<stepAllowance {
      let value = subjectValues[Int(index)]
      let isDead = symbols[Int(subjects[Int(index)])].isDead
      if value >= -Self.feasibilityNoise, !isDead { return nil }
      var entering: Entry?
      for entry in solvedRow(index)
      where entry.value > Self.pivotNoise {
        if let current = entering {
          if step < 50
            ? !isShorter(entry.column, than: current.column) : entry.column > current.column
          {
            continue
          }
        }
        entering = entry
      }
      guard let entering else {
        if value >= -Self.feasibilityNoise { return nil }
        let conflict = contradiction(in: index)
        deleteLastRow()
        return conflict
      }
      let block = blockingRow(for: entering.column, except: index)
      if let blocking = block.row, block.step < -subjectValues[Int(index)] / entering.value {
        pivot(blocking, entering: entering.column)
      } else {
        pivot(index, entering: entering.column)
        return nil
      }
      if isSingular { break }
    }
    // Only a row whose subject is still its own symbol can be removed by itself.
    deleteLastRow()
    return .unsettled
  }

  /// Returns the constraints whose constants add up to a row that can't hold.
  func contradiction(in index: Int32) -> LayoutSolverError {
    defer { work.clear() }
    work.add(1, symbol: subjects[Int(index)])
    expandSymbols()
    return .conflict(
      Set(
        work.touchedConstants.filter {
          abs(work.constants[Int($0)]) > Self.feasibilityNoise && equations[Int($0)].isLive
        }.map { LinearConstraint(index: equations[Int($0)].constraint) }))
  }
}
