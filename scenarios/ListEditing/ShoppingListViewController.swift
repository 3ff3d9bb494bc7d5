import UIKit

/// A list in an inset group, whose rows have every accessory, and a tree below it.
final class ShoppingListViewController: UICollectionViewController {
  private enum Section: Hashable { case things, tree }

  private var source: UICollectionViewDiffableDataSource<Section, String>?

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelectionDuringEditing = true
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = self?.accessories(path) ?? []
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(
      collectionView: collectionView
    ) { $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2) }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.things, .tree])
    snapshot.appendItems(["Bread", "Milk", "Eggs", "Tea"], toSection: .things)
    source.apply(snapshot, animatingDifferences: false)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Fruit", "Vegetables"])
    tree.append(["Apples", "Pears"], to: "Fruit")
    tree.append(["Leeks"], to: "Vegetables")
    tree.expand(["Fruit"])
    source.apply(tree, to: .tree, animatingDifferences: false)
  }

  private func accessories(_ path: IndexPath) -> [UICellAccessory] {
    guard path.section == 0 else {
      return source?.itemIdentifier(for: path).map { ["Fruit", "Vegetables"].contains($0) } == true
        ? [.outlineDisclosure()] : []
    }
    switch path.item {
    case 0: return [.delete(), .reorder(), .disclosureIndicator()]
    case 1: return [.insert(), .label(text: "1 l"), .detail()]
    case 2: return [.multiselect(), .checkmark(displayed: .whenNotEditing), .reorder()]
    default: return [.multiselect(), .label(text: "Green")]
    }
  }
}
