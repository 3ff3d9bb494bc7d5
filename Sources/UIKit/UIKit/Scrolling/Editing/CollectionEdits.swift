import Graphics

/// The editing state of a collection view.
@MainActor
struct CollectionEdits {
  var isEditing = false
  /// The row whose swipe actions are shown.
  var swipe: RowSwipe?
  /// The item that is being moved.
  var move: ItemMove?
}

/// An item that is being moved.
struct ItemMove {
  /// Where the item was.
  var source: IndexPath
  /// The current target.
  var target: IndexPath
  /// The centre, in content coordinates.
  var position: CGPoint
  /// The centre when a finger lifted it, and the content offset at that time.
  var lifted: CGPoint?
  var offset = CGPoint.zero
  var size = CGSize.zero

  /// Returns the item that is at a path during the move; paths in other sections are unchanged, as
  /// item counts change only when the item is dropped.
  func item(in place: IndexPath) -> IndexPath {
    guard source.section == target.section, place.section == source.section else { return place }
    if place == target { return source }
    let item = place.item
    if item >= source.item, item < target.item {
      return IndexPath(item: item + 1, section: place.section)
    }
    if item > target.item, item <= source.item {
      return IndexPath(item: item - 1, section: place.section)
    }
    return place
  }
}
