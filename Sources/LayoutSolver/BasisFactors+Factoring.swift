extension BasisFactors {
  /// Finds the factors of a matrix anew; false if it has none.
  ///
  /// - Parameter columns: What stands in each slot, by row.
  func factor(_ columns: [[Entry]]) -> Bool {
    reset(size: columns.count)
    var elimination = Elimination(columns)
    guard elimination.run(self) else { return false }
    transposeUpper()
    return true
  }

  fileprivate func append(row: Int, slot: Int, pivot: Double) {
    pivotRows.append(Int32(row))
    pivotSlots.append(Int32(slot))
    pivots.append(pivot)
  }

  private func transposeUpper() {
    var stepOfSlot = [Int](repeating: 0, count: size)
    for (step, slot) in pivotSlots.enumerated() { stepOfSlot[Int(slot)] = step }
    var starts = [Int](repeating: 0, count: size + 1)
    for entry in upper { starts[stepOfSlot[Int(entry.column)] + 1] += 1 }
    for step in 0..<size { starts[step + 1] += starts[step] }
    upperColumnStarts = starts
    upperColumns = [Entry](repeating: Entry(column: 0, value: 0), count: upper.count)
    for step in 0..<size {
      for place in upperStarts[step]..<upperStarts[step + 1] {
        let column = stepOfSlot[Int(upper[place].column)]
        upperColumns[starts[column]] = Entry(column: pivotRows[step], value: upper[place].value)
        starts[column] += 1
      }
    }
  }
}

/// The elimination of one matrix, until nothing of it is left.
private struct Elimination {
  /// Pivots below this carry nothing but rounding errors.
  private static let noise = 1e-11
  /// How much smaller than the greatest in its column a pivot may be.
  private static let threshold = 0.1

  let columns: [[Entry]]
  /// By slot; what is left of each row once only a nucleus remains.
  var rows: [[Entry]]
  var rowCounts: [Int]
  var columnCounts: [Int]
  var isRowDone: [Bool]
  var isSlotDone: [Bool]

  init(_ columns: [[Entry]]) {
    self.columns = columns
    let size = columns.count
    rows = [[Entry]](repeating: [], count: size)
    rowCounts = [Int](repeating: 0, count: size)
    columnCounts = columns.map(\.count)
    isRowDone = [Bool](repeating: false, count: size)
    isSlotDone = [Bool](repeating: false, count: size)
    for column in columns { for entry in column { rowCounts[Int(entry.column)] += 1 } }
    for row in 0..<size { rows[row].reserveCapacity(rowCounts[row]) }
    for (slot, column) in columns.enumerated() {
      for entry in column {
        rows[Int(entry.column)].append(Entry(column: Int32(slot), value: entry.value))
      }
    }
  }

  mutating func run(_ factors: BasisFactors) -> Bool {
    eliminateSingles(factors)
    return eliminateNucleus(factors)
  }

  /// Takes columns and rows of a single entry, which bring no new entries.
  private mutating func eliminateSingles(_ factors: BasisFactors) {
    var slots = columnCounts.indices.filter { columnCounts[$0] == 1 }
    var singleRows = rowCounts.indices.filter { rowCounts[$0] == 1 }
    while true {
      if let slot = slots.popLast() {
        guard !isSlotDone[slot], columnCounts[slot] == 1,
          let entry = columns[slot].first(where: { !isRowDone[Int($0.column)] }),
          abs(entry.value) > Self.noise
        else { continue }
        let row = Int(entry.column)
        isRowDone[row] = true
        isSlotDone[slot] = true
        factors.append(row: row, slot: slot, pivot: entry.value)
        for other in rows[row] where !isSlotDone[Int(other.column)] {
          factors.upper.append(other)
          columnCounts[Int(other.column)] -= 1
          if columnCounts[Int(other.column)] == 1 { slots.append(Int(other.column)) }
        }
        factors.upperStarts.append(factors.upper.count)
      } else if let row = singleRows.popLast() {
        guard !isRowDone[row], rowCounts[row] == 1,
          let entry = rows[row].first(where: { !isSlotDone[Int($0.column)] }),
          abs(entry.value) > Self.noise
        else { continue }
        let slot = Int(entry.column)
        isRowDone[row] = true
        isSlotDone[slot] = true
        let start = factors.lower.count
        for other in columns[slot] where !isRowDone[Int(other.column)] {
          factors.lower.append(Entry(column: other.column, value: other.value / entry.value))
          rowCounts[Int(other.column)] -= 1
          if rowCounts[Int(other.column)] == 1 { singleRows.append(Int(other.column)) }
        }
        if factors.lower.count > start {
          factors.lowerSteps.append(Int32(factors.pivots.count))
          factors.lowerStarts.append(factors.lower.count)
        }
        factors.append(row: row, slot: slot, pivot: entry.value)
        factors.upperStarts.append(factors.upper.count)
      } else {
        return
      }
      // A row that goes with its column leaves the other rows' counts; a column leaves them all.
    }
  }

  private mutating func eliminateNucleus(_ factors: BasisFactors) -> Bool {
    var open = isSlotDone.indices.filter { !isSlotDone[$0] }
    guard !open.isEmpty else { return true }
    var rowsOfSlot = [[Int32]](repeating: [], count: columns.count)
    for row in rows.indices where !isRowDone[row] {
      rows[row].removeAll { isSlotDone[Int($0.column)] }
      rowCounts[row] = rows[row].count
      for entry in rows[row] { rowsOfSlot[Int(entry.column)].append(Int32(row)) }
    }
    for slot in open { columnCounts[slot] = rowsOfSlot[slot].count }
    var pivotValues = [Double](repeating: 0, count: columns.count)
    var marks = [Int32](repeating: -1, count: columns.count)
    var stamps = [Int32](repeating: -1, count: columns.count)
    while !open.isEmpty {
      // The column of the fewest entries, and in it the row of the fewest whose entry is large.
      var position = 0
      for index in open.indices where columnCounts[open[index]] < columnCounts[open[position]] {
        position = index
      }
      let slot = open[position]
      open.swapAt(position, open.count - 1)
      open.removeLast()
      isSlotDone[slot] = true
      var found: [Entry] = []
      var greatest = 0.0
      for row in rowsOfSlot[slot] where !isRowDone[Int(row)] && stamps[Int(row)] != Int32(slot) {
        stamps[Int(row)] = Int32(slot)
        guard let entry = rows[Int(row)].first(where: { $0.column == Int32(slot) }) else {
          continue
        }
        found.append(Entry(column: row, value: entry.value))
        greatest = max(greatest, abs(entry.value))
      }
      guard greatest > Self.noise else { return false }
      var best: Entry?
      for entry in found where abs(entry.value) >= Self.threshold * greatest {
        if let current = best, rows[Int(current.column)].count <= rows[Int(entry.column)].count {
          continue
        }
        best = entry
      }
      guard let pivot = best else { return false }
      let row = Int(pivot.column)
      isRowDone[row] = true
      let others = rows[row].filter { $0.column != Int32(slot) }
      let start = factors.lower.count
      for entry in found where entry.column != pivot.column {
        let target = Int(entry.column)
        let factor = entry.value / pivot.value
        factors.lower.append(Entry(column: entry.column, value: factor))
        for other in others {
          pivotValues[Int(other.column)] = other.value * factor
          marks[Int(other.column)] = entry.column
        }
        var kept: [Entry] = []
        kept.reserveCapacity(rows[target].count + others.count)
        for var old in rows[target] where old.column != Int32(slot) {
          if marks[Int(old.column)] == entry.column {
            marks[Int(old.column)] = -1
            old.value -= pivotValues[Int(old.column)]
            guard abs(old.value) > 1e-13 else {
              columnCounts[Int(old.column)] -= 1
              continue
            }
          }
          kept.append(old)
        }
        for other in others where marks[Int(other.column)] == entry.column {
          marks[Int(other.column)] = -1
          kept.append(Entry(column: other.column, value: -pivotValues[Int(other.column)]))
          columnCounts[Int(other.column)] += 1
          rowsOfSlot[Int(other.column)].append(entry.column)
        }
        rows[target] = kept
      }
      if factors.lower.count > start {
        factors.lowerSteps.append(Int32(factors.pivots.count))
        factors.lowerStarts.append(factors.lower.count)
      }
      factors.append(row: row, slot: slot, pivot: pivot.value)
      for other in others { columnCounts[Int(other.column)] -= 1 }
      factors.upper += others
      factors.upperStarts.append(factors.upper.count)
    }
    return true
  }
}
