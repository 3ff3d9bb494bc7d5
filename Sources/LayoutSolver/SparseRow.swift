/// A number with the index of the column it stands in.
struct Entry {
  var column: Int32
  var value: Double
}

/// Entries in ascending order of columns.
///
/// Coefficients of layout systems are small numbers (widths, ratios), so that anything below
/// `SparseRow.noise` is left over from cancellation.
struct SparseRow {
  static let noise = 1e-10

  var entries: [Entry] = []

  subscript(column: Int32) -> Double {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].column == column ? entries[low].value : 0
  }

  mutating func scale(by factor: Double) {
    var index = 0
    while index < entries.count {
      entries[index].value *= factor
      index += 1
    }
  }

  mutating func remove(_ column: Int32) {
    if let index = entries.firstIndex(where: { $0.column == column }) { entries.remove(at: index) }
  }

  mutating func append(_ column: Int32, _ value: Double) {
    entries.append(Entry(column: column, value: value))
  }

  /// Adds a multiple of another row, calling `appeared` for each column that was not here before.
  mutating func add(
    _ other: SparseRow, times factor: Double, scratch: inout [Entry],
    appeared: (Int32) -> Void
  ) {
    scratch.removeAll(keepingCapacity: true)
    var mine = 0
    var theirs = 0
    let count = entries.count
    let otherCount = other.entries.count
    while mine < count || theirs < otherCount {
      if theirs == otherCount
        || (mine < count && entries[mine].column < other.entries[theirs].column)
      {
        scratch.append(entries[mine])
        mine += 1
      } else if mine == count || other.entries[theirs].column < entries[mine].column {
        let value = other.entries[theirs].value * factor
        if abs(value) > Self.noise {
          scratch.append(Entry(column: other.entries[theirs].column, value: value))
          appeared(other.entries[theirs].column)
        }
        theirs += 1
      } else {
        let value = entries[mine].value + other.entries[theirs].value * factor
        if abs(value) > Self.noise {
          scratch.append(Entry(column: entries[mine].column, value: value))
        }
        mine += 1
        theirs += 1
      }
    }
    swap(&entries, &scratch)
  }
}
