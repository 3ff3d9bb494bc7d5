/// The editing state of a table.
@MainActor
struct TableEdits {
  var isEditing = false
  /// The number of answers from data sources that don't specify which rows can be moved.
  var silentMoveAnswers = 0
  /// The row whose swipe actions are shown.
  var swipe: RowSwipe?
  /// The row that is being moved.
  var move: RowMove?
  /// Where a multiple selection began.
  var selectionAnchor: IndexPath?
}

/// A row that is being moved.
struct RowMove {
  /// Where the row was.
  var source: IndexPath
  /// The current target.
  var target: IndexPath
  /// How far the row was moved down in the content, in points.
  var distance: CGFloat = 0
  /// How far the finger has moved down, in points.
  var finger: CGFloat = 0
  /// The content offset when the row was lifted.
  var offset: CGFloat = 0
}
