import Foundation
import Testing

@testable import UIKit

@Suite("Rows are swiped, deleted and moved by touch")
@MainActor
struct RowsByHandTests {
  private final class List: UITableViewController {
    var names = ["A", "B", "C", "D"]
    var chosen: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
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
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(names[indexPath.row])
    }
  }

  private let host = SimulationHost(device: .iPhone15, os: "17.0")
  private let list = List()
  private let bench: TouchBench

  init() {
    bench = TouchBench(host)
    host.setRoot(list)
  }

  private func row(_ index: Int) -> CGRect {
    let table: UITableView = list.tableView
    return table.convert(table.rectForRow(at: IndexPath(row: index, section: 0)), to: nil)
  }

  @Test("a swipe reveals Delete, which a tap on it performs; a tap elsewhere only closes it")
  func swipe() throws {
    let second = row(1)
    let start = CGPoint(x: 300, y: second.midY)
    bench.drag(from: start, to: CGPoint(x: 180, y: second.midY), frames: 12)
    host.settle()
    #expect(list.tableView.openSwipe?.path == IndexPath(row: 1, section: 0))
    #expect(list.chosen.isEmpty)
    bench.tap(100, row(3).midY)
    host.settle()
    #expect(list.tableView.openSwipe == nil && list.chosen.isEmpty)
    bench.drag(from: start, to: CGPoint(x: 180, y: second.midY), frames: 12)
    host.settle()
    let button = try #require(list.tableView.rowSwipe?.buttons.buttons.first)
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    bench.tap(place.x, place.y)
    host.settle()
    #expect(list.names == ["A", "C", "D"])
    bench.tap(100, row(0).midY)
    host.settle()
    #expect(list.chosen == ["A"])
  }

  @Test(
    "a drag on a slider's thumb in a row moves it, however fast; one next to it swipes the row",
    arguments: [12, 60])
  func slider(frames: Int) throws {
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let slider = UISlider(frame: CGRect(x: 100, y: 7, width: 240, height: 30))
    slider.value = 1
    cell.contentView.addSubview(slider)
    host.settle()
    let middle = slider.convert(CGPoint(x: 0, y: 15), to: nil).y
    // Slower than the delay before content receives a touch, and faster.
    bench.drag(
      from: CGPoint(x: 326, y: middle), to: CGPoint(x: 206, y: middle), frames: frames)
    host.settle()
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: slider.value)
    #expect(abs(thumb.minX - 89) < 1)
    #expect(list.tableView.rowSwipe == nil)
    bench.drag(
      from: CGPoint(x: 326, y: middle), to: CGPoint(x: 206, y: middle), frames: 6)
    host.settle()
    #expect(list.tableView.openSwipe?.path == IndexPath(row: 1, section: 0))
    #expect(abs(slider.value - 0.43) < 0.01)
  }

  @Test("in editing a tap on the control asks to delete, and dragging the handle moves the row")
  func edit() throws {
    list.setEditing(true, animated: false)
    host.settle()
    let first = row(0)
    bench.tap(first.minX + 26, first.midY)
    host.settle()
    #expect(list.tableView.openSwipe?.path == IndexPath(row: 0, section: 0))
    list.tableView.closeSwipe(animated: false)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let handle = try #require(cell.editing.reorderControl)
    let place = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    bench.drag(from: place, to: CGPoint(x: place.x, y: row(2).midY + 8), frames: 20)
    host.settle()
    #expect(list.names == ["B", "C", "A", "D"])
    #expect(list.chosen.isEmpty)
  }
}
