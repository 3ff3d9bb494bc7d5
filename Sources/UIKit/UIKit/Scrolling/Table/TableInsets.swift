/// The insets of a table's cells and separators, in points.
struct TableInsets {
  /// Margins that cells get from the table in addition to inherited ones.
  var cells = UIEdgeInsets.zero
  /// Whether the cells' margins limit them to the readable width.
  var isNarrowedToReadableWidth = false
  /// The separator inset, if one was set.
  var separator: UIEdgeInsets?
}
