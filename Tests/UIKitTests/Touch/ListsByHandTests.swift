import Foundation
import Testing

@testable import UIKit

@Suite("Rows and items are touched")
@MainActor
struct ListsByHandTests {
  private let bench = TouchBench()

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var blocked: Int?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      if indexPath.row == 3 { cell.accessoryType = .detailButton }
      return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      calls.append("should highlight \(indexPath.row)")
      return indexPath.row != blocked
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { calls.append("accessory \(indexPath.row)") }
  }

  @Test("a tap highlights a row and selects it; a drag does neither")
  func rows() throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    table.dataSource = rows
    table.delegate = rows
    bench.view.addSubview(table)
    bench.host.settle()
    func place(_ row: Int) -> CGPoint {
      let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      return CGPoint(x: 100, y: rect.midY)
    }
    bench.down(place(1).x, place(1).y)
    bench.host.advance(by: 0.2)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.isHighlighted && !cell.isSelected)
    bench.up()
    #expect(!cell.isHighlighted && cell.isSelected)
    #expect(rows.calls == ["should highlight 1", "highlight 1", "unhighlight 1", "select 1"])
    rows.calls = []
    bench.tap(place(2).x, place(2).y)
    #expect(
      rows.calls == [
        "should highlight 2", "highlight 2", "unhighlight 2", "deselect 1", "select 2",
      ])
    rows.calls = []
    rows.blocked = 4
    bench.tap(place(4).x, place(4).y)
    #expect(rows.calls == ["should highlight 4"])
    rows.calls = []
    bench.down(place(5).x, place(5).y)
    bench.host.advance(by: 0.2)
    bench.move(place(5).x, place(5).y - 60)
    bench.up(after: 0.2)
    bench.host.settle()
    #expect(rows.calls == ["should highlight 5", "highlight 5", "unhighlight 5"])
    #expect(table.contentOffset.y == 50)
    rows.calls = []
    let detail = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    let button = try #require(detail.subviews.first { $0 is CellAccessoryView })
    let middle = button.convert(CGPoint(x: 11, y: 11), to: nil)
    bench.tap(middle.x, middle.y)
    #expect(rows.calls.last == "accessory 3")
    #expect(!rows.calls.contains("select 3"))
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 9 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { calls.append("highlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { calls.append("unhighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("select \(indexPath.item)") }
  }

  @Test("an item's callbacks come in the header's order")
  func items() {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 393, height: 600), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.delegate = items
    bench.view.addSubview(collection)
    bench.host.settle()
    bench.tap(50, 150)
    #expect(items.calls == ["highlight 0", "select 0", "unhighlight 0"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }
}
