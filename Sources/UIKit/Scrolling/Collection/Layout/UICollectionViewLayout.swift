import Graphics

/// Says where the elements of a collection view go; subclasses do the work.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() {
    super.init()
  }

  /// Makes a layout with its defaults; classes below this one read what a nib has of theirs.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection view that shows the layout, if any.
  open var collectionView: UICollectionView? { storedCollectionView }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that say what is stale.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  /// Says that all of the layout is stale; it is worked out anew in the next layout pass.
  open func invalidateLayout() {
    invalidateAll()
  }

  /// Says what of the layout is stale.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    adoptInvalidation(context)
  }

  /// Whether another size or scrolling position makes the layout stale; the default is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is stale when the bounds change; asked while the view still has its old ones.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether the size that a cell prefers makes the layout stale; the default is false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is stale when a cell prefers another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = (originalAttributes, preferredAttributes.size)
    return context
  }

  // MARK: Places

  /// Works the layout out; called before the first question, and after it went stale.
  open func prepare() {}

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the elements of which some part lies in the rectangle.
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

  /// Where the content comes to rest when a finger lets it go; the default is where it would anyway.
  ///
  /// The delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` is given the
  /// answer. Not asked while the view turns pages.
  ///
  /// - Parameter velocity: In points a millisecond, as the delegate's: published layouts compare it
  ///   with 0.2 to 0.3 (medium; Apple's page says a second).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update of items or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Items that are being moved

  /// The place that a lifted item would take at a position of its middle; the default is the one
  /// that lies there, or its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.item(at: position) ?? previousIndexPath
  }

  /// How a lifted item lies at a position of its middle; the default is its place there, in front.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let placed = collectionView?.attributesOfItem(indexPath)?.copy()
    let attributes =
      placed as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    // In front of headers that stand still (by eye).
    attributes.zIndex = 100
    return attributes
  }

  /// What is stale when a lifted item moves.
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

  /// What is stale when a lifted item is let go.
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

  /// The direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the content is mirrored where the interface runs the other way; the default is false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called before items come, go or move.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after items came, went or moved.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change as part of a turn.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds changed as part of a turn.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the old layout before another one takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the new layout before it takes the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after one took the place of the other.
  open func finalizeLayoutTransition() {}

  /// Where an item starts its appearing animation; only asked, as pictures show its end.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item ends its disappearing animation; only asked, as pictures show its end.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view starts its appearing animation; only asked of those that
  /// come or go with an update.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view ends its disappearing animation; only asked of those that
  /// come or go with an update.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view starts its appearing animation; only asked of those that
  /// come or go with an update.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view ends its disappearing animation; only asked of those that
  /// come or go with an update.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The supplementary views of a kind that come along with new items or sections, by their paths
  /// afterwards; asked between ``prepare(forCollectionViewUpdates:)`` and
  /// ``finalizeCollectionViewUpdates()``.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that go along with items or sections, by their paths before.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that come along with new items or sections, by their paths
  /// afterwards.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that go along with items or sections, by their paths before.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Decoration

  /// Names the class of a kind of decoration view; nil takes the name back.
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

  /// Called when the layout is put into a collection view or taken out of it.
  package func collectionViewDidChange() {}

  /// Whether cells are asked for their preferred size when they come into sight.
  package var measuresElements: Bool { true }

  /// Whether the content goes on to the side; where a layout does not say, whether it is wider than
  /// the collection view.
  package var runsSideways: Bool {
    guard let view = storedCollectionView else { return false }
    return view.storedContentSize.width > view.bounds.width
  }

  /// Scrolls a section that goes across the layout's own direction to one of its items; false where
  /// nothing moves.
  package func scrollAcross(to path: IndexPath, _ position: UICollectionView.ScrollPosition) -> Bool
  {
    false
  }

  /// Called when the numbers of sections and items were asked for anew.
  package func dataDidChange() {}

  /// Called when margins, safe area, content insets or direction changed; the layout prepares next.
  func surroundingsDidChange(
    from old: CollectionLayoutState.Surroundings, to new: CollectionLayoutState.Surroundings
  ) {}

  /// What is stale then, and when traits changed.
  package func surroundingsContext() -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Has an item start again with the size that it had before it was measured.
  package func forgetMeasured(at path: IndexPath) {}

  /// Called when the traits of the collection view changed.
  package func traitsDidChange(from old: UITraitCollection) {}

  /// The directions in which an element may choose its own size.
  package func flexibleAxes(of attributes: UICollectionViewLayoutAttributes) -> FlexibleAxes {
    .both
  }

  /// A message about the whole layout, where something can't be right.
  package final func report(_ problem: String, advice: String, isLogged: Bool = false) {
    let issue = SimulationIssue(
      where: storedCollectionView?.summary ?? "<\(type(of: self))>", what: problem,
      advice: advice, isLogged: isLogged)
    guard let storedCollectionView else { return SimulationHost.current.report(issue) }
    storedCollectionView.refuse(issue)
  }
}
