/// The key of a reuse queue.
struct ReuseKey: Hashable {
  var kind: String?
  var identifier: String
}

/// Reusable views, and the classes and nibs to create new ones from.
@MainActor
struct CollectionReusePool {
  var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  /// The registered nibs; a key has either a nib or a class.
  var nibs: [ReuseKey: NibPrototype] = [:]
  /// The cell being reconfigured, which the data source receives instead of a reused one.
  var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?

  private var views: [ReuseKey: [UICollectionReusableView]] = [:]
  /// Views that were put away during this layout and are still subviews.
  private var leaving: [UICollectionReusableView] = []

  var leavingCount: Int { leaving.count }

  mutating func take(_ key: ReuseKey) -> UICollectionReusableView? { views[key]?.popLast() }

  /// Puts a view into its queue; returns false if it doesn't belong to one.
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
