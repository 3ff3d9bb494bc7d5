import Foundation

/// The numbers of a collection view's items, and whether they have to be asked for again.
struct CollectionData {
  /// The number of items of each section.
  var counts: [Int] = []
  var needsReload = true

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && path.item >= 0 && path.item < counts[path.section]
  }
}
