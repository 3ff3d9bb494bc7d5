import UIKit

/// A controller with a table or a collection view.
final class ListScreen: HistoryScreen {
  private(set) var state: ListState
  private(set) var list: UIScrollView!
  private var source: (any ListSource)!
  private var edges: [NSLayoutConstraint] = []

  init(_ state: ListState) {
    self.state = state
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var content: UIView { list }
  var table: UITableView? { list as? UITableView }
  var collection: UICollectionView? { list as? UICollectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    if case .table(let table) = state.kind {
      makeTable(table)
    } else {
      makeCollection()
    }
    list.contentInset = state.contentInset
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    edges = [
      list.topAnchor.constraint(equalTo: view.topAnchor, constant: state.padding),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: state.padding),
      view.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: state.padding),
      view.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: state.padding),
    ]
    NSLayoutConstraint.activate(edges)
  }

  private func makeTable(_ state: TableState) {
    let table = UITableView(frame: .zero, style: state.style)
    list = table
    set(state, on: table)
    let source = TableSource(self)
    source.show(in: table, isDiffable: self.state.isDiffable)
    self.source = source
  }

  private func set(_ state: TableState, on table: UITableView) {
    switch state.rows {
    case .fixed:
      table.rowHeight = 52
      table.estimatedRowHeight = 0
    case .delegate:
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 0
    case .automatic:
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 60
    }
  }

  private func makeCollection() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: makeLayout(state.kind))
    collection.backgroundColor = .white
    list = collection
    let source = CollectionSource(self)
    source.show(in: collection, isDiffable: state.isDiffable)
    self.source = source
    source.setDelegate(of: collection)
  }

  // MARK: Changes

  func perform(_ edits: [ListEdit], _ telling: ListTelling) {
    var data = state.data
    let change = data.apply(edits)
    source.tell(change, telling, data: data) { self.state.data = data }
  }

  func setKind(_ kind: ListKind) {
    let old = state.kind
    guard old.isTable == kind.isTable else { return }
    state.kind = kind
    switch (old, kind) {
    case (.table(let old), .table(var new)):
      new.style = old.style
      state.kind = .table(new)
      guard let table else { return }
      set(new, on: table)
      (source as? TableSource)?.setDelegate(of: table)
      table.reloadData()
    case (.flow, .flow(let flow)):
      guard let collection,
        let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
      else { return }
      set(flow, on: layout)
      source.setDelegate(of: collection)
    case (.compositional, .compositional):
      collection?.collectionViewLayout.invalidateLayout()
    case (.custom(let one), .custom(let other)) where one.style == other.style:
      guard let layout = collection?.collectionViewLayout else { return }
      (layout as? GridLayout)?.rowHeight = other.rowHeight
      (layout as? ColumnLayout)?.spacing = other.rowHeight / 10
      layout.invalidateLayout()
    default:
      guard let collection else { return }
      collection.setCollectionViewLayout(makeLayout(kind), animated: false)
      source.setDelegate(of: collection)
    }
    // The cells themselves are configured differently.
    if old.hasFreeWidth != kind.hasFreeWidth { collection?.reloadData() }
  }

  func invalidate() {
    if let table {
      table.beginUpdates()
      table.endUpdates()
    } else {
      collection?.collectionViewLayout.invalidateLayout()
    }
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    state.contentInset = inset
    list.contentInset = inset
  }

  func setPadding(_ padding: CGFloat) {
    state.padding = padding
    for edge in edges { edge.constant = padding }
  }

  func scrollToItem(_ number: Int) {
    let paths = state.data.paths
    guard !paths.isEmpty else { return }
    // A section's horizontal scroll offset isn't part of the state.
    if case .compositional(let layout) = state.kind, layout.isAcross { return }
    let path = paths[number % paths.count]
    table?.scrollToRow(at: path, at: .middle, animated: false)
    if let collection {
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
      let isHorizontal = flow?.scrollDirection == .horizontal
      collection.scrollToItem(
        at: path, at: isHorizontal ? .centeredHorizontally : .centeredVertically, animated: false)
    }
  }

  // MARK: Layouts

  private func makeLayout(_ kind: ListKind) -> UICollectionViewLayout {
    switch kind {
    case .table: fatalError("a table has no layout")
    case .flow(let flow):
      let layout = UICollectionViewFlowLayout()
      set(flow, on: layout)
      return layout
    case .compositional:
      return UICollectionViewCompositionalLayout { [unowned self] _, _ in section() }
    case .list(let appearance, let headers):
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = headers ? .supplementary : .none
      return UICollectionViewCompositionalLayout.list(using: configuration)
    case .custom(let state):
      switch state.style {
      case .grid, .cachingGrid:
        let layout = GridLayout()
        layout.caches = state.style == .cachingGrid
        layout.rowHeight = state.rowHeight
        return layout
      case .column:
        let layout = ColumnLayout()
        layout.spacing = state.rowHeight / 10
        return layout
      }
    }
  }

  private func set(_ state: FlowState, on layout: UICollectionViewFlowLayout) {
    layout.scrollDirection = state.isHorizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = state.spacing
    layout.minimumInteritemSpacing = state.spacing / 2
    layout.sectionInset = UIEdgeInsets(
      top: state.inset, left: state.inset, bottom: state.inset, right: state.inset)
    layout.sectionInsetReference = state.reference
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.estimatedItemSize =
      switch state.sizing {
      case .fixed, .delegate: .zero
      case .estimated: CGSize(width: 80, height: 40)
      case .automatic: UICollectionViewFlowLayout.automaticSize
      }
    layout.headerReferenceSize = state.headers ? CGSize(width: 40, height: 30) : .zero
    layout.sectionHeadersPinToVisibleBounds = state.pinsHeaders
  }

  private func section() -> NSCollectionLayoutSection {
    guard case .compositional(let state) = state.kind else { fatalError("another layout") }
    let height: NSCollectionLayoutDimension =
      state.height == .absolute ? .absolute(50) : .estimated(40)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(state.columns)), heightDimension: height))
    let width: NSCollectionLayoutDimension = .fractionalWidth(state.isAcross ? 0.8 : 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = state.spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: state.inset, leading: state.inset, bottom: state.inset, trailing: state.inset)
    if state.isAcross { section.orthogonalScrollingBehavior = .continuous }
    if state.headers {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
    return section
  }
}
