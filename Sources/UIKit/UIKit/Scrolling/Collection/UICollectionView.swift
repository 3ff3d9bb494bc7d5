import Graphics
import LayoutTrees

/// A view that shows items in sections, placed by a layout; only visible elements have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  override class var classEntry: ClassEntry { .collectionView }

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    finishCollectionInit()
  }

  /// Creates a collection view from a nib, with its layout, or a flow layout if it has none.
  public required init?(coder: NSCoder) {
    storedLayout = (coder as? NibCoder)?.makeLayout() ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    finishCollectionInit()
    (coder as? NibCoder)?.apply(self)
  }

  // MARK: Layout

  /// The layout that places the elements; setting it performs layout in the next pass.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout; an animated change ends immediately.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout and calls the completion once its animation would have ended.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    replaceLayout(layout, animated: animated, completion: completion)
  }

  /// When visible cells are measured again for their content (iOS 16).
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled {
    didSet { if selfSizingInvalidation != oldValue { selfSizingDidChange() } }
  }

  // MARK: Data

  /// The object that supplies the items; not retained.
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  // Drag and drop isn't supported: the delegates are stored but never called.

  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged out; true on iPads by default (Apple's documentation).
  open lazy var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  /// The object that decides about selection and sizes and is notified of scrolling; not retained.
  open weak var delegate: UICollectionViewDelegate? {
    get { storedDelegate as? UICollectionViewDelegate }
    set { storedDelegate = newValue }
  }

  /// The object that is notified of items that are needed soon; not retained.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? {
    didSet { if prefetchDataSource !== oldValue { prefetching = Prefetching() } }
  }
  /// Whether the prefetch data source is notified.
  open var isPrefetchingEnabled = true

  /// Starts a gradual transition to a layout, controlled by
  /// ``UICollectionViewTransitionLayout/transitionProgress``, until it is finished or cancelled
  /// (iOS 7).
  ///
  /// - Parameters:
  ///   - layout: The layout to change to.
  ///   - completion: Called at the end of the transition, with whether its animation was completed
  ///     and whether the view has the new layout.
  /// - Returns: The layout during the transition: the delegate's, or a plain one.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion)
  }

  /// Ends the transition with the new layout.
  open func finishInteractiveTransition() { endTransition(finishes: true) }

  /// Ends the transition with the old layout.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  /// Discards all items and queries them again in the next layout.
  open func reloadData() { setNeedsReload() }

  open var numberOfSections: Int {
    loadIfNeeded()
    return data.counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return data.counts.indices.contains(section) ? data.counts[section] : 0
  }

  // MARK: Elements

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfSupplementary(kind, indexPath)
  }

  /// Returns the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  // Queries about visible elements return the results of the last layout without performing one,
  // unlike a table's (reports of empty answers before the first layout and after `reloadData()`,
  // JSQMessagesViewController issue 1320; Epoxy's own specs, whose headers would be missing;
  // medium).

  /// The elements from the last layout; none while a reload is pending.
  private var shown: [VisibleElement] { data.needsReload ? [] : visible }

  /// Returns the item that a visible cell represents.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.key.path
  }

  /// Returns the cell of an item, or nil if the last layout hasn't placed it.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownView(ElementKey(cell: indexPath)) as? UICollectionViewCell
  }

  /// The visible cells in the order of items.
  open var visibleCells: [UICollectionViewCell] {
    shown.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The visible items in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.filter { $0.key.category == .cell }.map(\.key.path)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownView(ElementKey(supplementary: elementKind, indexPath))
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map(\.view)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .map(\.key.path)
  }

  private func shownView(_ key: ElementKey) -> UICollectionReusableView? {
    data.needsReload ? nil : visibleView(key)
  }

  /// A view behind everything else, with the size of the collection view.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }

  // MARK: Reuse

  /// Registers a cell class for an identifier; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(
      cellClass, ReuseKey(kind: nil, identifier: identifier), of: UICollectionViewCell.self)
  }

  /// Registers a nib of cells for an identifier; nil unregisters it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerNib(nib.map { NibPrototype($0) }, .cell(identifier))
  }

  /// Registers a nib of supplementary views for a kind and an identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registerNib(nib.map { NibPrototype($0) }, .supplementary(kind, identifier))
  }

  /// Registers a class of supplementary views for a kind and an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerClass(
      viewClass, ReuseKey(kind: elementKind, identifier: identifier),
      of: UICollectionReusableView.self)
  }

  /// Returns a reused or new cell for an identifier, with the size of its item.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a reused or new supplementary view for an identifier, with the size from the layout.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, for: indexPath)
  }

  // MARK: Changes

  /// Collects the changes of a closure and applies them at once; the completion is called when
  /// their animation would have ended.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch(updates, completion: completion)
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    let paths = wellFormed(indexPaths)
    change { $0.insertedRows.formUnion(paths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    let paths = wellFormed(indexPaths)
    change { $0.deletedRows.formUnion(paths) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    let paths = wellFormed(indexPaths)
    change { $0.reloadedRows.formUnion(paths) }
  }

  /// Updates the visible cells of the items without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard wellFormed([indexPath, newIndexPath]).count == 2 else { return }
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Whether a batch of changes has begun but not ended.
  ///
  /// A pending reload doesn't count: a view that was never laid out has none (pictures of a list
  /// library that waits for this, high).
  open var hasUncommittedUpdates: Bool { updates.isCollecting }

  // MARK: Scrolling

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Moving

  /// Lifts an item, for a finger or a caller to move; returns false unless the data source allows
  /// moving it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMove(of: indexPath)
  }

  /// Moves the lifted item's centre, in content coordinates; others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMove(targetPosition)
  }

  /// Drops the lifted item and notifies the data source of the move.
  open func endInteractiveMovement() { endMove(isCancelled: false) }

  /// Returns the lifted item to its original position.
  open func cancelInteractiveMovement() { endMove(isCancelled: true) }

  // MARK: Editing (iOS 14)

  /// Whether the view is in editing mode; cells' configurations and accessories follow it.
  open var isEditing: Bool {
    get { edits.isEditing }
    set {
      guard newValue != edits.isEditing else { return }
      edits.isEditing = newValue
      editingDidChange()
    }
  }

  /// Whether items can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Selection

  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  open var allowsMultipleSelection = false

  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item without notifying the delegate; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: UIView

  /// Highlights the touched item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let path = touches.count == 1 ? touches.first.flatMap { item(under: $0) } : nil
    guard let path, let touch = touches.first else {
      return super.touchesBegan(touches, with: event)
    }
    fingerCameDown(on: path, touch)
  }

  package override var touchRecognizers: [UIGestureRecognizer] {
    super.touchRecognizers
      + [rowRecognizers.swipe, rowRecognizers.move, rowRecognizers.index, listMenus.press]
      + (liftsItems ? [rowRecognizers.lift] : [])
      + (storedLayout is UICollectionViewCompositionalLayout ? [rowRecognizers.across] : [])
  }

  /// The object that scrolls while a lifted item is held at an edge.
  final private(set) lazy var edgeScroller = EdgeScroller(self)
  /// The recognizers of gestures on items.
  private lazy var rowRecognizers = (
    swipe: RowSwipeRecognizer(self) { [weak self] in self?.indexPathForItem(at: $0) },
    move: RowMoveRecognizer(self), index: SectionIndexRecognizer(self),
    lift: ItemLiftRecognizer(self), across: AcrossPanRecognizer(self)
  )

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
    touchedItem.start = nil
    super.touchesCancelled(touches, with: event)
  }

  /// Selects the item when a touch ends on it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let path = touches.count == 1 ? touches.first.flatMap { item(under: $0) } : nil
    guard endTouch(at: path, touches) else { return }
    guard let path else { return super.touchesEnded(touches, with: event) }
    choose(path)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    selfSizingDidChange()
    layOutCollection()
  }

  // MARK: Stored state

  final var storedLayout: UICollectionViewLayout
  final var data = CollectionData()
  final var layoutState = CollectionLayoutState()
  final var layoutProgress = ListLayoutProgress<CollectionLayoutState.Key>()
  /// The elements on the screen in the order of paths, cells and others separately.
  final var visible: [VisibleElement] = []
  final var pool = CollectionReusePool()
  final var updates = PendingUpdates()
  final var selection = PathSelection()
  final var touchedItem = TouchedItem()
  final var edits = CollectionEdits()
  final var sectionIndex = SectionIndex()
  final var transition: LayoutTransition?
  /// Whether a long press lifts items.
  final var liftsItems = false
  final var prefetching = Prefetching()
  /// The default background.
  final var standardBackground: UIColor?
  final var hasStandardBackground: Bool { backgroundColor == standardBackground }

  override func delegateDidChange() {
    super.delegateDidChange()
    storedLayout.invalidateLayout()
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    inOwnWorld {
      storedLayout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
  }

  // MARK: For UIView

  override package func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    askLayoutAboutBounds(newBounds)
  }

  override package func geometryDidRefresh() {
    super.geometryDidRefresh()
    noteSurroundings()
  }

  override package func adjustedContentInsetDidRefresh() {
    super.adjustedContentInsetDidRefresh()
    noteSurroundings()
  }

  override package var takesContentSizeFromConstraints: Bool { false }

  /// Content that fits begins below the status bar (pictures of compositional layouts on iOS 17,
  /// medium), unless the layout scrolls horizontally.
  override package var keepsFittingContentSafe: Bool {
    isScrollEnabled && !storedLayout.runsSideways
  }

  override package func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.list)
  }

  override package func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    traitsDidChangeForLayout(from: old)
  }

  // MARK: Menus

  /// The interaction for context menus of items (iOS 13.2).
  open var contextMenuInteraction: UIContextMenuInteraction? { listMenus }
  private lazy var listMenus = UIContextMenuInteraction(rowsOf: self)
}
