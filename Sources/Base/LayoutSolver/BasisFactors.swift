/// A sparse square matrix in a form that allows solving systems quickly: the columns of the basic
/// symbols over the rows.
///
/// It's stored as two triangular factors, found by eliminating so that the fewest new entries arise
/// (after Markowitz), with later changes between them (the middle product form of Huangfu and
/// Hall): there an exchanged column has about as few entries as it had before. Rows and slots have
/// the same indices; the slot of a row contains its subject. The cost of a solve depends on the
/// entries it visits, not on the number of rows.
final class BasisFactors {
  /// An exchanged column: the identity plus `column` times `row`.
  private struct Update {
    var pivot: Double
    /// The start of its column in the list of entries, of its row, and the end.
    var column: Int
    var row: Int
    var end: Int
  }

  private(set) var size = 0
  // Both are indexed by row; a slot is represented by the row it was eliminated with.
  var lower = TriangularFactor()
  var upper = TriangularFactor()
  var rowOfSlot: [Int32] = []
  var slotOfRow: [Int32] = []

  private var vector = SparseVector()
  private var updates: [Update] = []
  private var updateEntries: [Entry] = []
  /// The number of update entries read since the factors were computed.
  private var updateWork = 0
  /// The last column solved for, halfway between the factors.
  private var halfway: [Entry] = []
  /// The number of links in the upper factor before the newest row; nil if something has changed
  /// since.
  private var linksBeforeLastRow: Int?

  /// Whether recomputing the factors would save more time than it takes.
  var isWorn: Bool {
    !updates.isEmpty
      && (updates.count >= 100 || updateWork > 8 * (upper.links.count + lower.links.count + size))
  }

  // MARK: Changes

  /// Adds a new row with a subject that is in no other row; entries are by slot.
  func addRow(_ entries: [Entry], subject: Double) {
    let row = Int32(size)
    size += 1
    linksBeforeLastRow = upper.links.count
    lower.grow(pivot: 1)
    upper.grow(pivot: subject)
    rowOfSlot.append(row)
    slotOfRow.append(row)
    vector.grow()
    for entry in entries { upper.link(rowOfSlot[Int(entry.column)], row, entry.value) }
  }

  /// Removes the newest row; returns false if something changed since it was added.
  ///
  /// Recomputing the factors instead would make n constraints that contradict others cost n² steps.
  func removeLastRow() -> Bool {
    guard let links = linksBeforeLastRow else { return false }
    linksBeforeLastRow = nil
    vector.clear()
    vector.shrink()
    upper.unlink(downTo: links)
    upper.shrink()
    lower.shrink()
    rowOfSlot.removeLast()
    slotOfRow.removeLast()
    size -= 1
    return true
  }

  /// Replaces a slot's column by the last column solved for; returns false if the matrix would
  /// become singular.
  func exchange(_ slot: Int32) -> Bool {
    linksBeforeLastRow = nil
    let place = rowOfSlot[Int(slot)]
    let start = updateEntries.count
    vector.clear()
    for entry in halfway { vector.add(entry.value, at: entry.column) }
    vector.add(-upper.pivots[Int(place)], at: place)
    upper.forEach(from: place) { vector.add(-$1, at: $0) }
    vector.appendEntries(to: &updateEntries)
    let middle = updateEntries.count
    vector.clear()
    vector.add(1, at: place)
    vector.solve(upper, isTransposed: true)
    vector.appendEntries(to: &updateEntries)
    var pivot = 0.0
    for entry in halfway { pivot += entry.value * vector.values[Int(entry.column)] }
    updates.append(Update(pivot: pivot, column: start, row: middle, end: updateEntries.count))
    return pivot != 0
  }

  /// Resets the matrix to the identity with the given number of rows.
  func reset(size: Int) {
    self.size = size
    linksBeforeLastRow = nil
    lower.reset(size: size)
    upper.reset(size: size)
    rowOfSlot = (0..<size).map(Int32.init)
    slotOfRow = rowOfSlot
    vector = SparseVector(size: size)
    updates.removeAll(keepingCapacity: true)
    updateEntries.removeAll(keepingCapacity: true)
    updateWork = 0
  }

  // MARK: Solving

  /// Solves for the slots' values, for a right-hand side by row.
  ///
  /// - Parameters:
  ///   - isEntering: Whether the right-hand side may become a slot's column.
  ///   - noise: Values up to this are omitted.
  func solveForSlots(
    _ rightHandSide: [Entry], isEntering: Bool = false, noise: Double = 0,
    into result: inout [Entry]
  ) {
    vector.clear()
    for entry in rightHandSide { vector.add(entry.value, at: entry.column) }
    vector.solve(lower, isTransposed: false)
    for update in updates {
      apply(update.row..<update.end, update.column..<update.row, update.pivot)
    }
    if isEntering {
      halfway.removeAll(keepingCapacity: true)
      vector.appendEntries(to: &halfway)
    }
    vector.solve(upper, isTransposed: false)
    result.removeAll(keepingCapacity: true)
    vector.appendEntries(to: &result, named: slotOfRow, noise: noise)
  }

  /// Solves for the multiples of rows that add up to a right-hand side by slot.
  func solveForRows(_ rightHandSide: [Entry]) -> [Entry] {
    vector.clear()
    for entry in rightHandSide { vector.add(entry.value, at: rowOfSlot[Int(entry.column)]) }
    vector.solve(upper, isTransposed: true)
    for update in updates.reversed() {
      apply(update.column..<update.row, update.row..<update.end, update.pivot)
    }
    vector.solve(lower, isTransposed: true)
    var result: [Entry] = []
    vector.appendEntries(to: &result)
    return result
  }

  /// Applies the inverse of an update to the vector.
  private func apply(_ factor: Range<Int>, _ addend: Range<Int>, _ pivot: Double) {
    updateWork += factor.count
    var sum = 0.0
    for place in factor {
      sum += updateEntries[place].value * vector.values[Int(updateEntries[place].column)]
    }
    guard sum != 0 else { return }
    updateWork += addend.count
    sum /= -pivot
    for place in addend {
      vector.add(updateEntries[place].value * sum, at: updateEntries[place].column)
    }
  }
}
