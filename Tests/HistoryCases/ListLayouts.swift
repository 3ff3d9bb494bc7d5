import UIKit

/// A custom layout that returns the attributes it has placed.
class PlacedLayout: UICollectionViewLayout {
  final var attributes: [UICollectionViewLayoutAttributes] = []
  final var size = CGSize.zero

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes.first { $0.indexPath == indexPath } }
}

/// Items in as many columns as fit the width.
final class GridLayout: PlacedLayout {
  var rowHeight: CGFloat = 60 { didSet { isStale = true } }
  /// Whether the attributes are kept until an invalidation context invalidates everything.
  var caches = false
  private var isStale = true

  override func prepare() {
    super.prepare()
    guard let view = collectionView, !caches || isStale else { return }
    isStale = false
    attributes = []
    let columns = max(1, Int(view.bounds.width / 100))
    let width = view.bounds.width / CGFloat(columns)
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      for item in 0..<count {
        let one = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        one.frame = CGRect(
          x: CGFloat(item % columns) * width, y: y + CGFloat(item / columns) * rowHeight,
          width: width, height: rowHeight)
        attributes.append(one)
      }
      y += CGFloat((count + columns - 1) / columns) * rowHeight + 10
    }
    size = CGSize(width: view.bounds.width, height: y)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything || context.invalidateDataSourceCounts { isStale = true }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard newBounds.width != collectionView?.bounds.width else { return false }
    isStale = true
    return true
  }
}

/// One column of self-sizing cells.
final class ColumnLayout: PlacedLayout {
  var spacing: CGFloat = 6
  private var heights: [IndexPath: CGFloat] = [:]

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    attributes = []
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let one = UICollectionViewLayoutAttributes(forCellWith: path)
        one.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: heights[path] ?? 50)
        attributes.append(one)
        y += one.frame.height + spacing
      }
    }
    size = CGSize(width: view.bounds.width, height: y)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    // Cells are measured again after that.
    if context.invalidateEverything || context.invalidateDataSourceCounts { heights = [:] }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { preferred.size.height != original.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[original.indexPath] = preferred.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
}
