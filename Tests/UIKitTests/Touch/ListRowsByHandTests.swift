import Foundation
import Testing

@testable import UIKit

@Suite("Rows of collection view lists are swiped, edited and moved by touch")
@MainActor
struct ListRowsByHandTests {
  @MainActor
  private final class Screen: NSObject, UICollectionViewDelegate {
    let bench = TouchBench(SimulationHost(device: .iPhoneSE3, os: "26.1"))
    let view: UICollectionView
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var chosen: [String] = []
    var deleted: [String] = []
    var taps: [String] = []

    init(_ accessories: @escaping (Screen, String) -> [UICellAccessory] = { _, _ in [] }) {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      var delete: ((IndexPath) -> Void)?
      list.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            delete?(path)
            done(true)
          }
        ])
      }
      list.leadingSwipeActionsConfigurationProvider = { path in
        guard path.item == 0 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
      }
      view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      super.init()
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [unowned self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = accessories(self, item)
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      self.source = source
      source.reorderingHandlers.canReorderItem = { $0 != "E" }
      delete = { [unowned self] path in
        guard let item = self.source?.itemIdentifier(for: path) else { return }
        deleted.append(item)
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        source.apply(snapshot, animatingDifferences: true)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["A", "B", "C", "D", "E"])
      source.apply(snapshot, animatingDifferences: false)
      view.delegate = self
      view.frame = bench.view.bounds
      bench.view.addSubview(view)
      bench.host.settle()
    }

    var items: [String] { source?.snapshot().itemIdentifiers ?? [] }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func row(_ item: Int) throws -> CGRect {
      let frame = try #require(view.layoutAttributesForItem(at: path(item))?.frame)
      return view.convert(frame, to: nil)
    }

    /// The centre of an accessory's view.
    func place(of accessory: Int, _ item: Int) throws -> CGPoint {
      let cell = try #require(view.cellForItem(at: path(item)) as? UICollectionViewListCell)
      let part = cell.accessoryViews[accessory]
      return part.convert(CGPoint(x: part.bounds.midX, y: part.bounds.midY), to: nil)
    }

    func edit(_ isEditing: Bool = true) {
      view.isEditing = isEditing
      bench.host.settle()
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { chosen.append(items[indexPath.item]) }
  }

  @Test(
    "a swipe reveals buttons, a tap elsewhere only closes them, and a tap on one performs it")
  func swipe() throws {
    let screen = Screen()
    let second = try screen.row(1)
    let start = CGPoint(x: 300, y: second.midY)
    screen.bench.drag(from: start, to: CGPoint(x: 180, y: second.midY), frames: 12)
    screen.bench.host.settle()
    #expect(screen.view.openSwipe?.path == screen.path(1))
    #expect(screen.view.openSwipe?.edge == .trailing && screen.chosen.isEmpty)
    screen.bench.tap(100, try screen.row(3).midY)
    screen.bench.host.settle()
    #expect(screen.view.openSwipe == nil && screen.chosen.isEmpty)
    screen.bench.drag(from: start, to: CGPoint(x: 180, y: second.midY), frames: 12)
    screen.bench.host.settle()
    let button = try #require(screen.view.rowSwipe?.buttons.buttons.first)
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    screen.bench.tap(place.x, place.y)
    screen.bench.host.settle()
    #expect(screen.deleted == ["B"] && screen.items == ["A", "C", "D", "E"])
    screen.bench.tap(100, try screen.row(0).midY)
    screen.bench.host.settle()
    #expect(screen.chosen == ["A"])
  }

  @Test("only sides with buttons are swiped; a long swipe performs the first action")
  func sides() throws {
    let screen = Screen()
    let first = try screen.row(0)
    let second = try screen.row(1)
    screen.bench.drag(
      from: CGPoint(x: 60, y: second.midY), to: CGPoint(x: 200, y: second.midY), frames: 12)
    screen.bench.host.settle()
    #expect(screen.view.openSwipe == nil)
    screen.bench.drag(
      from: CGPoint(x: 60, y: first.midY), to: CGPoint(x: 200, y: first.midY), frames: 12)
    screen.bench.host.settle()
    #expect(screen.view.openSwipe?.edge == .leading)
    screen.view.closeSwipe(animated: false)
    screen.bench.drag(
      from: CGPoint(x: 350, y: second.midY), to: CGPoint(x: 50, y: second.midY), frames: 30)
    screen.bench.host.settle()
    #expect(screen.deleted == ["B"])
  }

  @Test("tapping the controls of rows in editing reveals delete buttons and calls handlers")
  func controls() throws {
    let screen = Screen { screen, item in
      item == "B"
        ? [.insert(actionHandler: { screen.taps.append("insert") })]
        : [.delete(), .detail(actionHandler: { screen.taps.append("detail \(item)") })]
    }
    let detail = try screen.place(of: 1, 0)
    screen.bench.tap(detail.x, detail.y)
    #expect(screen.taps == ["detail A"] && screen.chosen.isEmpty)
    screen.edit()
    let delete = try screen.place(of: 0, 2)
    screen.bench.tap(delete.x, delete.y)
    screen.bench.host.settle()
    #expect(screen.view.openSwipe?.path == screen.path(2))
    screen.view.closeSwipe(animated: false)
    screen.bench.host.settle()
    let insert = try screen.place(of: 0, 1)
    screen.bench.tap(insert.x, insert.y)
    #expect(screen.taps == ["detail A", "insert"])
    // A touch that moves from the control to another row does nothing.
    screen.bench.down(delete.x, delete.y)
    screen.bench.host.advance(by: 0.2)
    screen.bench.move(delete.x, try screen.row(4).midY)
    screen.bench.up()
    screen.bench.host.settle()
    #expect(screen.view.openSwipe == nil)
    // Rows in editing mode aren't swiped.
    let row = try screen.row(2)
    screen.bench.drag(
      from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY), frames: 12)
    screen.bench.host.settle()
    #expect(screen.view.openSwipe == nil)
  }

  @Test("a row is moved by its handle, up and down only, and not past fixed rows")
  func moving() throws {
    let screen = Screen { _, _ in [.reorder(displayed: .always)] }
    let handle = try screen.place(of: 0, 0)
    let third = try screen.row(2)
    screen.bench.drag(
      from: handle, to: CGPoint(x: handle.x - 60, y: third.midY + 8), frames: 20, lifts: false)
    let cell = try #require(screen.view.cellForItem(at: screen.path(0)))
    #expect(cell.frame.minX == 0)
    #expect(abs(screen.view.convert(cell.frame, to: nil).midY - third.midY) < 12)
    screen.bench.up()
    screen.bench.host.settle()
    #expect(screen.items == ["B", "C", "A", "D", "E"])
    #expect(
      screen.chosen.isEmpty && screen.view.contentOffset.y == -screen.view.adjustedContentInset.top)
    // The data source doesn't allow moving the last one.
    let last = try screen.place(of: 0, 4)
    screen.bench.drag(from: last, to: CGPoint(x: last.x, y: third.midY), frames: 20)
    screen.bench.host.settle()
    #expect(screen.items == ["B", "C", "A", "D", "E"])
    // An incoming call puts the row back.
    let first = try screen.place(of: 0, 0)
    screen.bench.drag(from: first, to: CGPoint(x: first.x, y: third.midY), frames: 20, lifts: false)
    screen.bench.cancel()
    screen.bench.host.settle()
    #expect(screen.items == ["B", "C", "A", "D", "E"] && screen.view.edits.move == nil)
  }

  @Test("in editing, taps select several rows if the view allows it")
  func selecting() throws {
    let screen = Screen { _, _ in [.multiselect()] }
    screen.view.allowsMultipleSelectionDuringEditing = true
    screen.edit()
    let circle = try screen.place(of: 0, 1)
    screen.bench.tap(circle.x, circle.y)
    screen.bench.tap(200, try screen.row(3).midY)
    screen.bench.host.settle()
    #expect(screen.view.indexPathsForSelectedItems == [screen.path(1), screen.path(3)])
    screen.bench.tap(circle.x, circle.y)
    screen.bench.host.settle()
    #expect(screen.view.indexPathsForSelectedItems == [screen.path(3)])
    #expect(screen.chosen == ["B", "D"])
  }
}

@Suite("Items are lifted by a long press")
@MainActor
struct ItemLiftTests {
  private final class Grid: UICollectionViewController {
    var items = ["A", "B", "C", "D", "E", "F"]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 5 }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  @Test("a collection view controller's items follow a long press")
  func lifting() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = Grid(collectionViewLayout: layout)
    let bench = TouchBench()
    bench.host.setRoot(grid)
    func middle(_ item: Int) throws -> CGPoint {
      let frame = try #require(
        grid.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
      return grid.collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }
    func carry(_ item: Int, to other: Int, resting: TimeInterval) throws {
      let (start, end) = (try middle(item), try middle(other))
      bench.down(start.x, start.y)
      bench.host.advance(by: resting)
      for share in [0.25, 0.5, 0.75, 1] {
        bench.move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      }
      bench.up(after: 0.1)
      bench.host.settle()
    }
    try carry(0, to: 2, resting: 0.6)
    #expect(grid.items == ["B", "C", "A", "D", "E", "F"])
    try carry(0, to: 2, resting: 0.1)
    #expect(grid.items == ["B", "C", "A", "D", "E", "F"])
    try carry(5, to: 0, resting: 0.6)
    #expect(grid.items == ["B", "C", "A", "D", "E", "F"])
    grid.installsStandardGestureForInteractiveMovement = false
    try carry(0, to: 2, resting: 0.6)
    #expect(grid.items == ["B", "C", "A", "D", "E", "F"])
  }
}
