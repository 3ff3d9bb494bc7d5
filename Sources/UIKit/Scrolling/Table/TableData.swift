/// The extents of a table's sections, and what of them has to be asked for again.
struct TableData {
  var map = TableMap()
  /// Counts the maps so far, so that a layout notices that another one has replaced its own.
  private(set) var mapNumber = 0
  /// Whether the data source has to be asked for its rows.
  var needsReload = true
  /// Whether the delegate has to be asked for heights.
  var needsHeights = false

  var isStale: Bool { needsReload || needsHeights }

  mutating func replaceMap(_ new: TableMap) {
    map = new
    mapNumber += 1
  }
}
