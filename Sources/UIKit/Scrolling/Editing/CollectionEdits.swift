import Graphics

/// What is edited in a collection view.
@MainActor
struct CollectionEdits {
  var isEditing = false
  /// The row whose buttons a swipe shows.
  var swipe: RowSwipe?
  /// The item that is being moved.
  var move: ItemMove?
}

/// An item that is being moved.
struct ItemMove {
  /// Where the item was.
  var source: IndexPath
  /// Where it would go now.
  var target: IndexPath
  /// Where its middle is, in the coordinates of the content.
  var position: CGPoint
  /// Where its middle was when a finger lifted it, and where the view was scrolled to.
  var lifted: CGPoint?
  var offset = CGPoint.zero
  /// Its size.
  var size = CGSize.zero

  /// The item that shows in a place meanwhile; places of other sections keep theirs, as the numbers
  /// of items change once the item is let go.
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
