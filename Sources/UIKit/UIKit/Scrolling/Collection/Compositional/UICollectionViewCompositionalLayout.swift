import Graphics

/// Returns the plan of a section for its index and its environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// A layout whose sections are planned from items, groups and what surrounds them.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout whose sections all have the same plan.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose plans a closure returns; it is called again for each new size and set
  /// of traits.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout without a plan; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  /// The properties of the whole layout; setting them computes it again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: UICollectionViewLayout

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

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    return decoration(elementKind, at: indexPath)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isStale(forBounds: newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.onlyScrolled = newBounds.size == collectionView?.bounds.size
    context.followsSurroundings = true
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    flexibleAxes(of: originalAttributes) != []
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// Plans are made in reading direction; the content is mirrored for right-to-left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Stored state

  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  final var sections: [CompositionalSection] = []
  final var bars: [CompositionalBar] = []
  var contentSize = CGSize.zero
  /// Whether the plans need to be requested again.
  final var plansAreStale = true
  /// Whether elements need to be measured again, starting with the estimates.
  final var measuredIsStale = true
  /// Whether the positions of sections need to be computed again.
  final var placesAreStale = true
  final var isUpdating = false
  /// The inputs of the current plans.
  final var plannedFor: PlanKey?
  final var measuredBars: [ElementKey: CGSize] = [:]

  struct PlanKey: Equatable {
    var size: CGSize
    var insets: UIEdgeInsets
    var safeArea: UIEdgeInsets
    var margins: UIEdgeInsets
    var traits: UITraitCollection
  }

  // MARK: For other parts of this module

  override package func collectionViewDidChange() { everythingWentStale() }
  override package func dataDidChange() { everythingWentStale() }
  override package func traitsDidChange(from old: UITraitCollection) { noteTraits(from: old) }
  override func surroundingsDidChange(
    from old: CollectionLayoutState.Surroundings, to new: CollectionLayoutState.Surroundings
  ) { noteSurroundings(from: old, to: new) }

  override package func surroundingsContext() -> UICollectionViewLayoutInvalidationContext {
    let context = super.surroundingsContext()
    context.followsSurroundings = true
    return context
  }

  override package func forgetMeasured(at path: IndexPath) {
    guard section(of: path) != nil else { return }
    sections[path.section].forgetMeasured(at: path.item)
    placesAreStale = true
  }

  override package var runsSideways: Bool { configuration.scrollDirection == .horizontal }

  override package func scrollAcross(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition
  ) -> Bool { scrollSection(to: path, position) }

  override package func flexibleAxes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> FlexibleAxes { axes(of: attributes) }
}
