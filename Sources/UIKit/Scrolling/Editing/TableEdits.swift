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
  /// How far the row was moved down in the content, in points.
  var distance: CGFloat = 0
  /// How far the finger has gone down, in points.
  var finger: CGFloat = 0
  /// Where the table was scrolled to when the row was lifted.
  var offset: CGFloat = 0
}
