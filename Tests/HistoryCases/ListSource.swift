import UIKit

/// The data source of a list, which provides its cells and notifies it of edits.
@MainActor
protocol ListSource: AnyObject {
  func setDelegate(of collection: UICollectionView)

  var isDiffable: Bool { get }
  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animated: Bool)
  func reloadData()
  /// Runs changes as one batch, in the given way.
  func batch(_ telling: ListTelling, _ updates: @escaping () -> Void)
  /// Calls the view's methods for a change.
  func tell(_ change: ListChange)
  func reconfigure(_ paths: [IndexPath])
}

extension ListSource {
  func setDelegate(of collection: UICollectionView) {}

  /// Applies a change of the data to the view.
  ///
  /// - Parameter adopt: Adopts the new data: before the call, or within the batch.
  func tell(
    _ change: ListChange, _ telling: ListTelling, data: ListData, adopt: @escaping () -> Void
  ) {
    guard !isDiffable else {
      adopt()
      return apply(snapshot(data, change), animated: telling != .reloadData)
    }
    switch telling {
    case .reloadData:
      adopt()
      return reloadData()
    case .plain where change.isSingle:
      adopt()
      tell(change)
    case .plain, .batch, .beginEnd:
      batch(telling) {
        adopt()
        self.tell(change)
      }
    }
    if !change.reconfigured.isEmpty { reconfigure(change.reconfigured) }
  }
}

/// The snapshot of some data.
@MainActor
func snapshot(_ data: ListData, _ change: ListChange?) -> NSDiffableDataSourceSnapshot<Int, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections(data.sections.map(\.id))
  for section in data.sections {
    snapshot.appendItems(section.items.map(\.id), toSection: section.id)
  }
  if let change {
    snapshot.reloadItems(change.reloadedIDs)
    snapshot.reconfigureItems(change.reconfiguredIDs)
    snapshot.reloadSections(change.reloadedSectionIDs)
  }
  return snapshot
}

// MARK: Tables

final class TableSource: NSObject, ListSource, UITableViewDataSource {
  private unowned let screen: ListScreen
  private var diffable: TitledSource?
  private var delegate: (any UITableViewDelegate)?

  init(_ screen: ListScreen) { self.screen = screen }

  var data: ListData { screen.state.data }
  private var table: UITableView { screen.table! }
  var state: TableState {
    guard case .table(let table) = screen.state.kind else { return TableState() }
    return table
  }

  func show(in table: UITableView, isDiffable: Bool) {
    table.register(ConstrainedRow.self, forCellReuseIdentifier: "constraints")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "configured")
    table.register(ManualRow.self, forCellReuseIdentifier: "manual")
    setDelegate(of: table)
    if isDiffable {
      let source = TitledSource(tableView: table) { [unowned self] _, path, id in
        // The provider is queried by identifier.
        self.cell(at: path, item: self.data.sections.flatMap(\.items).first { $0.id == id })
      }
      source.owner = self
      diffable = source
      source.apply(snapshot(data, nil), animatingDifferences: false)
    } else {
      table.dataSource = self
    }
  }

  func setDelegate(of table: UITableView) {
    delegate = state.rows == .delegate ? RowHeights(self) : nil
    table.delegate = delegate
  }

  func title(_ section: Int) -> String? {
    state.headers ? "Section \(data.sections[section].id)" : nil
  }

  func footer(_ section: Int) -> String? {
    state.footers ? "End of \(data.sections[section].id)" : nil
  }

  private func cell(at path: IndexPath, item: ListData.Item?) -> UITableViewCell {
    let cell = table.dequeueReusableCell(
      withIdentifier: screen.state.cells.rawValue, for: path)
    show(item?.text, in: cell)
    return cell
  }

  private func show(_ text: String?, in cell: UITableViewCell) {
    switch cell {
    case let cell as ConstrainedRow: cell.label.text = text
    case let cell as ManualRow: cell.label.text = text
    default:
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
    }
  }

  // MARK: UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int { data.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data.sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    cell(at: path, item: data.item(path))
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footer(section)
  }

  // MARK: Edits

  var isDiffable: Bool { diffable != nil }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animated: Bool) {
    diffable?.apply(snapshot, animatingDifferences: animated)
  }

  func reloadData() { table.reloadData() }

  func batch(_ telling: ListTelling, _ updates: @escaping () -> Void) {
    guard telling == .beginEnd else { return table.performBatchUpdates(updates) }
    table.beginUpdates()
    updates()
    table.endUpdates()
  }

  func reconfigure(_ paths: [IndexPath]) { table.reconfigureRows(at: paths) }

  func tell(_ change: ListChange) {
    let way = UITableView.RowAnimation.automatic
    if !change.deletedSections.isEmpty { table.deleteSections(change.deletedSections, with: way) }
    if !change.insertedSections.isEmpty {
      table.insertSections(change.insertedSections, with: way)
    }
    for move in change.movedSections { table.moveSection(move.from, toSection: move.to) }
    if !change.reloadedSections.isEmpty { table.reloadSections(change.reloadedSections, with: way) }
    if !change.deleted.isEmpty { table.deleteRows(at: change.deleted, with: way) }
    if !change.inserted.isEmpty { table.insertRows(at: change.inserted, with: way) }
    for move in change.moved { table.moveRow(at: move.from, to: move.to) }
    if !change.reloaded.isEmpty { table.reloadRows(at: change.reloaded, with: way) }
  }
}

/// A diffable data source whose sections have titles.
final class TitledSource: UITableViewDiffableDataSource<Int, Int> {
  weak var owner: TableSource?

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { owner?.title(section) }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { owner?.footer(section) }
}

/// Heights that depend on the data.
private final class RowHeights: NSObject, UITableViewDelegate {
  private unowned let source: TableSource

  init(_ source: TableSource) { self.source = source }

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    40 + 2 * CGFloat(source.data.item(path)?.words ?? 0)
  }
}

// MARK: Collection views

final class CollectionSource: NSObject, ListSource, UICollectionViewDataSource {
  private unowned let screen: ListScreen
  private var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  private var delegate: (any UICollectionViewDelegate)?

  init(_ screen: ListScreen) { self.screen = screen }

  var data: ListData { screen.state.data }
  private var view: UICollectionView { screen.collection! }
  private static let header = UICollectionView.elementKindSectionHeader

  func show(in view: UICollectionView, isDiffable: Bool) {
    view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "constraints")
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "configured")
    view.register(ManualCell.self, forCellWithReuseIdentifier: "manual")
    view.register(
      HeaderView.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "header")
    guard isDiffable else {
      view.dataSource = self
      return
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      [unowned self] _, path, id in
      self.cell(at: path, item: self.data.sections.flatMap(\.items).first { $0.id == id })
    }
    source.supplementaryViewProvider = { [unowned self] _, _, path in self.header(at: path) }
    diffable = source
    source.apply(snapshot(data, nil), animatingDifferences: false)
  }

  func setDelegate(of collection: UICollectionView) {
    if case .flow(let flow) = screen.state.kind, flow.sizing == .delegate {
      delegate = ItemSizes(self)
    } else {
      delegate = nil
    }
    collection.delegate = delegate
  }

  private func cell(at path: IndexPath, item: ListData.Item?) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: screen.state.cells.rawValue, for: path)
    let limit: CGFloat = screen.state.kind.hasFreeWidth ? 150 : 10_000
    switch cell {
    case let cell as ConstrainedCell: cell.show(item?.text, limit: limit)
    case let cell as ManualCell: cell.show(item?.text, limit: limit)
    case let cell as UICollectionViewListCell:
      var content = cell.defaultContentConfiguration()
      content.text = item?.text
      cell.contentConfiguration = content
    default: break
    }
    return cell
  }

  private func header(at path: IndexPath) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: Self.header, withReuseIdentifier: "header", for: path)
    (header as? HeaderView)?.label.text = "Section \(data.sections[path.section].id)"
    return header
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { cell(at: path, item: data.item(path)) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView { header(at: path) }

  // MARK: Edits

  var isDiffable: Bool { diffable != nil }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animated: Bool) {
    diffable?.apply(snapshot, animatingDifferences: animated)
  }

  func reloadData() { view.reloadData() }

  func batch(_ telling: ListTelling, _ updates: @escaping () -> Void) {
    view.performBatchUpdates(updates)
  }

  func reconfigure(_ paths: [IndexPath]) { view.reconfigureItems(at: paths) }

  func tell(_ change: ListChange) {
    if !change.deletedSections.isEmpty { view.deleteSections(change.deletedSections) }
    if !change.insertedSections.isEmpty { view.insertSections(change.insertedSections) }
    for move in change.movedSections { view.moveSection(move.from, toSection: move.to) }
    if !change.reloadedSections.isEmpty { view.reloadSections(change.reloadedSections) }
    if !change.deleted.isEmpty { view.deleteItems(at: change.deleted) }
    if !change.inserted.isEmpty { view.insertItems(at: change.inserted) }
    for move in change.moved { view.moveItem(at: move.from, to: move.to) }
    if !change.reloaded.isEmpty { view.reloadItems(at: change.reloaded) }
  }
}

/// Sizes that depend on the data. (Sizes that depend on the bounds are the app's to invalidate.)
private final class ItemSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private unowned let source: CollectionSource

  init(_ source: CollectionSource) { self.source = source }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize {
    let words = CGFloat(source.data.item(path)?.words ?? 0)
    return CGSize(width: 80 + words, height: 40 + words)
  }
}

extension ListChange {
  /// Whether a single call covers the change.
  var isSingle: Bool {
    [
      !deleted.isEmpty, !inserted.isEmpty, !moved.isEmpty, !reloaded.isEmpty,
      !deletedSections.isEmpty, !insertedSections.isEmpty, !movedSections.isEmpty,
      !reloadedSections.isEmpty,
    ].filter { $0 }.count <= 1 && moved.count <= 1 && movedSections.count <= 1
  }
}
