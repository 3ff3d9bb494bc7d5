import Foundation

/// State shared by the data sources of tables and collection views: the current snapshot, and the
/// section snapshots.
struct DiffableState<Section: Hashable, Item: Hashable> {
  var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, snapshot.sectionIdentifiers.indices.contains(path.section) else {
      return nil
    }
    let items = snapshot.itemIdentifiers(
      inSection: snapshot.sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: Item) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let number = snapshot.indexOfSection(section),
      let index = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: number)
  }

  func count(ofSection number: Int) -> Int {
    guard snapshot.sectionIdentifiers.indices.contains(number) else { return 0 }
    return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[number])
  }

  /// Adopts a snapshot; section snapshots whose visible items it changes are discarded.
  mutating func adopt(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> DiffableChange {
    let change = DiffableChange(from: snapshot, to: new)
    snapshot = new.shown
    for (section, tree) in trees {
      guard snapshot.indexOfSection(section) != nil,
        snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
      else {
        trees[section] = nil
        continue
      }
    }
    return change
  }

  /// Returns the snapshot with the items of a section snapshot; the section is added if it is
  /// missing.
  mutating func adopting(
    _ tree: NSDiffableDataSourceSectionSnapshot<Item>, _ section: Section
  ) -> DiffableChange {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.setItems(tree.visibleItems, inSection: section)
    let change = adopt(new)
    trees[section] = tree
    return change
  }

  /// Returns the section snapshot of a section; a flat one unless one was applied.
  func tree(_ section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let tree = trees[section] { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<Item>()
    if snapshot.indexOfSection(section) != nil {
      flat.append(snapshot.itemIdentifiers(inSection: section))
    }
    return flat
  }
}
