extension LayoutSolver {
  /// Removes an equation by adding an unbounded symbol that absorbs its error.
  func delete(_ index: Int32) {
    addCost(of: index, weight: -1)
    let own = equations[Int(index)].own
    let free: Int32
    if own.isEmpty {
      free = makeFreeSymbol(for: index)
    } else {
      free = (own.first { symbols[Int($0.column)].row >= 0 } ?? own[0]).column
    }
    for entry in own where entry.column != free { symbols[Int(entry.column)].isDead = true }
    symbols[Int(free)].isFree = true
    symbols[Int(free)].isError = false
    equations[Int(index)].isLive = false
    liveCount -= 1
    removedCount += 1
    if symbols[Int(free)].row < 0 { enter(free, isNew: own.isEmpty) }
  }

  /// Creates a symbol that accompanies the constant of a required equality everywhere.
  private func makeFreeSymbol(for index: Int32) -> Int32 {
    let symbol = makeSymbol(isError: false)
    for row in constantRows[Int(index)] {
      let coefficient = rows[Int(row)].constants[index]
      rows[Int(row)].symbols.append(symbol, coefficient)
      columns[Int(symbol)].append(Entry(column: row, value: coefficient))
    }
    looseSymbols[Int(index)] = symbol
    symbols[Int(symbol)].isLoose = true
    return symbol
  }

  /// Makes an unbounded symbol basic, in place of the subject that reaches 0 first as the symbol
  /// moves in either direction. Without such a subject nothing depends on it, and it remains 0.
  private func enter(_ symbol: Int32, isNew: Bool) {
    solveColumn(symbol)
    if isNew {
      // The costs that it has through the errors it moves.
      for entry in column {
        let tier = symbols[Int(subjects[Int(entry.column)])].tier
        if tier >= 0 {
          changeCost(of: symbol, by: -entry.value, tier: Int(tier))
        }
      }
    }
    var best: Int32?
    var bestStep = Double.infinity
    for direction in [1.0, -1.0] {
      for entry in column {
        consider(entry.column, coefficient: entry.value * -direction, &best, &bestStep)
      }
    }
    if let best {
      pivot(best, entering: symbol)
      needsEvaluation = true
    } else {
      costs[Int(symbol)] = []
      freeNonbasic.append(symbol)
    }
  }
}
