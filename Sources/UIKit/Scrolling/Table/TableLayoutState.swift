import Graphics

/// What a table's last layout was made for, and whether one is under way.
struct TableLayoutState {
  /// What a layout depends on; equal keys need no new layout.
  struct Key: Equatable {
    var bounds: CGRect
    var inset: UIEdgeInsets
    var margins: UIEdgeInsets
    var generation: Int
  }

  /// Counts reloads and changes, so that a layout notices one that happens while it asks for cells.
  private(set) var generation = 0
  /// The key of the last layout that was completed.
  var key: Key?
  var isUnderWay = false
  /// Whether a row has to be measured again that the layout under way may have passed.
  var measuresAgain = false
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

  /// Has the next layout made, whatever the last one was made for.
  mutating func invalidate() { generation += 1 }
}
