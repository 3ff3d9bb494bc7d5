/// The insets of a table's cells and separators, in points.
struct TableInsets {
  /// Margins that cells get from the table beyond those that reach into them.
  var cells = UIEdgeInsets.zero
  /// Whether the cells' margins keep them to the readable width.
  var isNarrowedToReadableWidth = false
  /// The separators' inset if one was set.
  var separator: UIEdgeInsets?
}
