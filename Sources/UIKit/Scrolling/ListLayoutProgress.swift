/// The progress of a table's or a collection view's layout, and what the last complete one was made for.
///
/// - Parameter Key: What a layout depends on; equal keys need no new layout.
struct ListLayoutProgress<Key: Equatable> {
  /// Counts changes, so that a layout notices one that happens meanwhile.
  private(set) var generation = 0
  /// The key of the last layout that was completed.
  private(set) var key: Key?
  /// Whether views are being placed.
  private(set) var isUnderWay = false
  /// Whether a view has to be measured again that the layout under way may have passed.
  private var measuresAgain = false

  /// Has the next layout made, whatever the last one was made for.
  mutating func invalidate() { generation += 1 }

  /// Has the next layout made for the size of a visible view.
  mutating func measureAgain() {
    key = nil
    if isUnderWay { measuresAgain = true }
  }

  mutating func begin() {
    isUnderWay = true
    measuresAgain = false
  }

  mutating func end() { isUnderWay = false }

  /// Notes what the layout that ended was made for.
  ///
  /// - Parameter key: Nil if it is already outdated.
  /// - Returns: Whether it is complete. If not, the previous key is dropped too, as the view may scroll back
  ///   to where it applied.
  mutating func complete(_ key: Key?) -> Bool {
    self.key = measuresAgain ? nil : key
    return self.key != nil
  }
}
