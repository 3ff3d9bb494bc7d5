import Graphics

/// What the heights of a table's rows were asked for.
struct TableLayoutState {
  /// What a layout depends on; equal keys need no new layout.
  struct Key: Equatable {
    var bounds: CGRect
    var inset: UIEdgeInsets
    var margins: UIEdgeInsets
    var generation: Int
  }

  /// What decides how wide the content of rows is, in points: rows that were measured for another one
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

  /// The room that heights were asked for.
  var room = Room()
}
