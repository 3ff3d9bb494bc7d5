extension BasisFactors {
  /// Recomputes the factors of a matrix; returns false, with the identity as the result, if the
  /// matrix is singular.
  ///
  /// - Parameters:
  ///   - subjects: The symbol in each slot.
  ///   - columns: The columns of all symbols, by row.
  func factor(_ subjects: [Int32], _ columns: [[Entry]]) -> Bool {
    reset(size: subjects.count)
    var elimination = Elimination(subjects, columns)
    guard elimination.run(self) else {
      reset(size: subjects.count)
      return false
    }
    for entry in elimination.upper {
      upper.link(rowOfSlot[Int(entry.slot)], entry.row, entry.value)
    }
    return true
  }

  fileprivate func append(row: Int, slot: Int, pivot: Double) {
    rowOfSlot[slot] = Int32(row)
    slotOfRow[row] = Int32(slot)
    upper.pivots[row] = pivot
  }
}

/// The entries of a matrix grouped by one of its indices, in one array.
private struct EntryTable {
  private var starts: [Int]
  private var entries: [Entry]

  subscript(index: Int) -> ArraySlice<Entry> { entries[starts[index]..<starts[index + 1]] }

  /// Creates the columns of the symbols in the slots.
  init(_ subjects: [Int32], _ columns: [[Entry]]) {
    starts = [0]
    starts.reserveCapacity(subjects.count + 1)
    entries = []
    for subject in subjects {
      entries += columns[Int(subject)]
      starts.append(entries.count)
    }
  }

  init(transposing other: EntryTable) {
    let size = other.starts.count - 1
    starts = [Int](repeating: 0, count: size + 2)
    for entry in other.entries { starts[Int(entry.column) + 2] += 1 }
    for index in 2..<starts.count { starts[index] += starts[index - 1] }
    entries = [Entry](repeating: Entry(column: 0, value: 0), count: other.entries.count)
    for index in 0..<size {
      for place in other.starts[index]..<other.starts[index + 1] {
        let entry = other.entries[place]
        let target = Int(entry.column) + 1
        entries[starts[target]] = Entry(column: Int32(index), value: entry.value)
        starts[target] += 1
      }
    }
    starts.removeLast()
  }

  func count(_ index: Int) -> Int { starts[index + 1] - starts[index] }
}

/// Slots ordered by the number of entries in their columns.
private struct ColumnQueue {
  private var slots: [[Int32]] = []
  private var lowest = 0

  /// Inserts a slot at its current position; its old entries are ignored.
  mutating func insert(_ slot: Int, count: Int) {
    while slots.count <= count { slots.append([]) }
    slots[count].append(Int32(slot))
    lowest = min(lowest, count)
  }

  mutating func popFirst(where isCurrent: (_ slot: Int, _ count: Int) -> Bool) -> Int? {
    while lowest < slots.count {
      guard let slot = slots[lowest].popLast() else {
        lowest += 1
        continue
      }
      if isCurrent(Int(slot), lowest) { return Int(slot) }
    }
    return nil
  }
}

/// The elimination of one matrix, until nothing is left.
private struct Elimination {
  /// Pivots below this consist only of rounding errors.
  private static let noise = 1e-11
  /// Entries below this are left over from cancellation.
  private static let fillNoise = 1e-13
  /// The maximum number of a row's entries that are searched at each step.
  private static let shortRow = 24
  /// The minimum ratio of a pivot to the greatest entry in its column.
  private static let threshold = 0.1

  private let columns: EntryTable
  private let rows: EntryTable
  private var rowCounts: [Int]
  private var columnCounts: [Int]
  private var isRowDone: [Bool]
  private var isSlotDone: [Bool]
  /// The entries other than the pivots in their rows.
  var upper: [(row: Int32, slot: Int32, value: Double)] = []

  init(_ subjects: [Int32], _ columns: [[Entry]]) {
    self.columns = EntryTable(subjects, columns)
    rows = EntryTable(transposing: self.columns)
    let size = subjects.count
    rowCounts = (0..<size).map(rows.count)
    columnCounts = (0..<size).map(self.columns.count)
    isRowDone = [Bool](repeating: false, count: size)
    isSlotDone = isRowDone
  }

  mutating func run(_ factors: BasisFactors) -> Bool {
    eliminateSingles(factors)
    return eliminateNucleus(factors)
  }

  /// Eliminates columns and rows with a single entry, which don't create new entries.
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
          upper.append((entry.column, other.column, other.value))
          columnCounts[Int(other.column)] -= 1
          if columnCounts[Int(other.column)] == 1 { slots.append(Int(other.column)) }
        }
      } else if let row = singleRows.popLast() {
        guard !isRowDone[row], rowCounts[row] == 1,
          let entry = rows[row].first(where: { !isSlotDone[Int($0.column)] }),
          abs(entry.value) > Self.noise
        else { continue }
        let slot = Int(entry.column)
        isRowDone[row] = true
        isSlotDone[slot] = true
        for other in columns[slot] where !isRowDone[Int(other.column)] {
          factors.lower.link(Int32(row), other.column, other.value / entry.value)
          rowCounts[Int(other.column)] -= 1
          if rowCounts[Int(other.column)] == 1 { singleRows.append(Int(other.column)) }
        }
        factors.append(row: row, slot: slot, pivot: entry.value)
      } else {
        return
      }
      // A row that is eliminated with its column doesn't count in the other rows; a column counts
      // in none.
    }
  }

  /// Eliminates the rest: first in its short rows, always choosing the column with the fewest
  /// entries there.
  ///
  /// Rows with many entries are deferred. Each is eliminated at once by a solve with the current
  /// factors, while stepwise elimination would process it at every step; the few remaining columns
  /// come last.
  private mutating func eliminateNucleus(_ factors: BasisFactors) -> Bool {
    let slots = isSlotDone.indices.filter { !isSlotDone[$0] }
    guard !slots.isEmpty else { return true }
    let nucleusRows = isRowDone.indices.filter { !isRowDone[$0] }
    var isInNucleus = [Bool](repeating: false, count: isRowDone.count)
    for row in nucleusRows { isInNucleus[row] = true }
    let longRows = nucleusRows.filter { rowCounts[$0] > Self.shortRow }
    for row in longRows { isRowDone[row] = true }
    eliminateShortRows(factors, slots)
    for row in longRows { isRowDone[row] = false }
    for row in longRows { eliminateLongRow(row, isInNucleus, factors) }
    return eliminateColumns(slots.filter { !isSlotDone[$0] }, isInNucleus, factors)
  }

  private mutating func eliminateShortRows(_ factors: BasisFactors, _ open: [Int]) {
    var found: [Entry] = []
    var beside: [(row: Int32, slot: Int32, value: Double)] = []
    var queue = ColumnQueue()
    var rowsOfSlot = [[Int32]](repeating: [], count: isSlotDone.count)
    var rest = [[Entry]](repeating: [], count: isRowDone.count)
    for row in rest.indices where !isRowDone[row] {
      rest[row] = rows[row].filter { !isSlotDone[Int($0.column)] }
      for entry in rest[row] { rowsOfSlot[Int(entry.column)].append(Int32(row)) }
    }
    for slot in open {
      columnCounts[slot] = rowsOfSlot[slot].count
      queue.insert(slot, count: columnCounts[slot])
    }
    var pivotValues = [Double](repeating: 0, count: isSlotDone.count)
    var marks = [Int32](repeating: -1, count: isSlotDone.count)
    var stamps = [Int32](repeating: -1, count: isRowDone.count)
    while let slot = queue.popFirst(where: { !isSlotDone[$0] && columnCounts[$0] == $1 }) {
      // In the column with the fewest entries, the row with the fewest whose entry is large.
      found.removeAll(keepingCapacity: true)
      var greatest = 0.0
      for row in rowsOfSlot[slot] where !isRowDone[Int(row)] && stamps[Int(row)] != Int32(slot) {
        stamps[Int(row)] = Int32(slot)
        guard let entry = rest[Int(row)].first(where: { $0.column == Int32(slot) }) else {
          continue
        }
        found.append(Entry(column: row, value: entry.value))
        greatest = max(greatest, abs(entry.value))
      }
      guard greatest > Self.noise else { continue }
      var best: Entry?
      for entry in found where abs(entry.value) >= Self.threshold * greatest {
        if let current = best, rest[Int(current.column)].count <= rest[Int(entry.column)].count {
          continue
        }
        best = entry
      }
      guard let pivot = best else { continue }
      let row = Int(pivot.column)
      isSlotDone[slot] = true
      isRowDone[row] = true
      let others = rest[row].filter { $0.column != Int32(slot) }
      for entry in found where entry.column != pivot.column {
        let target = Int(entry.column)
        let factor = entry.value / pivot.value
        factors.lower.link(pivot.column, entry.column, factor)
        for other in others {
          pivotValues[Int(other.column)] = other.value * factor
          marks[Int(other.column)] = entry.column
        }
        var kept: [Entry] = []
        kept.reserveCapacity(rest[target].count + others.count)
        for var old in rest[target] where old.column != Int32(slot) {
          if marks[Int(old.column)] == entry.column {
            marks[Int(old.column)] = -1
            old.value -= pivotValues[Int(old.column)]
            guard abs(old.value) > Self.fillNoise else {
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
        rest[target] = kept
      }
      factors.append(row: row, slot: slot, pivot: pivot.value)
      for other in others {
        columnCounts[Int(other.column)] -= 1
        queue.insert(Int(other.column), count: columnCounts[Int(other.column)])
        beside.append((pivot.column, other.column, other.value))
      }
    }
    for entry in beside where isSlotDone[Int(entry.slot)] {
      factors.upper.link(factors.rowOfSlot[Int(entry.slot)], entry.row, entry.value)
    }
  }

  /// Eliminates the columns that short rows have already eliminated from a row.
  private mutating func eliminateLongRow(
    _ row: Int, _ isInNucleus: [Bool], _ factors: BasisFactors
  ) {
    var vector = SparseVector(size: isRowDone.count)
    for entry in rows[row] where isSlotDone[Int(entry.column)] {
      let step = factors.rowOfSlot[Int(entry.column)]
      if isInNucleus[Int(step)] { vector.add(entry.value, at: step) }
    }
    vector.solve(factors.upper, isTransposed: true)
    for step in vector.pattern where abs(vector.values[Int(step)]) > Self.fillNoise {
      factors.lower.link(step, Int32(row), vector.values[Int(step)])
    }
  }

  /// Eliminates columns one by one, each after a solve with the current factors.
  private mutating func eliminateColumns(
    _ slots: [Int], _ isInNucleus: [Bool], _ factors: BasisFactors
  ) -> Bool {
    guard !slots.isEmpty else { return true }
    var vector = SparseVector(size: isRowDone.count)
    for slot in slots {
      vector.clear()
      for entry in columns[slot] where isInNucleus[Int(entry.column)] {
        vector.add(entry.value, at: entry.column)
      }
      vector.solve(factors.lower, isTransposed: false)
      var greatest = 0.0
      for row in vector.pattern where !isRowDone[Int(row)] {
        greatest = max(greatest, abs(vector.values[Int(row)]))
      }
      guard greatest > Self.noise else { return false }
      var best: Int32?
      for row in vector.pattern
      where !isRowDone[Int(row)] && abs(vector.values[Int(row)]) >= Self.threshold * greatest {
        if let best, (rowCounts[Int(best)], best) < (rowCounts[Int(row)], row) { continue }
        best = row
      }
      guard let best else { return false }
      let pivot = vector.values[Int(best)]
      for row in vector.pattern where row != best && abs(vector.values[Int(row)]) > Self.fillNoise {
        if isRowDone[Int(row)] {
          factors.upper.link(best, row, vector.values[Int(row)])
        } else {
          factors.lower.link(best, row, vector.values[Int(row)] / pivot)
        }
      }
      isRowDone[Int(best)] = true
      factors.append(row: Int(best), slot: slot, pivot: pivot)
    }
    return true
  }
}
