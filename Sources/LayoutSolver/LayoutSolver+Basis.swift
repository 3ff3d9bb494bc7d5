/// The simplex method's view of the rows: what a basic symbol is in terms of the others, what another
/// one moves, and the exchange of the two.
///
/// None of it is stored. It is solved for with the factors of the basis, since rows solved for their
/// subjects fill up: where 1,000 gaps are equal, each depends on all views and all spacings.
extension LayoutSolver {
  /// Numbers below this in a solution are left over from rounding.
  static let solutionNoise = 1e-11

  /// Finds the factors of the basis anew where that is due.
  func refactorIfNeeded() {
    guard needsFactoring || factors.isWorn else { return }
    needsFactoring = false
    columnSymbol = -1
    guard factors.factor(rows.map { columns[Int($0.basic)] }) else {
      isSingular = true
      return
    }
    updateValues()
  }

  /// Computes the subjects' values from the constants.
  private func updateValues() {
    factors.clear()
    for index in rows.indices {
      var sum = 0.0
      for entry in rows[index].constants.entries {
        sum += entry.value * columnValues[Int(entry.column)]
      }
      factors.rowValues[index] = -sum
    }
    factors.solveForSlots()
    for index in rows.indices {
      let value = factors.slotValues[index]
      rows[index].value =
        value < 0 && value > -Self.feasibilityNoise && !symbols[Int(rows[index].basic)].isFree
        ? 0 : value
    }
  }

  /// Replaces basic symbols in the work space by nonbasic ones and, where they are asked for,
  /// constants.
  func expandSymbols(withConstants: Bool = true) {
    refactorIfNeeded()
    factors.clear()
    var isBasic = false
    for symbol in work.touchedSymbols {
      let row = symbols[Int(symbol)].row
      guard row >= 0, abs(work.symbols[Int(symbol)]) > SparseRow.noise else { continue }
      factors.slotValues[Int(row)] = work.symbols[Int(symbol)]
      isBasic = true
    }
    guard isBasic else { return }
    factors.solveForRows()
    for row in rows.indices {
      let factor = -factors.rowValues[row]
      guard abs(factor) > Self.solutionNoise else { continue }
      for entry in rows[row].symbols.entries {
        work.add(entry.value * factor, symbol: entry.column)
      }
      guard withConstants else { continue }
      for entry in rows[row].constants.entries {
        work.add(entry.value * factor, constant: entry.column)
      }
    }
    for symbol in work.touchedSymbols where symbols[Int(symbol)].row >= 0 {
      work.symbols[Int(symbol)] = 0
    }
  }

  /// A row solved for its subject, as a sum of nonbasic symbols that may be other than 0.
  func solvedRow(_ index: Int32) -> [Entry] {
    if let row = ownRow(index) { return row }
    defer { work.clear() }
    work.add(1, symbol: rows[Int(index)].basic)
    expandSymbols(withConstants: false)
    var found: [Entry] = []
    for symbol in work.touchedSymbols
    where abs(work.symbols[Int(symbol)]) > SparseRow.noise && !symbols[Int(symbol)].isDead {
      found.append(Entry(column: symbol, value: work.symbols[Int(symbol)]))
    }
    return found
  }

  /// The same where the subject stands in one row only, and no other subject in that.
  private func ownRow(_ index: Int32) -> [Entry]? {
    let basic = rows[Int(index)].basic
    guard columns[Int(basic)].count == 1 else { return nil }
    let place = columns[Int(basic)][0]
    let row = rows[Int(place.column)].symbols.entries
    for entry in row where entry.column != basic && symbols[Int(entry.column)].row >= 0 {
      return nil
    }
    var found: [Entry] = []
    for entry in row where entry.column != basic && !symbols[Int(entry.column)].isDead {
      found.append(Entry(column: entry.column, value: -entry.value / place.value))
    }
    return found
  }

  /// Solves for a column directly where the rows it stands in are all held by subjects of their own.
  private func solveOwnColumn(_ symbol: Int32) -> Bool {
    for entry in columns[Int(symbol)] {
      let subject = columns[Int(rows[Int(entry.column)].basic)]
      guard subject.count == 1, subject[0].column == entry.column else { return false }
    }
    column.removeAll(keepingCapacity: true)
    for entry in columns[Int(symbol)] {
      let subject = columns[Int(rows[Int(entry.column)].basic)][0]
      column.append(Entry(column: entry.column, value: -entry.value / subject.value))
    }
    return true
  }

  /// How much the subjects of rows grow with a nonbasic symbol, in `column`.
  func solveColumn(_ symbol: Int32) {
    refactorIfNeeded()
    guard columnSymbol != symbol else { return }
    columnSymbol = symbol
    if solveOwnColumn(symbol) { return }
    factors.clear()
    for entry in columns[Int(symbol)] { factors.rowValues[Int(entry.column)] += entry.value }
    factors.solveForSlots()
    column.removeAll(keepingCapacity: true)
    for slot in rows.indices where abs(factors.slotValues[slot]) > Self.solutionNoise {
      column.append(Entry(column: Int32(slot), value: -factors.slotValues[slot]))
    }
  }

  /// Exchanges the subject of a row for a nonbasic symbol in it.
  func pivot(_ index: Int32, entering symbol: Int32) {
    solveColumn(symbol)
    guard let coefficient = column.first(where: { $0.column == index })?.value else {
      isSingular = true
      return
    }
    let basic = rows[Int(index)].basic
    if tiers.contains(where: { $0.costs[Int(symbol)] != 0 }) {
      let row = solvedRow(index)
      // The factors may have been found anew on the way.
      solveColumn(symbol)
      for tier in tiers.indices {
        let cost = tiers[tier].costs[Int(symbol)]
        guard cost != 0 else { continue }
        tiers[tier].costs[Int(symbol)] = 0
        for entry in row where entry.column != symbol {
          addCost(-entry.value * cost / coefficient, to: entry.column, tier: tier)
        }
        if !symbols[Int(basic)].isDead {
          addCost(cost / coefficient, to: basic, tier: tier)
        }
      }
    }
    let step = -rows[Int(index)].value / coefficient
    for entry in column { rows[Int(entry.column)].value += entry.value * step }
    rows[Int(index)].value = step
    rows[Int(index)].basic = symbol
    symbols[Int(basic)].row = -1
    symbols[Int(symbol)].row = index
    factors.exchange(index, column)
    columnSymbol = -1
  }
}
