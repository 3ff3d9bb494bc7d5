import Graphics

/// A data source that shows snapshots of sections and items in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Returns a header, a footer or another supplementary view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// Handlers for the user expanding and collapsing items of a section snapshot.
  public struct SectionSnapshotHandlers<Item> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?

    public init() {}
  }

  public typealias Transaction =
    NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

  /// Handlers for interactive moves of items (iOS 14).
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Transaction) -> Void)?
    public var didReorder: ((Transaction) -> Void)?

    public init() {}
  }

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and sets it on a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { view?.reloadData() }
  }

  /// Handlers that are called when an outline disclosure indicator is tapped.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// Handlers that are called when items are moved; without `canReorderItem` none can be.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Applies a snapshot; changes take effect immediately, and the completion is called when an
  /// animation would have ended.
  ///
  /// Before iOS 15 a change without animation reloads everything (Apple).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.adopt(snapshot).show(in: view, animated: animatingDifferences, completion)
  }

  /// Applies a snapshot; changes take effect immediately.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    state.adopt(snapshot).show(in: view, animated: animatingDifferences)
  }

  /// Applies a snapshot without computing the difference from the current one.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = state.adopt(snapshot)
    view?.reloadData()
    DiffableChange.finish(in: view, animated: false, completion)
  }

  /// Applies the visible items of a section snapshot to a section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    state.adopting(snapshot, section).show(
      in: view, animated: animatingDifferences, completion)
  }

  /// Returns the items of a section as a section snapshot.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.tree(section) }

  // MARK: Identifiers and places

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = state.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.count(ofSection: section) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = state.item(at: indexPath) else { return UICollectionViewCell(frame: .zero) }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.report(
      "The cell provider of \(type(of: self)) returned nil for index path "
        + "\(Array(indexPath)) with item identifier '\(item)', which is not allowed. You must "
        + "always return a cell to the collection view.",
      advice: "Dequeue a cell; an empty one is shown.")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else { return MissingSupplementaryView(frame: .zero) }
    if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
    collectionView.report(
      "The supplementary view provider returned nil for kind '\(kind)' at index path "
        + "\(Array(indexPath)), which is not allowed.",
      advice: "Dequeue a view; an empty one is shown.")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns whether the item can be moved according to ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = state.item(at: indexPath)
    else { return false }
    return canReorder(item)
  }

  /// Moves the item in the snapshot and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let old = state.snapshot
    let new = old.moving(sourceIndexPath, to: destinationIndexPath)
    let transaction = Transaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    // The collection view moves the item itself.
    _ = state.adopt(new)
    reorderingHandlers.didReorder?(transaction)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath() }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func isExpanded(at path: IndexPath) -> Bool {
    guard let (tree, item) = node(at: path) else { return false }
    return tree.isExpanded(item)
  }

  func toggleExpansion(at path: IndexPath) {
    guard let (tree, item) = node(at: path),
      let section = sectionIdentifier(for: path.section)
    else { return }
    var new = tree
    if tree.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      new.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      new.expand([item])
    }
    apply(new, to: section, animatingDifferences: true)
  }

  private func node(
    at path: IndexPath
  ) -> (tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, item: ItemIdentifierType)? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section)
    else { return nil }
    return (snapshot(for: section), item)
  }
}
