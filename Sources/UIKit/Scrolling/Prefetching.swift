import Foundation

/// Which rows or items a data source was asked to prepare, and which it is to be asked for next.
///
/// UIKit's header says that the paths come by their distance from what shows, and that asking is taken
/// back for those that a change of direction leaves behind. How far ahead it asks isn't documented;
/// here it is as far as the view is long (low).
struct Prefetching: Equatable {
  /// What was asked for and has not shown yet, nearest first.
  private(set) var asked: [IndexPath] = []
  private(set) var isForward = true
  private var place: CGFloat?

  /// What to tell a data source.
  struct Request: Equatable {
    var prefetched: [IndexPath] = []
    var cancelled: [IndexPath] = []

    var isEmpty: Bool { prefetched.isEmpty && cancelled.isEmpty }
  }

  /// Notes where the content stands now, along the direction in which it scrolls.
  mutating func scroll(to place: CGFloat) {
    if let last = self.place, place != last { isForward = place > last }
    self.place = place
  }

  /// Forgets what was asked for, as paths mean other things now.
  mutating func forget() { asked = [] }

  /// Works out what to tell.
  ///
  /// - Parameters:
  ///   - shown: What shows.
  ///   - ahead: What lies ahead of that, nearest first.
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
  /// Tells the prefetching data source what lies ahead, once the layout is through.
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
  /// Tells the prefetching data source what lies ahead, once the layout is through.
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
