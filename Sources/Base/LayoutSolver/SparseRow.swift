/// A number with the index of its column.
struct Entry {
  var column: Int32
  var value: Double
}

/// Entries in ascending order of columns.
///
/// Coefficients of layout systems are small numbers (widths, ratios), so anything below
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

  mutating func append(_ column: Int32, _ value: Double) {
    entries.append(Entry(column: column, value: value))
  }
}
