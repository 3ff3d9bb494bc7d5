import Graphics

/// The base class of objects that place the elements of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() {
    super.init()
  }

  /// Creates a layout with defaults; subclasses read their properties from a nib.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection view that shows the layout, if any.
  open var collectionView: UICollectionView? { storedCollectionView }

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that describe what is stale.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  /// Invalidates the whole layout; it is computed again in the next layout pass.
  open func invalidateLayout() {
    invalidateAll()
  }

  /// Invalidates the parts of the layout that the context describes.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    adoptInvalidation(context)
  }

  /// Returns whether a new size or scroll position makes the layout stale; the default is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what is stale when the bounds change; called while the view still has its old ones.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Returns whether a cell's preferred size makes the layout stale; the default is false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns what is stale when a cell prefers a different size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = (originalAttributes, preferredAttributes.size)
    return context
  }

  // MARK: Places

  /// Computes the layout; called before the first query and after an invalidation.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that intersect the rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the offset at which released content comes to rest; the default is the proposed
  /// offset.
  ///
  /// The result is passed to the delegate's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`. Not called while paging is
  /// enabled.
  ///
  /// - Parameter velocity: In points per millisecond, like the delegate's: published layouts
  ///   compare it with 0.2 to 0.3 (medium; Apple's page says a second).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after an update of items or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Items that are being moved

  /// Returns the index path that a lifted item would take with its centre at a position; the
  /// default is the index path of the item there, or its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.item(at: position) ?? previousIndexPath
  }

  /// Returns the attributes of a lifted item with its centre at a position; the default is its
  /// usual frame moved there, in front.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let placed = collectionView?.attributesOfItem(indexPath)?.copy()
    let attributes =
      placed as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    // In front of pinned headers (by eye).
    attributes.zIndex = 100
    return attributes
  }

  /// Returns what is stale when a lifted item moves.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns what is stale when a lifted item is released.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Direction

  /// The layout direction that the layout was designed for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the content is mirrored if the interface has the opposite direction; the default is
  /// false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called before items are inserted, deleted or moved.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after items were inserted, deleted or moved.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change as part of a rotation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds changed as part of a rotation.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the old layout before it is replaced.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the new layout before it replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after one replaced the other.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of an item's appearing animation; called, but not used, as
  /// snapshots show the end.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of an item's disappearing animation; called, but not used, as
  /// snapshots show the end.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the initial attributes of a supplementary view's appearing animation; called only for
  /// views that an update inserts or deletes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a supplementary view's disappearing animation; called only for
  /// views that an update inserts or deletes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the initial attributes of a decoration view's appearing animation; called only for
  /// views that an update inserts or deletes.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a decoration view's disappearing animation; called only for
  /// views that an update inserts or deletes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the supplementary views of a kind that are inserted with new items or sections, by
  /// their paths afterwards; called between ``prepare(forCollectionViewUpdates:)`` and
  /// ``finalizeCollectionViewUpdates()``.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind that are deleted with items or sections, by their
  /// paths before.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that are inserted with new items or sections, by their
  /// paths afterwards.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that are deleted with items or sections, by their paths
  /// before.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Decoration

  /// Registers a class for a kind of decoration view; nil unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, elementKind)
  }

  // MARK: Stored state

  final weak var storedCollectionView: UICollectionView? {
    didSet { if storedCollectionView !== oldValue { collectionViewDidChange() } }
  }
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  final var isInvalidating = false

  // MARK: For other parts of this module

  /// Called when the layout is set on a collection view or removed from it.
  package func collectionViewDidChange() {}

  /// Whether cells are queried for their preferred size when they become visible.
  package var measuresElements: Bool { true }

  /// Whether the content scrolls horizontally; unless a layout specifies it, whether the content is
  /// wider than the collection view.
  package var runsSideways: Bool {
    guard let view = storedCollectionView else { return false }
    return view.storedContentSize.width > view.bounds.width
  }

  /// Scrolls an orthogonal section to one of its items; returns false if nothing moves.
  package func scrollAcross(to path: IndexPath, _ position: UICollectionView.ScrollPosition) -> Bool
  {
    false
  }

  /// Called when the numbers of sections and items were queried again.
  package func dataDidChange() {}

  /// Called when margins, safe area, content insets or direction changed; the layout prepares next.
  func surroundingsDidChange(
    from old: CollectionLayoutState.Surroundings, to new: CollectionLayoutState.Surroundings
  ) {}

  /// Returns what is stale in that case and when traits changed.
  package func surroundingsContext() -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Discards the measured size of an item.
  package func forgetMeasured(at path: IndexPath) {}

  /// Called when the traits of the collection view changed.
  package func traitsDidChange(from old: UITraitCollection) {}

  /// Returns the axes along which an element can determine its size.
  package func flexibleAxes(of attributes: UICollectionViewLayoutAttributes) -> FlexibleAxes {
    .both
  }

  /// Reports a problem of the whole layout.
  package final func report(_ problem: String, advice: String, isLogged: Bool = false) {
    let issue = SimulationIssue(
      where: storedCollectionView?.summary ?? "<\(type(of: self))>", what: problem,
      advice: advice, isLogged: isLogged)
    guard let storedCollectionView else { return SimulationHost.current.report(issue) }
    storedCollectionView.refuse(issue)
  }
}
