/// What is edited in a table.
@MainActor
struct TableEdits {
  var isEditing = false
  /// Counts the answers of data sources that don't say which rows can be moved.
  var silentMoveAnswers = 0
  /// The row whose buttons a swipe shows.
  var swipe: RowSwipe?
  /// The row that is being moved.
  var move: RowMove?
  /// Where a selection of several rows began.
  var selectionAnchor: IndexPath?
}

/// A row that is being moved.
struct RowMove {
  /// Where the row was.
  var source: IndexPath
  /// Where it would go now.
  var target: IndexPath
  /// How far the row was moved down, in points.
  var distance: CGFloat = 0
}
