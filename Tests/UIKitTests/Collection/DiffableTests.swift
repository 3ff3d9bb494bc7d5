import TestSupport
import Testing
import UIKit

/// Snapshots, and the data sources that show them.
@MainActor
@Suite struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func host() -> SimulationHost {
    let host = SimulationHost(device: .iPhone8, os: "15.5")
    host.becomeCurrent()
    return host
  }

  @Test func snapshotsChange() {
    let host = host()
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    snapshot.insertItems([6], beforeItem: 1)
    snapshot.insertItems([7, 8], afterItem: 4)
    snapshot.moveItem(2, afterItem: 8)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 7, 8, 2, 5])
    #expect(snapshot.indexOfItem(7) == 4)
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.insertSections(["c"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    snapshot.deleteItems([7, 8, 99])
    snapshot.reloadItems([4])
    snapshot.reconfigureItems([5])
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.reloadedItemIdentifiers == [4])
    snapshot.deleteItems([4])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(host.takeIssues().isEmpty)
  }

  @Test func doubleAndUnknownIdentifiersAreIssues() {
    let host = host()
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    snapshot.appendSections(["a", "a"])
    snapshot.appendItems([1, 2, 1])
    snapshot.appendItems([2, 3])
    snapshot.appendItems([5], toSection: "z")
    snapshot.insertItems([5], beforeItem: 77)
    snapshot.reloadItems([88])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    let problems = host.takeIssues().map(\.problem)
    #expect(problems.count == 7)
    #expect(
      problems[0]
        == "There are currently no sections in the data source. Please add a section first.")
    #expect(
      problems[2]
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(1)}")
    #expect(
      problems[3].hasPrefix(
        "Diffable data source detected an attempt to insert or append 1 item identifier that "
          + "already exists in the snapshot."))
  }

  @Test func sectionSnapshotsAreTrees() {
    let host = host()
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "roots"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["conference"], to: "pear")
    #expect(tree.items == ["fruit", "apple", "pear", "conference", "roots"])
    #expect(tree.visibleItems == ["fruit", "roots"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "roots"])
    #expect(tree.level(of: "conference") == 2)
    #expect(tree.parent(of: "pear") == "fruit")
    #expect(!tree.isVisible("conference"))
    tree.insert(["quince"], after: "apple")
    #expect(tree.index(of: "quince") == 2)
    let part = tree.snapshot(of: "fruit", includingParent: false)
    #expect(part.rootItems == ["apple", "quince", "pear"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["beet"])
    tree.replace(childrenOf: "roots", using: other)
    tree.delete(["pear"])
    #expect(tree.items == ["fruit", "apple", "quince", "roots", "beet"])
    #expect(host.takeIssues().isEmpty)
    tree.append(["beet"])
    #expect(host.takeIssues().count == 1)
  }

  @Test func collectionViewsShowSnapshots() throws {
    let host = host()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 20
    let view = UICollectionView(frame: host.geometry.bounds, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<NoteCell, Int> { cell, _, item in
      cell.note = "item \(item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.setRoot(controller)

    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    host.settle()
    #expect(view.visibleCells.map { ($0 as? NoteCell)?.note } == (1...4).map { "item \($0)" })
    let third = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? NoteCell)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? NoteCell)

    first.note = "stale"
    snapshot = source.snapshot()
    snapshot.deleteItems([2])
    snapshot.moveItem(3, afterItem: 4)
    snapshot.appendItems([9], toSection: "b")
    snapshot.reconfigureItems([1])
    var finished = false
    source.apply(snapshot, animatingDifferences: true) { finished = true }
    host.settle()
    #expect(finished)
    #expect(first.note == "item 1")
    #expect(first.reuses == 0)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 1)) === third)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 1)) == 9)
    #expect(source.indexPath(for: 3) == IndexPath(item: 1, section: 1))
    #expect(source.indexPath(for: 2) == nil)
    #expect(view.visibleCells.count == 4)

    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([20, 21])
    tree.append([22], to: 20)
    source.apply(tree, to: "a")
    #expect(view.numberOfItems(inSection: 0) == 2)
    tree.expand([20])
    source.apply(tree, to: "a")
    #expect(source.snapshot().itemIdentifiers(inSection: "a") == [20, 22, 21])
    #expect(source.snapshot(for: "a").parent(of: 22) == 20)
    host.settle()
    #expect(view.visibleCells.count == 6)
    #expect(host.takeIssues().isEmpty)
  }

  @Test func tablesShowSnapshotsWithHeadersOfASubclass() throws {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { sectionIdentifier(for: section) }
    }
    let host = host()
    let table = UITableView(frame: host.geometry.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = Titled(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    let controller = UIViewController()
    controller.view.addSubview(table)
    host.setRoot(controller)
    var snapshot = Snapshot()
    snapshot.appendSections(["one", "two"])
    snapshot.appendItems([1, 2], toSection: "one")
    snapshot.appendItems([3], toSection: "two")
    source.apply(snapshot)
    host.settle()
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "two")
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    snapshot.moveItem(1, afterItem: 3)
    second.textLabel?.text = "stale"
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    host.settle()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
    #expect(second.textLabel?.text == "2")
    #expect(table.numberOfRows(inSection: 1) == 2)
    #expect(host.takeIssues().isEmpty)
  }

  @Test func providersWithoutACellAreAnIssue() {
    let host = host()
    let view = UICollectionView(
      frame: host.geometry.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      nil
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    #expect(host.takeIssues().contains { $0.problem.contains("which is not allowed") })
  }

  @Test func hundredThousandItemsAreQuick() {
    let host = host()
    let view = UICollectionView(
      frame: host.geometry.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    let time = ProcessorTime.measure {
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems(Array(0..<100_000))
      source.apply(snapshot)
      view.layoutIfNeeded()
      snapshot.deleteItems([7])
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    #expect(time < .seconds(5))
    #expect(view.visibleCells.count == 72)
  }
}
