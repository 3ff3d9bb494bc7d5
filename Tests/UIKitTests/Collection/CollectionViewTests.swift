import TestSupport
import Testing
@_spi(MethodTables) import UIKit

/// Cells, reuse, updates and selection of collection views.
@MainActor
@Suite struct CollectionViewTests {

  private func grid(_ setUp: (UICollectionViewFlowLayout) -> Void = { _ in })
    -> UICollectionViewFlowLayout
  {
    let layout = UICollectionViewFlowLayout()
    setUp(layout)
    return layout
  }

  @Test func registeredClassesAreMadeInTheSizeOfTheirItem() throws {
    let screen = CollectionScreen(layout: grid(), source: ItemSource([3]))
    let cell = try #require(screen.cell(1) as? NoteCell)
    #expect(type(of: cell) == NoteCell.self)
    #expect(cell.note == "made")
    #expect(cell.reuseIdentifier == "item")
    #expect(cell.firstFrame == rect(65, 0, 50, 50))
    #expect(cell.frame == rect(65, 0, 50, 50))
    #expect(cell.contentView.frame == rect(0, 0, 50, 50))
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test func onlyVisibleItemsHaveCells() throws {
    let source = ItemSource([100_000])
    var screen: CollectionScreen?
    let time = ProcessorTime.measure {
      screen = CollectionScreen(layout: grid(), source: source)
    }
    // Well under a second when optimised; the bound leaves room for slow machines.
    #expect(time < .seconds(2))
    let view = try #require(screen?.view)
    // Lines of six, 60 apart: the twelfth begins at 660, the screen is 667 high.
    #expect(view.visibleCells.count == 72)
    #expect(source.asked.count == 72)
    #expect(view.contentSize == CGSize(width: 375, height: 16_667 * 60 - 10))
    view.scrollToItem(at: IndexPath(item: 60_000, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 600_000)
    #expect(view.indexPathsForVisibleItems.first?.item == 60_000)
    #expect(view.indexPathsForVisibleItems.count == 72)
    #expect(source.asked.count == 144)
    #expect(view.subviews.count == 72)
  }

  /// Epoxy's specs reload a view outside of a window whose layout has headers that the data source lacks.
  @Test func askingForVisibleElementsLaysNothingOut() throws {
    let source = ItemSource([20])
    let layout = grid { $0.headerReferenceSize = CGSize(width: 50, height: 50) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 350, height: 350), collectionViewLayout: layout)
    view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
    let header = UICollectionView.elementKindSectionHeader
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: header,
      withReuseIdentifier: "bar")
    view.dataSource = source
    let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 19, section: 0))
    func isEmpty() -> Bool {
      view.visibleCells.isEmpty && view.indexPathsForVisibleItems.isEmpty
        && view.cellForItem(at: first) == nil
        && view.visibleSupplementaryViews(ofKind: header).isEmpty
        && view.indexPathsForVisibleSupplementaryElements(ofKind: header).isEmpty
        && view.supplementaryView(forElementKind: header, at: first) == nil
    }
    #expect(isEmpty() && source.asked.isEmpty)
    view.reloadData()
    #expect(isEmpty() && source.asked.isEmpty)
    view.layoutIfNeeded()
    #expect(!isEmpty() && view.visibleCells.count == 20)
    let cell = try #require(view.cellForItem(at: last))
    #expect(view.indexPath(for: cell) == last)
    // Scrolled or resized, it still answers for the last layout.
    view.frame.size.height = 100
    #expect(view.cellForItem(at: last) === cell)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: last) == nil)
    view.scrollToItem(at: last, at: .bottom, animated: false)
    #expect(view.cellForItem(at: last) == nil)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: last) != nil)
    view.reloadData()
    #expect(isEmpty() && view.indexPath(for: cell) == nil)
  }

  @Test func cellsAreReusedAndLieInOrder() throws {
    let layout = grid {
      $0.itemSize = CGSize(width: 375, height: 100); $0.minimumLineSpacing = 0
    }
    let screen = CollectionScreen(layout: layout, source: ItemSource([50]))
    #expect(screen.view.visibleCells.count == 7)
    let first = try #require(screen.cell(0) as? NoteCell)
    screen.view.contentOffset.y = 150
    screen.host.settle()
    #expect(screen.view.indexPathsForVisibleItems.map(\.item) == Array(1...8))
    #expect(first.reuses == 1)
    screen.view.contentOffset.y = 1500
    screen.host.settle()
    let order = screen.view.subviews.compactMap {
      ($0 as? UICollectionViewCell).flatMap { screen.view.indexPath(for: $0)?.item }
    }
    #expect(order == Array(15...21))
    #expect(screen.cell(0) == nil)
  }

  @Test func unregisteredNamesAndForeignCellsAreIssues() {
    let screen = CollectionScreen(layout: grid(), source: ItemSource([1])) {
      $0.register(nil as AnyClass?, forCellWithReuseIdentifier: "item")
    }
    #expect(screen.view.visibleCells.count == 1)
    let issues = screen.host.takeIssues()
    #expect(issues.count == 1)
    #expect(
      issues.first?.problem
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier item - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
  }

  @Test func headersWithoutADataSourceMethodAreAnIssue() {
    final class Bare: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let host = SimulationHost(device: .iPhone8, os: "13.7")
    host.becomeCurrent()
    let layout = grid { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
    let view = UICollectionView(frame: rect(0, 0, 100, 100), collectionViewLayout: layout)
    let source = Bare()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(host.takeIssues().count == 1)
    #expect(view.subviews.isEmpty)
  }

  @Test func batchesMoveCellsAlong() throws {
    let source = ItemSource([5, 2])
    let screen = CollectionScreen(layout: grid(), source: source)
    let third = try #require(screen.cell(2))
    let second = try #require(screen.cell(1, 1))
    var finished = false
    source.items = [4, 3]
    screen.view.performBatchUpdates {
      screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      screen.view.insertItems(at: [IndexPath(item: 0, section: 1)])
    } completion: {
      finished = $0
    }
    screen.host.settle()
    #expect(finished)
    #expect(screen.cell(1) === third)
    #expect(screen.cell(2, 1) === second)
    #expect(third.frame == rect(65, 0, 50, 50))
    #expect(screen.view.visibleCells.count == 7)
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test func numbersThatDoNotAddUpAreAnIssue() {
    let source = ItemSource([5])
    let screen = CollectionScreen(layout: grid(), source: source)
    source.items = [7]
    screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    screen.host.settle()
    #expect(
      screen.host.takeIssues().first?.problem
        == "Invalid update: invalid number of items in section 0.  The number of items contained "
        + "in an existing section after the update (7) must be equal to the number of items "
        + "contained in that section before the update (5), plus or minus the number of items "
        + "inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the "
        + "number of items moved into or out of that section (0 moved in, 0 moved out).")
    #expect(screen.view.visibleCells.count == 7)
  }

  @Test func reconfiguredItemsKeepTheirCell() throws {
    let source = ItemSource([3])
    let screen = CollectionScreen(layout: grid(), source: source)
    let cell = try #require(screen.cell(1) as? NoteCell)
    source.prepare = { cell, _ in (cell as? NoteCell)?.note = "again" }
    screen.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    #expect(cell.note == "again")
    #expect(cell.reuses == 0)
    screen.view.reloadItems(at: [IndexPath(item: 2, section: 0)])
    screen.host.settle()
    #expect((screen.cell(2) as? NoteCell)?.note == "again")
  }

  @Test func selectionHappensByCalls() throws {
    let screen = CollectionScreen(layout: grid(), source: ItemSource([1000]))
    let path = IndexPath(item: 3, section: 0)
    screen.view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(screen.cell(3)?.isSelected == true)
    #expect(screen.view.indexPathsForSelectedItems == [path])
    let far = IndexPath(item: 900, section: 0)
    screen.view.selectItem(at: far, animated: false, scrollPosition: .centeredVertically)
    #expect(screen.view.indexPathsForSelectedItems == [far])
    #expect(screen.cell(900)?.isSelected == true)
    #expect(screen.view.contentOffset.y == 8_691.5)
    screen.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(screen.view.indexPathsForSelectedItems == [])
    #expect(screen.cell(900)?.isSelected == false)
  }

  @Test func backgroundsLieBehindTheContent() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 40, 40))
    let usual = UIView()
    let marked = UIView()
    cell.backgroundView = usual
    cell.selectedBackgroundView = marked
    #expect(cell.subviews == [usual, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [usual, marked, cell.contentView])
    cell.isSelected = false
    #expect(cell.subviews == [usual, cell.contentView])
    #expect(usual.frame == rect(0, 0, 40, 40))
  }

  @Test func registrationsMakeAndFillCells() throws {
    let host = SimulationHost(device: .iPhone8, os: "15.5")
    host.becomeCurrent()
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<NoteCell, String> { cell, path, item in
        cell.note = "\(item) at \(path.item)"
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, kind, _ in view.accessibilityIdentifier = kind }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: cells, for: indexPath, item: "item")
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let source = Source()
    let layout = grid { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
    let view = UICollectionView(frame: rect(0, 0, 200, 200), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? NoteCell
    #expect(second?.note == "item at 1")
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.accessibilityIdentifier == "UICollectionElementKindSectionHeader")
    #expect(header?.frame == rect(0, 0, 200, 20))
    #expect(host.takeIssues().isEmpty)
  }

  @Test func attributesAreEqualByValueAndCopied() throws {
    final class Tagged: UICollectionViewLayoutAttributes {
      var tag = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tagged)?.tag = tag
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Tagged)?.tag == tag
      }
    }
    let one = Tagged(forCellWith: IndexPath(item: 1, section: 0))
    one.frame = rect(1, 2, 3, 4)
    one.tag = 7
    let two = try #require(one.copy() as? Tagged)
    #expect(two.tag == 7)
    #expect(two.frame == rect(1, 2, 3, 4))
    #expect(two.center == CGPoint(x: 2.5, y: 4))
    #expect(one == two)
    two.tag = 8
    #expect(one != two)
    two.tag = 7
    two.alpha = 0.5
    #expect(one != two)
  }
}
