import Foundation

/// The item counts of a collection view, and whether they need to be queried again.
struct CollectionData {
  /// The number of items in each section.
  var counts: [Int] = []
  var needsReload = true

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && path.item >= 0 && path.item < counts[path.section]
  }
}
