import Devices
import Testing
import UIKit

/// Insertions, deletions, moves and reloads of rows and sections.
@MainActor
@Suite struct ScrollingUpdateTests {

  func texts(_ screen: TableScreen) -> [String] {
    screen.host.settle()
    return screen.table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func rowsComeAndGoAndTheOthersKeepTheirCells() throws {
    let source = TitleSource([["a", "b", "c", "d"]])
    let screen = TableScreen(source: source)
    let c = try #require(screen.cell(2))
    screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    let asked = source.asked.count

    source.titles = [["new", "b", "c", "d", "e"]]
    var finished: Bool?
    screen.table.performBatchUpdates {
      screen.table.deleteRows(at: [path(0)], with: .fade)
      screen.table.insertRows(at: [path(0), path(4)], with: .automatic)
    } completion: {
      finished = $0
    }
    #expect(finished == nil)
    #expect(texts(screen) == ["new", "b", "c", "d", "e"])
    #expect(finished == true)
    #expect(source.asked.count == asked + 2)
    #expect(screen.cell(2) === c)
    #expect(screen.table.indexPathForSelectedRow == path(2))

    source.titles = [["d", "new", "b", "c", "e"]]
    screen.table.moveRow(at: path(3), to: path(0))
    #expect(texts(screen) == ["d", "new", "b", "c", "e"])
    #expect(screen.cell(3) === c)
    #expect(screen.table.indexPathForSelectedRow == path(3))
    #expect(c.frame.minY == 132)

    // A nonescaping closure, like one passed to an app's own function.
    func update(_ changes: () -> Void) { screen.table.performBatchUpdates(changes) }
    var isChanged = false
    update { isChanged = true }
    #expect(isChanged)

    source.titles = [["d", "new", "B", "c", "e"]]
    screen.table.reloadRows(at: [path(2)], with: .none)
    #expect(texts(screen) == ["d", "new", "B", "c", "e"])
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test func sectionsComeAndGo() {
    let source = TitleSource([["a"], ["b"], ["c"]])
    source.headers = [0: "A", 1: "B", 2: "C"]
    let screen = TableScreen(source: source)
    source.titles = [["c"], ["a"], ["x", "y"]]
    source.headers = [0: "C", 1: "A", 2: "X"]
    screen.table.beginUpdates()
    screen.table.deleteSections(IndexSet(integer: 1), with: .fade)
    screen.table.moveSection(2, toSection: 0)
    screen.table.insertSections(IndexSet(integer: 2), with: .fade)
    screen.table.endUpdates()
    #expect(texts(screen) == ["c", "a", "x", "y"])
    #expect(screen.table.headerView(forSection: 0)?.textLabel?.text == "C")
    #expect(screen.table.headerView(forSection: 2)?.textLabel?.text == "X")
    source.titles[1] = ["a", "a2"]
    screen.table.reloadSections(IndexSet(integer: 1), with: .fade)
    #expect(texts(screen) == ["c", "a", "a2", "x", "y"])
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test func numbersThatDontAddUpAreAnIssueInUIKitsWords() throws {
    let source = TitleSource([["a", "b"]])
    let screen = TableScreen(source: source)
    source.titles = [["a", "b", "c", "d"]]
    screen.table.insertRows(at: [path(2)], with: .fade)
    let issues = screen.host.takeIssues()
    #expect(issues.count == 1)
    #expect(
      issues.first?.problem
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in "
        + "an existing section after the update (4) must be equal to the number of rows contained "
        + "in that section before the update (2), plus or minus the number of rows inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).")
    // The table shows the actual data.
    #expect(texts(screen) == ["a", "b", "c", "d"])

    source.titles = [["a"], ["b"]]
    screen.table.deleteRows(at: [path(0)], with: .fade)
    #expect(
      screen.host.takeIssues().first?.problem.hasPrefix(
        "Invalid update: invalid number of sections.") == true)
    #expect(texts(screen) == ["a", "b"])

    source.titles = [["a"], []]
    screen.table.deleteRows(at: [path(7, 1)], with: .fade)
    #expect(
      screen.host.takeIssues().first?.problem
        == "attempt to delete row 7 from section 1, but there are only 1 rows in section 1 before "
        + "the update")
    screen.host.settle()
    screen.table.deleteSections(IndexSet(integer: 9), with: .fade)
    #expect(screen.host.takeIssues().count == 1)
  }

  @Test func emptyUpdatesAskForHeightsAgain() {
    final class Heights: NSObject, UITableViewDelegate {
      var height: CGFloat = 50
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height
      }
    }
    let heights = Heights()
    let screen = TableScreen(source: TitleSource(rows: 3)) { $0.delegate = heights }
    let first = screen.cell(0)
    heights.height = 80
    screen.table.beginUpdates()
    screen.table.endUpdates()
    screen.host.settle()
    #expect(screen.cell(2)?.frame == rect(0, 160, 375, 80))
    #expect(screen.cell(0) === first)
  }

  @Test func changesBeforeTheFirstLayoutNeedNoCheck() {
    let source = TitleSource([["a"]])
    let table = UITableView(frame: rect(0, 0, 320, 480))
    table.dataSource = source
    source.titles = [["a", "b"]]
    table.insertRows(at: [path(1)], with: .fade)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.numberOfRows(inSection: 5) == 0)
    #expect(table.rectForRow(at: path(9)) == .zero)
  }

  @Test func reloadInsideCellForRowSettles() {
    final class Source: NSObject, UITableViewDataSource {
      var reloads = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if reloads < 2 {
          reloads += 1
          tableView.reloadData()
        }
        return UITableViewCell()
      }
    }
    let host = SimulationHost(device: .iPhone8, os: "13.7")
    let controller = UIViewController()
    let table = UITableView(frame: controller.view.bounds)
    let source = Source()
    table.dataSource = source
    controller.view.addSubview(table)
    host.setRoot(controller)
    #expect(table.visibleCells.count == 5)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test func badInputEndsInIssuesNotInTraps() {
    let source = TitleSource([["a", "b"]])
    source.prepare = { cell, _ in
      cell.separatorInset = UIEdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0)
    }
    let screen = TableScreen(source: source)
    let table = screen.table
    #expect(screen.separator(0)?.width == 0)
    #expect(screen.cell(0)?.textLabel?.frame.minX.isFinite == true)
    let issues = { screen.host.takeIssues().count }
    table.deleteRows(at: [IndexPath(), [1], path(0)], with: .none)
    // Two malformed paths, and one row less than the data source has.
    #expect(issues() == 3)
    screen.host.settle()
    table.deleteRows(at: [path(-1)], with: .none)
    #expect(issues() == 1)
    screen.host.settle()
    table.moveSection(-1, toSection: -2)
    #expect(issues() == 1)
    screen.host.settle()
    table.moveRow(at: path(0), to: path(-4))
    #expect(issues() == 1)
    screen.host.settle()
    table.scrollToRow(at: IndexPath(), at: .top, animated: false)
    #expect(issues() == 1)
    table.selectRow(at: [4], animated: false, scrollPosition: .none)
    table.selectRow(at: path(5), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: IndexPath()) == nil)
    #expect(table.rectForRow(at: [1, 2, 3]) == .zero)
    table.contentSize = CGSize(width: CGFloat.nan, height: 5)
    table.contentInset.top = .infinity
    #expect(issues() == 2)
    #expect(table.contentInset == .zero)
    #expect(table.contentSize.height == 88)
    for height in [CGFloat.nan, .infinity, -5, 0, .leastNormalMagnitude, .greatestFiniteMagnitude] {
      table.rowHeight = height
      table.sectionHeaderHeight = height
      table.fillerRowHeight = height
      screen.host.settle()
    }
    _ = issues()
    table.rowHeight = 44
    table.sectionHeaderHeight = UITableView.automaticDimension
    #expect(texts(screen) == ["a", "b"])
    #expect(table.contentSize.height == 88)
  }
}
