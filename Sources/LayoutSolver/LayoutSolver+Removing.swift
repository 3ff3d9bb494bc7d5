extension LayoutSolver {
  /// Makes an equation empty by letting a variable take the place of its constant.
  func delete(_ index: Int32) {
    addCost(of: index, weight: -1)
    let own = equations[Int(index)].own
    let variable = spareVariable()
    if let basic = own.first(where: { symbols[Int($0.column)].row >= 0 }) {
      // The constant stands in this row only, as its column is the subject's but for the sign.
      let row = symbols[Int(basic.column)].row
      release(row, constant: index, into: variable, forgetting: own)
      deleteRow(row)
    } else {
      let affected = currentRows(ofConstant: index)
      if let row = leavingRow(for: index, among: affected) {
        exchange(row, constant: index, for: variable, among: affected, forgetting: own)
      }
    }
    for entry in own { symbols[Int(entry.column)].isDead = true }
    replacements[Int(index)] = variable
    equations[Int(index)].isLive = false
    liveCount -= 1
    removedCount += 1
  }

  private func spareVariable() -> Int32 {
    let variable: Int32
    if let spare = spareVariables.popLast() {
      variable = spare
    } else {
      variable = makeVariable().index
    }
    usedSpares.append(variable)
    variableStates[Int(variable)] = .free(isReferenced: true)
    return variable
  }

  /// Defines the variable that replaces a constant by solving the constant's row for it.
  private func release(
    _ index: Int32, constant: Int32, into variable: Int32, forgetting own: [Entry],
    keeping subject: Int32? = nil
  ) {
    let row = rows[Int(index)]
    let coefficient = row.constants[constant]
    func part(_ entries: [Entry]) -> [Entry] {
      entries.map { Entry(column: $0.column, value: -$0.value / coefficient) }
    }
    var parts = part(
      row.symbols.entries.filter { entry in
        !own.contains { $0.column == entry.column }
      })
    if let subject { parts.append(Entry(column: subject, value: 1 / coefficient)) }
    addDefinition(
      of: variable, variables: [], symbols: parts,
      constants: part(row.constants.entries.filter { $0.column != constant }), isLow: true)
  }

  /// The row whose subject reaches 0 first when the constant is let go, in either direction.
  private func leavingRow(for constant: Int32, among affected: [Int32]) -> Int32? {
    var best: Int32?
    var bestStep = Double.infinity
    for direction in [1.0, -1.0] {
      for row in affected {
        consider(
          row, coefficient: rows[Int(row)].constants[constant] * direction, &best, &bestStep)
      }
    }
    return best
  }

  /// Lets a variable that stands for a constant take the place of a row's subject.
  private func exchange(
    _ index: Int32, constant: Int32, for variable: Int32, among affected: [Int32],
    forgetting own: [Entry]
  ) {
    let row = rows[Int(index)]
    let basic = row.basic
    let coefficient = row.constants[constant]
    let keeps = !symbols[Int(basic)].isDead
    release(
      index, constant: constant, into: variable, forgetting: own, keeping: keeps ? basic : nil)

    // What the tiers owe to the constant, by way of the errors it moves.
    var debts = [Double](repeating: 0, count: tiers.count)
    for other in affected {
      let tier = symbols[Int(rows[Int(other)].basic)].tier
      if tier >= 0 { debts[Int(tier)] += rows[Int(other)].constants[constant] }
    }
    var solved = row
    solved.constants.remove(constant)
    solved.symbols.scale(by: -1 / coefficient)
    solved.constants.scale(by: -1 / coefficient)
    // The part of the value that isn't the constant's own.
    solved.value =
      (row.value - coefficient * columnValues[Int(constant)]) * (-1 / coefficient)
    deleteRow(index)
    if keeps {
      let place = solved.symbols.entries.firstIndex { $0.column > basic }
      solved.symbols.entries.insert(
        Entry(column: basic, value: 1 / coefficient), at: place ?? solved.symbols.entries.count)
    }
    for other in affected where other != index {
      let factor = rows[Int(other)].constants[constant]
      rows[Int(other)].constants.remove(constant)
      rows[Int(other)].value -= factor * columnValues[Int(constant)]
      add(solved, times: factor, to: other)
    }
    for tier in tiers.indices where debts[tier] != 0 {
      for entry in solved.symbols.entries {
        addCost(entry.value * debts[tier], to: entry.column, tier: tier)
      }
    }
  }
}
