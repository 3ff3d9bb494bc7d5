/// The name of a stock of views out of use.
struct ReuseKey: Hashable {
  var kind: String?
  var identifier: String
}

/// Views out of use, and the classes to make new ones of.
@MainActor
struct CollectionReusePool {
  var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  /// What is made of nibs: never what has a class.
  var nibs: [ReuseKey: NibPrototype] = [:]
  /// The cell that the data source is filling again, which it gets instead of one out of use.
  var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?

  private var views: [ReuseKey: [UICollectionReusableView]] = [:]
  /// Views that were put away during this layout and are still subviews.
  private var leaving: [UICollectionReusableView] = []

  var leavingCount: Int { leaving.count }

  mutating func take(_ key: ReuseKey) -> UICollectionReusableView? { views[key]?.popLast() }

  /// Puts a view away; false if it is of no stock.
  mutating func put(_ view: UICollectionReusableView) -> Bool {
    guard let key = view.element.pool else { return false }
    views[key, default: []].append(view)
    leaving.append(view)
    return true
  }

  /// Returns the views that were put away since the last call.
  mutating func takeLeaving() -> [UICollectionReusableView] {
    defer { leaving.removeAll() }
    return leaving
  }
}
