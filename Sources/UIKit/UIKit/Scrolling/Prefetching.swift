import Foundation

/// The rows or items that a data source was asked to prefetch, and the next ones.
///
/// UIKit's header says that the paths are ordered by their distance from the visible ones, and that
/// prefetching is cancelled for paths that a change of direction leaves behind. How far ahead it
/// reaches isn't documented; here it is the length of the view (low).
struct Prefetching: Equatable {
  /// The requested paths that haven't become visible yet, nearest first.
  private(set) var asked: [IndexPath] = []
  private(set) var isForward = true
  private var place: CGFloat?

  /// The calls to make on a data source.
  struct Request: Equatable {
    var prefetched: [IndexPath] = []
    var cancelled: [IndexPath] = []

    var isEmpty: Bool { prefetched.isEmpty && cancelled.isEmpty }
  }

  /// Records the position of the content along the scroll direction.
  mutating func scroll(to place: CGFloat) {
    if let last = self.place, place != last { isForward = place > last }
    self.place = place
  }

  /// Discards the requested paths, as paths have other meanings now.
  mutating func forget() { asked = [] }

  /// Returns the calls to make.
  ///
  /// - Parameters:
  ///   - shown: The visible paths.
  ///   - ahead: The paths ahead of them, nearest first.
  mutating func request(shown: [IndexPath], ahead: [IndexPath]) -> Request {
    let known = Set(asked)
    let wanted = Set(ahead)
    let visible = Set(shown)
    let request = Request(
      prefetched: ahead.filter { !known.contains($0) },
      cancelled: asked.filter { !wanted.contains($0) && !visible.contains($0) })
    asked = ahead
    return request
  }
}

extension UITableView {
  /// Notifies the prefetching data source of the rows ahead, after layout.
  func prefetchRows() {
    prefetching.scroll(to: bounds.minY)
    guard isPrefetchingEnabled, prefetchDataSource != nil, window != nil, bounds.height > 0 else {
      return
    }
    let request = prefetching.request(shown: shown.rows.map(\.path), ahead: rowsAhead())
    guard !request.isEmpty else { return }
    hostOfView.schedule(after: 0) { [weak self] in
      guard let self, let source = prefetchDataSource, !data.needsReload else { return }
      inOwnWorld {
        if !request.cancelled.isEmpty {
          source.tableView(self, cancelPrefetchingForRowsAt: request.cancelled)
        }
        if !request.prefetched.isEmpty {
          source.tableView(self, prefetchRowsAt: request.prefetched)
        }
      }
    }
  }

  private func rowsAhead() -> [IndexPath] {
    var found: [IndexPath] = []
    if prefetching.isForward {
      let limit = bounds.maxY + bounds.height
      var next = shown.rows.last.flatMap { data.map.row(after: $0.path) }
      while let path = next, data.map.span(ofRow: path).start < limit {
        found.append(path)
        next = data.map.row(after: path)
      }
      return found
    }
    let limit = bounds.minY - bounds.height
    guard let first = shown.rows.first?.path,
      var path = data.map.firstRow(endingBelow: limit)
    else { return [] }
    while path < first {
      found.append(path)
      guard let next = data.map.row(after: path) else { break }
      path = next
    }
    return found.reversed()
  }
}

extension UICollectionView {
  /// Notifies the prefetching data source of the items ahead, after layout.
  func prefetchItems() {
    let isSideways = storedLayout.runsSideways
    prefetching.scroll(to: isSideways ? bounds.minX : bounds.minY)
    guard isPrefetchingEnabled, prefetchDataSource != nil, window != nil, !bounds.isEmpty else {
      return
    }
    let shown = visible.filter { $0.key.category == .cell }.map(\.key.path)
    let request = prefetching.request(
      shown: shown, ahead: itemsAhead(isSideways: isSideways, shown: Set(shown)))
    guard !request.isEmpty else { return }
    hostOfView.schedule(after: 0) { [weak self] in
      guard let self, let source = prefetchDataSource, !data.needsReload else { return }
      inOwnWorld {
        if !request.cancelled.isEmpty {
          source.collectionView(self, cancelPrefetchingForItemsAt: request.cancelled)
        }
        if !request.prefetched.isEmpty {
          source.collectionView(self, prefetchItemsAt: request.prefetched)
        }
      }
    }
  }

  private func itemsAhead(isSideways: Bool, shown: Set<IndexPath>) -> [IndexPath] {
    let step = (isSideways ? bounds.width : bounds.height) * (prefetching.isForward ? 1 : -1)
    let ahead = bounds.offsetBy(dx: isSideways ? step : 0, dy: isSideways ? 0 : step)
    func distance(_ frame: CGRect) -> CGFloat {
      switch (isSideways, prefetching.isForward) {
      case (true, true): frame.minX
      case (true, false): -frame.maxX
      case (false, true): frame.minY
      case (false, false): -frame.maxY
      }
    }
    return elements(in: ahead).filter {
      $0.representedElementCategory == .cell && $0.isFinite && $0.frame.overlaps(ahead)
        && data.contains($0.indexPath) && !shown.contains($0.indexPath)
    }.sorted {
      let places = (distance($0.frame), distance($1.frame))
      if places.0 != places.1 { return places.0 < places.1 }
      return prefetching.isForward
        ? $0.indexPath < $1.indexPath : $0.indexPath > $1.indexPath
    }.map(\.indexPath)
  }
}
