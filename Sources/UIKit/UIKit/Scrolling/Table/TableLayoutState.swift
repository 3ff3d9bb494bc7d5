import Graphics

/// The inputs of a table's row heights.
struct TableLayoutState {
  /// The inputs of a layout; equal keys need no new layout.
  struct Key: Equatable {
    var bounds: CGRect
    var inset: UIEdgeInsets
    var margins: UIEdgeInsets
    var generation: Int
  }

  /// The inputs of the width of row content, in points: rows that were measured for other values
  /// are measured again.
  struct Room: Equatable {
    /// The left end of the bounds, as a row's margins depend on its position in them.
    var left: CGFloat = 0
    var width: CGFloat = 0
    var safeLeft: CGFloat = 0
    var safeRight: CGFloat = 0
    var marginLeft: CGFloat = 0
    var marginRight: CGFloat = 0
  }

  /// The values that heights were queried for.
  var room = Room()
}
