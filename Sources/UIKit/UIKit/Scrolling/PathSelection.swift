import Foundation

/// The selected rows or items, in the order of their selection.
struct PathSelection {
  private(set) var paths: [IndexPath] = []

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if !paths.contains(path) { paths.append(path) }
  }

  /// Removes a path and returns whether it was selected.
  mutating func remove(_ path: IndexPath) -> Bool {
    guard let index = paths.firstIndex(of: path) else { return false }
    paths.remove(at: index)
    return true
  }

  mutating func removeAll() { paths = [] }

  /// Follows an update.
  ///
  /// - Parameter place: Returns the path after the update, or nil for what is no longer selected.
  mutating func follow(_ place: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(place)
  }
}
