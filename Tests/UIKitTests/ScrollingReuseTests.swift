import Testing
@_spi(MethodTables) import UIKit

/// Cells and headers of registered classes, and which of them are reused.
@MainActor
@Suite struct ScrollingReuseTests {

  final class OwnCell: UITableViewCell {
    let note: String
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      note = "made as \(reuseIdentifier ?? "nothing")"
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
      note = ""
      super.init(coder: coder)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// Inherits the initialisers.
  final class PlainCell: UITableViewCell {
    var note = "stored"
  }

  final class OwnHeader: UITableViewHeaderFooterView {
    let note: String

    override init(reuseIdentifier: String?) {
      note = "header \(reuseIdentifier ?? "")"
      super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
      note = ""
      super.init(coder: coder)
    }
  }

  @Test func registeredClassesAreMade() throws {
    let table = UITableView()
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    table.register(PlainCell.self, forCellReuseIdentifier: "plain")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "base")
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "head")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "base")

    let own = try #require(table.dequeueReusableCell(withIdentifier: "own") as? OwnCell)
    #expect(type(of: own) == OwnCell.self)
    #expect(own.note == "made as own")
    #expect(own.reuseIdentifier == "own")
    #expect(own.detailTextLabel != nil)
    let plain = try #require(table.dequeueReusableCell(withIdentifier: "plain") as? PlainCell)
    #expect(type(of: plain) == PlainCell.self)
    #expect(plain.note == "stored")
    let base = try #require(table.dequeueReusableCell(withIdentifier: "base"))
    #expect(type(of: base) == UITableViewCell.self)
    #expect(base.frame == rect(0, 0, 320, 44))

    let header = try #require(
      table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? OwnHeader)
    #expect(type(of: header) == OwnHeader.self)
    #expect(header.note == "header head")
    let plainHeader = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "base"))
    #expect(type(of: plainHeader) == UITableViewHeaderFooterView.self)
  }

  @Test func unregisteredNameIsAnIssueAndACell() {
    let host = SimulationHost(device: .iPhone8, os: "13.7")
    host.becomeCurrent()
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    let cell = table.dequeueReusableCell(
      withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    #expect(cell.reuseIdentifier == "none")
    let issues = host.takeIssues()
    #expect(issues.count == 1)
    #expect(
      issues.first?.problem
        == "unable to dequeue a cell with identifier none - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    table.register(UIView.self, forCellReuseIdentifier: "wrong")
    #expect(host.takeIssues().count == 1)
  }

  @Test func onlyVisibleRowsHaveCells() throws {
    let source = TitleSource(rows: 10_000)
    let screen = TableScreen(source: source)
    // 647 points below the status bar: 14 whole rows and a part of the fifteenth, whose top is at 636.
    #expect(screen.table.visibleCells.count == 15)
    #expect(source.made == 15)
    #expect(screen.table.contentSize == CGSize(width: 375, height: 440_000))

    screen.table.scrollToRow(at: IndexPath(row: 5_000, section: 0), at: .top, animated: false)
    screen.host.settle()
    #expect(screen.table.contentOffset.y == 219_980)
    #expect(screen.table.indexPathsForVisibleRows?.first?.row == 4_999)
    #expect(source.made == 16)
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(screen.cell(5_000)?.textLabel?.text == "5000")

    // Nothing is queried if nothing changed.
    let asked = source.asked.count
    screen.table.setNeedsLayout()
    screen.host.settle()
    #expect(source.asked.count == asked)
  }

  @Test func cellsAreHandedOutAgainOnReload() {
    let source = TitleSource(rows: 8)
    let screen = TableScreen(source: source)
    #expect(source.made == 8)
    let before = Set(screen.table.visibleCells.map { ObjectIdentifier($0) })
    source.titles = [["a", "b", "c"]]
    screen.table.reloadData()
    screen.host.settle()
    #expect(source.made == 8)
    #expect(screen.table.visibleCells.count == 3)
    #expect(screen.table.visibleCells.allSatisfy { before.contains(ObjectIdentifier($0)) })
    #expect(screen.cell(2)?.textLabel?.text == "c")
    let left = screen.table.subviews.filter { $0 is UITableViewCell }
    #expect(left.count == 3)
  }

  @Test func cellsLieInTheOrderOfRows() {
    let source = TitleSource(rows: 100)
    let screen = TableScreen(source: source)
    func rows() -> [Int] {
      screen.table.subviews.compactMap { view in
        (view as? UITableViewCell).flatMap { screen.table.indexPath(for: $0)?.row }
      }
    }
    #expect(rows() == Array(0...14))
    screen.table.contentOffset.y = 200
    screen.host.settle()
    #expect(rows() == Array(4...19))
    screen.table.contentOffset.y = 100
    screen.host.settle()
    #expect(rows() == Array(2...17))
  }

  @Test func prepareForReuseComesBeforeACellIsUsedAgain() throws {
    let table = UITableView(frame: rect(0, 0, 100, 100))
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "own", for: indexPath)
      }
    }
    let source = Source()
    table.rowHeight = 50
    table.dataSource = source
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? OwnCell)
    #expect(first.reuses == 0)
    #expect(first.frame == rect(0, 0, 100, 50))
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(first.reuses == 1)
    #expect(table.indexPath(for: first) != nil)
  }
}
