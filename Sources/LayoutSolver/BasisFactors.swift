/// A square matrix of few entries in a form that systems with it are quickly solved in: the columns of
/// the basic symbols over the rows.
///
/// It is kept as two triangular factors, found by eliminating where the fewest new entries arise
/// (after Markowitz), and a list of what changed since: columns that were exchanged, and rows that
/// were added. Rows and slots are counted alike; the slot of a row holds its subject.
final class BasisFactors {
  /// A change since the factors were found.
  private struct Update {
    /// Whether a row was added; otherwise a slot's column was exchanged.
    var isRow: Bool
    var slot: Int32
    var pivot: Double
    var start: Int
    var end: Int
  }

  /// What is solved for, and the right-hand side: by slot and by row.
  var slotValues: [Double] = []
  var rowValues: [Double] = []
  private(set) var size = 0

  // The factors, in the order of elimination
  var pivotRows: [Int32] = []
  var pivotSlots: [Int32] = []
  var pivots: [Double] = []
  /// The steps that subtracted their row from others, and what they subtracted, by row.
  var lowerSteps: [Int32] = []
  var lowerStarts: [Int] = [0]
  var lower: [Entry] = []
  /// What stands beside a pivot in its row, by slot.
  var upperStarts: [Int] = [0]
  var upper: [Entry] = []
  /// The same by column: what stands above the pivot in its column, by row.
  var upperColumnStarts: [Int] = []
  var upperColumns: [Entry] = []

  private var updates: [Update] = []
  private var updateEntries: [Entry] = []
  private var exchanges = 0

  /// Whether solving with the list of changes takes longer than factors found anew would.
  var isWorn: Bool {
    exchanges > 0
      && (exchanges >= 100 || updateEntries.count > 3 * (upper.count + lower.count + size) + 500)
  }

  // MARK: Changes

  /// Takes note of a new row with a subject that stands in no other; entries are by slot.
  func addRow(_ entries: [Entry], subject: Double) {
    let start = updateEntries.count
    updateEntries += entries
    updates.append(
      Update(
        isRow: true, slot: Int32(size), pivot: subject, start: start, end: updateEntries.count))
    size += 1
    slotValues.append(0)
    rowValues.append(0)
  }

  /// Takes note of another column in a slot: what it is in terms of the present ones, with its sign
  /// turned.
  func exchange(_ slot: Int32, _ column: [Entry]) {
    let start = updateEntries.count
    var pivot = 0.0
    for entry in column {
      if entry.column == slot {
        pivot = -entry.value
      } else {
        updateEntries.append(Entry(column: entry.column, value: -entry.value))
      }
    }
    updates.append(
      Update(isRow: false, slot: slot, pivot: pivot, start: start, end: updateEntries.count))
    exchanges += 1
  }

  /// Empties the factors, to be found anew for so many rows.
  func reset(size: Int) {
    self.size = size
    slotValues = [Double](repeating: 0, count: size)
    rowValues = [Double](repeating: 0, count: size)
    pivotRows.removeAll(keepingCapacity: true)
    pivotSlots.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    lowerSteps.removeAll(keepingCapacity: true)
    lowerStarts = [0]
    lower.removeAll(keepingCapacity: true)
    upperStarts = [0]
    upper.removeAll(keepingCapacity: true)
    upperColumnStarts = [0]
    upperColumns.removeAll(keepingCapacity: true)
    updates.removeAll(keepingCapacity: true)
    updateEntries.removeAll(keepingCapacity: true)
    exchanges = 0
  }

  // MARK: Solving

  func clear() {
    slotValues.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    rowValues.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Solves for the slots' values, for the right-hand side in `rowValues`, which is used up.
  func solveForSlots() {
    slotValues.withUnsafeMutableBufferPointer { x in
      rowValues.withUnsafeMutableBufferPointer { b in
        lower.withUnsafeBufferPointer { lower in
          for (index, step) in lowerSteps.enumerated() {
            let value = b[Int(pivotRows[Int(step)])]
            guard value != 0 else { continue }
            for place in lowerStarts[index]..<lowerStarts[index + 1] {
              b[Int(lower[place].column)] -= lower[place].value * value
            }
          }
        }
        upperColumns.withUnsafeBufferPointer { columns in
          var step = pivots.count
          while step > 0 {
            step -= 1
            var value = b[Int(pivotRows[step])]
            guard value != 0 else { continue }
            value /= pivots[step]
            x[Int(pivotSlots[step])] = value
            for place in upperColumnStarts[step]..<upperColumnStarts[step + 1] {
              b[Int(columns[place].column)] -= columns[place].value * value
            }
          }
        }
        updateEntries.withUnsafeBufferPointer { entries in
          for update in updates {
            let slot = Int(update.slot)
            if update.isRow {
              var sum = b[slot]
              for place in update.start..<update.end {
                sum -= entries[place].value * x[Int(entries[place].column)]
              }
              x[slot] = sum / update.pivot
            } else if x[slot] != 0 {
              let value = x[slot] / update.pivot
              x[slot] = value
              for place in update.start..<update.end {
                x[Int(entries[place].column)] -= entries[place].value * value
              }
            }
          }
        }
      }
    }
  }

  /// Solves for the multiples of rows that add up to what is in `slotValues`, which is used up.
  func solveForRows() {
    slotValues.withUnsafeMutableBufferPointer { c in
      rowValues.withUnsafeMutableBufferPointer { y in
        updateEntries.withUnsafeBufferPointer { entries in
          for update in updates.reversed() {
            let slot = Int(update.slot)
            if update.isRow {
              guard c[slot] != 0 else { continue }
              let value = c[slot] / update.pivot
              y[slot] = value
              c[slot] = 0
              for place in update.start..<update.end {
                c[Int(entries[place].column)] -= entries[place].value * value
              }
            } else {
              var sum = c[slot]
              for place in update.start..<update.end {
                sum -= entries[place].value * c[Int(entries[place].column)]
              }
              c[slot] = sum / update.pivot
            }
          }
        }
        upper.withUnsafeBufferPointer { upper in
          for step in 0..<pivots.count {
            var value = c[Int(pivotSlots[step])]
            guard value != 0 else { continue }
            value /= pivots[step]
            y[Int(pivotRows[step])] = value
            for place in upperStarts[step]..<upperStarts[step + 1] {
              c[Int(upper[place].column)] -= upper[place].value * value
            }
          }
        }
        lower.withUnsafeBufferPointer { lower in
          var index = lowerSteps.count
          while index > 0 {
            index -= 1
            var sum = 0.0
            for place in lowerStarts[index]..<lowerStarts[index + 1] {
              sum += lower[place].value * y[Int(lower[place].column)]
            }
            y[Int(pivotRows[Int(lowerSteps[index])])] -= sum
          }
        }
      }
    }
  }
}
