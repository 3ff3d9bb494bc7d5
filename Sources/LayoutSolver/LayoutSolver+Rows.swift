extension LayoutSolver {
  /// Makes the sum in the work space, which holds no variable, a row; returns why it can't be.
  func addRow(for index: Int32) -> LayoutSolverError? {
    expandSymbols()
    var row = Row(basic: -1, value: 0, symbols: SparseRow(), constants: SparseRow())
    work.touchedSymbols.sort()
    for symbol in work.touchedSymbols where abs(work.symbols[Int(symbol)]) > SparseRow.noise {
      guard !symbols[Int(symbol)].isDead else { continue }
      row.symbols.append(symbol, work.symbols[Int(symbol)])
    }
    work.add(1, constant: index)
    work.touchedConstants.sort()
    for constant in work.touchedConstants
    where abs(work.constants[Int(constant)]) > SparseRow.noise {
      row.constants.append(constant, work.constants[Int(constant)])
      row.value += work.constants[Int(constant)] * columnValues[Int(constant)]
    }
    let own = equations[Int(index)].own
    if own.isEmpty { return addEquality(row) }

    // 0 = sum + Σ sign·own. The own symbol that can be the subject without being negative is; a
    // required inequality has only one, which may start out negative.
    let subject = own.first { row.value * -$0.value >= 0 } ?? own[0]
    row.basic = subject.column
    let factor = -1 / subject.value
    row.symbols.scale(by: factor)
    row.constants.scale(by: factor)
    row.value *= factor
    // Own symbols are the newest, so that appending keeps the order.
    for other in own where other.column != subject.column {
      row.symbols.append(other.column, other.value * factor)
    }
    let place = store(row)
    guard row.value < -Self.feasibilityNoise else {
      rows[Int(place)].value = max(0, row.value)
      return nil
    }
    return raise(place)
  }

  private func addEquality(_ sum: Row) -> LayoutSolverError? {
    var row = sum
    row.basic = makeSymbol(isError: false, isDead: true)
    if row.value > 0 { negate(&row) }
    let place = store(row)
    if row.value < -Self.feasibilityNoise { return raise(place) }
    rows[Int(place)].value = 0
    // An equality that already holds: any symbol in it may take the dummy's place.
    if let entry = row.symbols.entries.max(by: { abs($0.value) < abs($1.value) }),
      abs(entry.value) > Self.pivotNoise
    {
      pivot(place, entering: entry.column)
    }
    return nil
  }

  func negate(_ row: inout Row) {
    row.symbols.scale(by: -1)
    row.constants.scale(by: -1)
    row.value = -row.value
  }

  private func store(_ row: Row) -> Int32 {
    let index: Int32
    if let free = freeRows.popLast() {
      index = free
      rows[Int(index)] = row
    } else {
      index = Int32(rows.count)
      rows.append(row)
      rowStamps.append(0)
    }
    symbols[Int(row.basic)].row = index
    for entry in row.symbols.entries { symbolRows[Int(entry.column)].append(index) }
    for entry in row.constants.entries { constantRows[Int(entry.column)].append(index) }
    return index
  }

  func deleteRow(_ index: Int32) {
    symbols[Int(rows[Int(index)].basic)].row = -1
    rows[Int(index)] = Row(
      basic: -1, value: 0, symbols: SparseRow(), constants: SparseRow())
    freeRows.append(index)
  }

  /// Raises the negative subject of a new row to 0 while the others stay feasible, or takes the row
  /// away again and returns what keeps the subject down.
  private func raise(_ index: Int32) -> LayoutSolverError? {
    for _ in 0..<stepAllowance {
      let row = rows[Int(index)]
      if row.value >= -Self.feasibilityNoise, !symbols[Int(row.basic)].isDead { return nil }
      let entering = row.symbols.entries.first {
        $0.value > Self.pivotNoise && !symbols[Int($0.column)].isDead
      }
      guard let entering else {
        if row.value >= -Self.feasibilityNoise { return nil }
        let conflict = contradiction(in: row)
        deleteRow(index)
        return conflict
      }
      let block = blockingRow(for: entering.column, except: index)
      if let blocking = block.row, block.step < -row.value / entering.value {
        pivot(blocking, entering: entering.column)
      } else {
        pivot(index, entering: entering.column)
        return nil
      }
    }
    deleteRow(index)
    return .unsettled
  }

  /// The constraints whose constants add up to a row that can't hold.
  func contradiction(in row: Row) -> LayoutSolverError {
    .conflict(
      Set(
        row.constants.entries.filter { abs($0.value) > Self.feasibilityNoise }.map {
          LinearConstraint(index: equations[Int($0.column)].constraint)
        }))
  }
}
