import Graphics

/// The layout of a collection view during a gradual transition from one layout to another (iOS 7).
///
/// Elements that either layout returns for a rectangle are between their two positions: centre,
/// size and alpha are interpolated by ``transitionProgress``; what can't be interpolated (`zIndex`,
/// transforms, whether it is hidden) comes from the nearer layout. An element that one layout lacks
/// fades (low).
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a transition between two empty layouts; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout at the start of the transition.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  open private(set) var nextLayout: UICollectionViewLayout

  /// The progress of the transition, from 0 to 1.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Stores a value that a subclass interpolates along with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value that was last stored for a key, or 0.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    guard innerAreStale else { return }
    innerAreStale = false
    for layout in [currentLayout, nextLayout] {
      layout.traced("prepare()") { layout.prepare() }
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var keys: [ElementKey] = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
        let key = ElementKey(attributes)
        if !keys.contains(key) { keys.append(key) }
      }
    }
    return keys.compactMap { attributes(of: $0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: ElementKey(cell: indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(supplementary: elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    var key = ElementKey(supplementary: elementKind, indexPath)
    key.category = .decorationView
    return attributes(of: key)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    innerAreStale =
      currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds) || innerAreStale
    return innerAreStale
  }

  // MARK: Between

  private var values: [String: CGFloat] = [:]
  /// Whether the two layouts need to prepare again.
  private var innerAreStale = true

  private var share: CGFloat {
    transitionProgress.isFinite ? transitionProgress : 0
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * share }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let old = attributes(of: key, in: currentLayout)
    let new = attributes(of: key, in: nextLayout)
    guard let near = share < 0.5 ? old ?? new : new ?? old,
      let copy = near.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    guard let old, let new else {
      copy.alpha *= min(max(old == nil ? share : 1 - share, 0), 1)
      return copy
    }
    copy.size = CGSize(
      width: between(old.size.width, new.size.width),
      height: between(old.size.height, new.size.height))
    copy.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    copy.alpha = between(old.alpha, new.alpha)
    return copy
  }

  private func attributes(
    of key: ElementKey, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layout.layoutAttributesForItem(at: key.path)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.path)
    case .decorationView:
      layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.path)
    }
  }

  // MARK: For other parts of this module

  /// Attaches both layouts to the collection view while it shows this one.
  override package func collectionViewDidChange() {
    innerAreStale = true
    for layout in [currentLayout, nextLayout] {
      layout.storedCollectionView = storedCollectionView
      for (kind, type) in layout.decorationClasses { decorationClasses[kind] = type }
    }
  }

  /// Elements keep the sizes from the two layouts.
  override package var measuresElements: Bool { false }

  override package var runsSideways: Bool {
    (share < 0.5 ? currentLayout : nextLayout).runsSideways
  }

  override package func dataDidChange() {
    innerAreStale = true
    for layout in [currentLayout, nextLayout] { layout.dataDidChange() }
  }

  override func surroundingsDidChange(
    from old: CollectionLayoutState.Surroundings, to new: CollectionLayoutState.Surroundings
  ) {
    innerAreStale = true
    for layout in [currentLayout, nextLayout] { layout.surroundingsDidChange(from: old, to: new) }
  }

  override package func traitsDidChange(from old: UITraitCollection) {
    innerAreStale = true
    for layout in [currentLayout, nextLayout] { layout.traitsDidChange(from: old) }
  }
}
