import Graphics

/// What of a layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  /// Whether all of the layout is to be worked out anew, as after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are to be asked for anew.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items that ``invalidateItems(at:)`` named.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were named, by kind.
  open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that were named, by kind.
  open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Where items that are being moved were before.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where items that are being moved are now.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The middle of an item that is being moved, in the coordinates of the content.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// What is added to the content offset once the layout is new.
  open var contentOffsetAdjustment = CGPoint.zero
  /// What the content grows by. Kept for callers: the layout is asked for the whole size anyway.
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

  /// Whether the bounds only moved, so that a layout that is not made for its place stays.
  final var onlyScrolled = false
  /// Whether the view has taken over the new counts itself, so that the data source need not be asked.
  final var followsUpdate = false
  /// Whether the view's surroundings or size changed, of which the layout works out itself whether measured
  /// sizes hold.
  final var followsSurroundings = false
  /// The item that asked for another size, and that size.
  final var preferred: (original: UICollectionViewLayoutAttributes, wanted: CGSize)?

  /// Whether an item is being moved by hand.
  final var followsFinger: Bool { targetIndexPathsForInteractivelyMovingItems != nil }

  /// Whether elements keep the size that they were measured with.
  final var keepsMeasured: Bool { preferred != nil || onlyScrolled || followsFinger }
}
