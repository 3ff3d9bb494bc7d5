import Foundation
import Testing

@testable import UIKit

@Suite("Dragging to an edge scrolls the content")
@MainActor
struct EdgeScrollingTests {
  private final class List: UITableViewController {
    var names = (0..<60).map(String.init)
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      setEditing(true, animated: false)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  }

  private let host = SimulationHost(device: .iPhone15, os: "17.0")
  private let list = List()
  private let bench: TouchBench

  init() {
    bench = TouchBench(host)
    host.setRoot(list)
  }

  private func handle(_ row: Int) throws -> CGPoint {
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    let handle = try #require(cell.editing.reorderControl)
    return handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
  }

  @Test("a row held at the bottom edge keeps scrolling the table, and stays visible")
  func downwards() throws {
    let start = try handle(1)
    let end = CGPoint(x: start.x, y: 852 - 34 - 10)
    let table: UITableView = list.tableView
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    bench.drag(from: start, to: end, frames: 40, lifts: false)
    let offset = table.contentOffset.y
    // Settling a screen lets no time pass.
    host.settle()
    #expect(table.contentOffset.y == offset)
    host.advance(by: 1)
    #expect(table.contentOffset.y > offset + 250 && table.contentOffset.y < offset + 601)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(abs(cell.convert(CGPoint(x: 0, y: cell.bounds.midY), to: nil).y - end.y) < 2)
    let reached = table.contentOffset.y
    bench.move(end.x, 500)
    bench.up()
    host.settle()
    #expect(table.contentOffset.y < reached + 30)
    let place = try #require(list.names.firstIndex(of: "1"))
    #expect(place > 15)
    #expect(list.names.filter { $0 != "1" } == (0..<60).filter { $0 != 1 }.map(String.init))
    let shown = try #require(table.cellForRow(at: IndexPath(row: place, section: 0)))
    #expect(shown.textLabel?.text == "1")
    let rest = table.contentOffset.y
    host.advance(by: 1)
    #expect(table.contentOffset.y == rest)
  }

  @Test("it stops at the ends of the content")
  func ends() throws {
    let start = try handle(3)
    bench.drag(from: start, to: CGPoint(x: start.x, y: 845), frames: 30, lifts: false)
    host.advance(by: 10)
    let table: UITableView = list.tableView
    #expect(
      table.contentOffset.y
        == table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
    bench.up()
    host.settle()
    #expect(list.names.last == "3")
    let last = try handle(58)
    bench.drag(from: last, to: CGPoint(x: last.x, y: 20), frames: 30, lifts: false)
    host.advance(by: 10)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    bench.up()
    host.settle()
    #expect(list.names.first == "59" && list.names.last == "3")
  }

  @Test("a table that is reloaded releases the row")
  func reload() throws {
    let start = try handle(3)
    bench.drag(from: start, to: CGPoint(x: start.x, y: 845), frames: 30, lifts: false)
    host.advance(by: 0.2)
    list.tableView.reloadData()
    host.settle()
    let offset = list.tableView.contentOffset.y
    host.advance(by: 1)
    #expect(list.tableView.contentOffset.y == offset)
    bench.up()
    host.settle()
    #expect(list.names == (0..<60).map(String.init))
  }

  private final class Grid: UICollectionViewController {
    var items = Array(0..<80)

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
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  @Test("a collection view's item held at the bottom edge does the same")
  func items() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = Grid(collectionViewLayout: layout)
    host.setRoot(grid)
    host.settle()
    let view: UICollectionView = grid.collectionView
    let top = view.contentOffset.y
    let frame = try #require(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame)
    let start = view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    bench.down(start.x, start.y)
    host.advance(by: 0.6)
    for frame in 1...20 {
      bench.move(start.x, start.y + (800 - start.y) * CGFloat(frame) / 20)
    }
    host.advance(by: 1)
    #expect(view.contentOffset.y > top + 200)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(abs(cell.convert(CGPoint(x: 0, y: cell.bounds.midY), to: nil).y - 800) < 2)
    bench.up()
    host.settle()
    let place = try #require(grid.items.firstIndex(of: 0))
    #expect(place > 20)
    #expect(grid.items.filter { $0 != 0 } == Array(1..<80))
  }
}
