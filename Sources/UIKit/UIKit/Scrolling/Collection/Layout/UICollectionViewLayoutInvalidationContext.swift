import Graphics

/// The parts of a layout that are stale.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  /// Whether the whole layout is computed again, as after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are queried again.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items passed to ``invalidateItems(at:)``.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary views, by kind.
  open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalidated decoration views, by kind.
  open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The previous index paths of items that are being moved interactively.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The current index paths of items that are being moved interactively.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The centre of an item that is being moved, in content coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The change of the content offset once the layout is updated.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size. Kept for callers: the layout is queried for the whole size
  /// anyway.
  open var contentSizeAdjustment = CGSize.zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
  }

  /// Whether the bounds changed only their origin, so that a layout that doesn't depend on it stays
  /// valid.
  final var onlyScrolled = false
  /// Whether the view already has the new counts, so that the data source needn't be queried.
  final var followsUpdate = false
  /// Whether the view's surroundings or size changed; the layout itself determines whether measured
  /// sizes remain valid then.
  final var followsSurroundings = false
  /// The item that prefers a different size, and that size.
  final var preferred: (original: UICollectionViewLayoutAttributes, wanted: CGSize)?

  /// Whether an item is being moved interactively.
  final var followsFinger: Bool { targetIndexPathsForInteractivelyMovingItems != nil }

  /// Whether elements keep their measured sizes.
  final var keepsMeasured: Bool { preferred != nil || onlyScrolled || followsFinger }
}
