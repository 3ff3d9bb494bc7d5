/// The progress of a table's or a collection view's layout, and the inputs of the last complete
/// one.
///
/// - Parameter Key: The inputs of a layout; equal keys need no new layout.
struct ListLayoutProgress<Key: Equatable> {
  /// Counts changes, so that a layout detects one that happens while it runs.
  private(set) var generation = 0
  /// The key of the last completed layout.
  private(set) var key: Key?
  /// Whether a layout is in progress.
  private(set) var isUnderWay = false
  /// Whether a view that the current layout may have passed needs to be measured again.
  private var measuresAgain = false

  /// Invalidates the layout, whatever the last one's inputs were.
  mutating func invalidate() { generation += 1 }

  /// Requests another layout for the size of a visible view.
  mutating func measureAgain() {
    key = nil
    if isUnderWay { measuresAgain = true }
  }

  mutating func begin() {
    isUnderWay = true
    measuresAgain = false
  }

  mutating func end() { isUnderWay = false }

  /// Records the inputs of the layout that ended.
  ///
  /// - Parameter key: Nil if it is already outdated.
  /// - Returns: Whether it is complete. If not, the previous key is dropped too, as the view may
  ///   scroll back to the position that it applied to.
  mutating func complete(_ key: Key?) -> Bool {
    self.key = measuresAgain ? nil : key
    return self.key != nil
  }
}
