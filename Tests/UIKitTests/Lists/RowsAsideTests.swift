import Devices
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Rows that are swiped aside or removed") struct RowsAsideTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  private let rows = Rows()

  private func table(
    _ style: UITableView.Style,
    orientation: UIInterfaceOrientation = .portrait
  ) -> (SimulationHost, UITableView) {
    let host = SimulationHost(device: .iPhoneX, os: "15.5", orientation: orientation)
    let controller = UIViewController()
    let table = UITableView(frame: controller.view.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = rows
    table.delegate = rows
    controller.view.addSubview(table)
    host.setRoot(controller)
    host.settle()
    return (host, table)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("a swiped row moves its text with it, off the screen", arguments: [0, 1, 2])
  func text(kind: Int) throws {
    let (host, table) =
      kind == 2
      ? table(.plain, orientation: .landscapeRight) : table(kind == 0 ? .plain : .insetGrouped)
    let cell = try #require(table.cellForRow(at: path(1)))
    let text = try #require(cell.textLabel?.frame)
    let content = cell.contentView.frame
    let x = cell.frame.minX
    table.showSwipeActions(at: path(1), edge: .trailing)
    host.settle()
    #expect(cell.frame.minX < x)
    #expect(cell.textLabel?.frame == text && cell.contentView.frame == content)
    table.closeSwipe(animated: false)
    host.settle()
    #expect(cell.frame.minX == x && cell.textLabel?.frame == text)
  }

  @Test("a list's row does so, too")
  func list() throws {
    let screen = ListEditingTests.Screen(accessories: { _ in [] }) {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }
    }
    let cell = try screen.cell(1)
    let margins = cell.layoutMargins
    let content = cell.contentView.frame
    screen.view.showSwipeActions(at: screen.path(1), edge: .trailing)
    screen.host.settle()
    #expect(cell.frame.minX < 0 && cell.layoutMargins == margins)
    #expect(cell.contentView.frame == content)
  }

  @Test("a card's corners belong to the rows visible at its ends; a lifted row has none")
  func corners() throws {
    let (host, table) = table(.insetGrouped)
    table.setEditing(true, animated: false)
    host.settle()
    func isRound(_ row: Int) throws -> [Bool] {
      let layer = try #require(table.cellForRow(at: path(row))).layer
      return [
        layer.maskedCorners.contains(.layerMinXMinYCorner) && layer.cornerRadius > 0,
        layer.maskedCorners.contains(.layerMinXMaxYCorner) && layer.cornerRadius > 0,
      ]
    }
    #expect(try isRound(0) == [true, false] && isRound(3) == [false, true])
    #expect(table.beginMove(at: path(0)))
    table.move(by: table.rectForRow(at: path(0)).height * 1.2)
    host.settle()
    #expect(try isRound(0) == [false, false] && isRound(1) == [true, false])
    #expect(try isRound(2) == [false, false] && isRound(3) == [false, true])
    // At the end, the row before the lifted one's place isn't the last.
    table.move(by: table.rectForRow(at: path(0)).height * 3)
    host.settle()
    #expect(try isRound(1) == [true, false] && isRound(3) == [false, false])
    table.endMove(performs: false)
    host.settle()
    #expect(try isRound(0) == [true, false] && isRound(1) == [false, false])
  }
}
