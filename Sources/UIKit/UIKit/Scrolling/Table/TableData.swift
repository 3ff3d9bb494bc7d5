/// The extents of a table's sections, and which of them need to be queried again.
struct TableData {
  var map = TableMap()
  /// The number of maps so far, so that a layout detects that its own was replaced.
  private(set) var mapNumber = 0
  /// Whether the data source needs to be queried for rows.
  var needsReload = true
  /// Whether the delegate needs to be queried for heights.
  var needsHeights = false

  var isStale: Bool { needsReload || needsHeights }

  mutating func replaceMap(_ new: TableMap) {
    map = new
    mapNumber += 1
  }
}

/// The insets of a table's cells and separators, in points.
struct TableInsets {
  /// Margins that cells get from the table in addition to inherited ones.
  var cells = UIEdgeInsets.zero
  /// Whether the cells' margins limit them to the readable width.
  var isNarrowedToReadableWidth = false
  /// The separator inset, if one was set.
  var separator: UIEdgeInsets?
}
