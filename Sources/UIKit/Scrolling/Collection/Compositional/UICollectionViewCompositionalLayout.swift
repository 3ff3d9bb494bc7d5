import Graphics

/// Gives the plan of a section, for its number and its surroundings.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Sections that are planned from items, groups and what lies around them.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a layout of which all sections have the same plan.
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

  /// Makes a layout whose plans a closure gives, again for every size and set of traits.
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

  /// Makes a layout without a plan; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  /// What holds for all sections; setting it works everything out anew.
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

  /// Plans are made in reading direction; content is mirrored from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Stored state

  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  final var sections: [CompositionalSection] = []
  final var bars: [CompositionalBar] = []
  var contentSize = CGSize.zero
  /// Whether the plans are to be asked for again.
  final var plansAreStale = true
  /// Whether elements are to be measured again, beginning with the estimates.
  final var measuredIsStale = true
  /// Whether sections are to be put one after the other again.
  final var placesAreStale = true
  final var isUpdating = false
  /// What the plans were made for.
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
