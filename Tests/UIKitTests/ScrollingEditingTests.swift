import Testing
import UIKit

/// Tables in editing mode: the state is kept, and passed on.
@MainActor
@Suite struct ScrollingEditingTests {
  final class Cell: UITableViewCell {
    var calls: [Bool] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append(editing)
    }
  }

  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { Cell(style: .default, reuseIdentifier: nil) }

    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row == 1 }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
  }

  private func launch() -> (host: SimulationHost, rows: Rows) {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let rows = Rows(style: .plain)
    host.setRoot(rows)
    host.settle()
    return (host, rows)
  }

  @Test func aControllersEditingIsItsTablesAndItsCells() throws {
    let (_, rows) = launch()
    let cell = try #require(
      rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
    let frame = cell.contentView.frame
    rows.setEditing(true, animated: true)
    #expect(rows.tableView.isEditing && cell.isEditing && cell.calls == [true])
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == frame)
    rows.isEditing = false
    #expect(!rows.tableView.isEditing && !cell.isEditing)
  }

  final class ManyRows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
  }

  @Test func cellsThatEnterAreInTheTablesState() throws {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let rows = ManyRows(style: .plain)
    host.setRoot(rows)
    host.settle()
    func cell(_ row: Int) throws -> Cell {
      try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
    }
    rows.setEditing(true, animated: false)
    rows.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    host.settle()
    #expect(try cell(59).isEditing && cell(50).isEditing)
    #expect(try cell(59).calls.last == true)
    rows.setEditing(false, animated: false)
    rows.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    host.settle()
    #expect(try !cell(0).isEditing && !cell(9).isEditing)
    for visible in rows.tableView.visibleCells.compactMap({ $0 as? Cell }) {
      // Each is notified of changes only.
      #expect(!zip(visible.calls, visible.calls.dropFirst()).contains { $0 == $1 })
    }
  }

  @Test func swipeActionsAreKept() throws {
    let (_, rows) = launch()
    let table: UITableView = rows.tableView
    let path = IndexPath(row: 0, section: 0)
    let delegate = try #require(table.delegate)
    let actions = try #require(
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path))
    #expect(actions.performsFirstActionWithFullSwipe)
    let action = try #require(actions.actions.first)
    #expect(action.style == .destructive && action.backgroundColor == .systemRed)
    var done: Bool?
    action.handler(action, table) { done = $0 }
    #expect(done == true)
    #expect(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(delegate.tableView(table, editingStyleForRowAt: path) == .delete)
    let source = try #require(table.dataSource)
    #expect(!source.tableView(table, canEditRowAt: path))
    #expect(source.tableView(table, canEditRowAt: IndexPath(row: 1, section: 0)))
  }
}
