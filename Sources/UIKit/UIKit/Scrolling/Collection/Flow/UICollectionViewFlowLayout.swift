import Graphics

/// A layout of items in lines: each fills the width, or the height, before the next begins.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.apply(self)
  }

  /// What section insets are relative to.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// A value that indicates that items determine their own size.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The minimum spacing between lines; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { metricChanged(minimumLineSpacing != oldValue) }
  }
  /// The minimum spacing between items in a line; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { metricChanged(minimumInteritemSpacing != oldValue) }
  }
  /// The size of items unless the delegate returns one; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { metricChanged(itemSize != oldValue) }
  }
  /// The size of items until they are measured; zero if items aren't self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet { metricChanged(estimatedItemSize != oldValue) }
  }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { metricChanged(scrollDirection != oldValue) }
  }
  /// The size of headers; only the length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero {
    didSet { metricChanged(headerReferenceSize != oldValue) }
  }
  /// The size of footers; only the length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero {
    didSet { metricChanged(footerReferenceSize != oldValue) }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { metricChanged(sectionInset != oldValue) }
  }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { metricChanged(sectionInsetReference != oldValue) }
  }
  /// Whether the header of the topmost section stays visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { metricChanged(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether the footer of the bottommost section stays visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { metricChanged(sectionFootersPinToVisibleBounds != oldValue) }
  }

  // MARK: UICollectionViewLayout

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    bringUpToDate()
  }

  open override var collectionViewContentSize: CGSize {
    bringUpToDate()
    return contentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    bringUpToDate()
    return elements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    return item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    return supplementary(elementKind, at: indexPath)
  }

  /// Returns whether the length of lines changes; scrolling alone has no effect unless headers or
  /// footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isStale(forBounds: newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  // MARK: Stored state

  final var sections: [FlowSection] = []
  var contentSize = CGSize.zero
  final var metricsAreStale = true
  final var placesAreStale = true
  /// Whether items need to be measured again, starting with the delegate's sizes.
  final var measuredIsStale = false
  final var isUpdating = false
  /// The length of lines that items were placed for.
  final var placedAcross: CGFloat?

  // MARK: For other parts of this module

  override package func collectionViewDidChange() {
    metricsAreStale = true
    placesAreStale = true
  }

  override package func dataDidChange() {
    metricsAreStale = true
    placesAreStale = true
  }

  override func surroundingsDidChange(
    from old: CollectionLayoutState.Surroundings, to new: CollectionLayoutState.Surroundings
  ) { noteSurroundings(from: old, to: new) }

  override package func traitsDidChange(from old: UITraitCollection) { noteTraits(from: old) }

  /// Returns a context that doesn't query the delegate again, as for a bounds change (facts: layout
  /// §5.2).
  override package func surroundingsContext() -> UICollectionViewLayoutInvalidationContext {
    let context = super.surroundingsContext()
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override package func forgetMeasured(at path: IndexPath) {
    guard measuresElements else { return metricsAreStale = true }
    forgetSize(at: path)
  }

  override package var runsSideways: Bool { scrollDirection == .horizontal }

  override package var measuresElements: Bool { estimatedItemSize != .zero }

  override package func flexibleAxes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> FlexibleAxes {
    attributes.representedElementCategory == .cell ? .both : []
  }
}

extension UICollectionView {
  /// The scroll direction of a layout's content.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}
