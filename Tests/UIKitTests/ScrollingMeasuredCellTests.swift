import Devices
import Foundation
import Testing

@testable import UIKit

/// Rows that measure themselves with constraints that leave no slack: a cell's temporary height is never a
/// conflict.
@MainActor
@Suite struct ScrollingMeasuredCellTests {
  final class TallCell: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 100)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 50),
        height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Rows: UITableViewController {
    var heights = (0..<30).map { CGFloat(60 + $0 % 5 * 20) }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.sectionHeaderHeight = UITableView.automaticDimension
      tableView.register(TallCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      TallHeader(reuseIdentifier: nil)
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? TallCell)?.height.constant = heights[indexPath.row]
      return cell
    }
  }

  final class TallHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 90),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("no conflict while cells and headers are measured", arguments: [true, false])
  func conflicts(hasSeparators: Bool) {
    let host = SimulationHost(device: .iPhone8, os: hasSeparators ? "12.4" : "15.0")
    let rows = Rows(style: .plain)
    if !hasSeparators { rows.tableView.separatorStyle = .none }
    host.setRoot(rows)
    host.settle()
    #expect(
      rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
        == (hasSeparators ? 100.5 : 100))
    #expect(rows.tableView.rectForHeader(inSection: 0).height == 90)
    #expect(host.takeIssues().map(\.problem) == [])
    host.turn(to: .landscapeLeft)
    host.settle()
    #expect(host.takeIssues().map(\.problem) == [])
    rows.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    host.settle()
    #expect(host.takeIssues().map(\.problem) == [])
    rows.heights = rows.heights.reversed()
    rows.tableView.reloadData()
    host.settle()
    #expect(host.takeIssues().map(\.problem) == [])
    rows.heights[18] = 300
    rows.tableView.reloadRows(at: [IndexPath(row: 18, section: 0)], with: .automatic)
    host.settle()
    rows.heights.insert(77, at: 17)
    rows.tableView.insertRows(at: [IndexPath(row: 17, section: 0)], with: .automatic)
    host.settle()
    #expect(host.takeIssues().map(\.problem) == [])
  }

  @Test("scrolled rows keep their position while others change, and a new last row is scrolled to")
  func changesOfScrolledRows() {
    for os: OSVersion in ["12.4", "17.0", "26.0"] {
      let host = SimulationHost(device: .iPhone8, os: os)
      let rows = Rows(style: .plain)
      host.setRoot(rows)
      host.settle()
      let table = rows.tableView!
      func last() -> IndexPath { IndexPath(row: rows.heights.count - 1, section: 0) }
      func bottom() -> CGFloat { table.contentSize.height - table.bounds.height }
      table.scrollToRow(at: last(), at: .bottom, animated: false)
      host.settle()
      #expect(table.contentOffset.y == bottom() && table.bounds.height == 667, "\(os)")
      // A visible row and an offscreen one.
      for row in [rows.heights.count - 2, 3] {
        let offset = table.contentOffset
        table.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        #expect(table.contentOffset == offset, "\(os)")
        host.settle()
        #expect(table.contentOffset == offset, "\(os)")
      }
      for animated in [true, false] {
        for height: CGFloat in [20, 300] {
          rows.heights.append(height)
          table.insertRows(at: [last()], with: .automatic)
          table.scrollToRow(at: last(), at: .bottom, animated: animated)
          host.settle()
          #expect(table.contentOffset.y == bottom(), "\(os)")
          #expect(table.rectForRow(at: last()).maxY == table.contentSize.height, "\(os)")
        }
      }
    }
  }

  // MARK: Room for the separator

  /// Rows of 10 + 34 + 10 points.
  final class Avatars: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TallCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? TallCell)?.height.constant = 34
      return cell
    }

    func row(_ number: Int) -> UITableViewCell? {
      tableView.cellForRow(at: IndexPath(row: number, section: 0))
    }
  }

  private func isClose(_ length: CGFloat?, _ expected: CGFloat) -> Bool {
    length.map { abs($0 - expected) < 1e-6 } ?? false
  }

  @Test("a row that fits its content has one more pixel for the separator, in every pass")
  func roomForSeparators() {
    for (device, os, row) in [
      (Device.iPhoneX, OSVersion("11.2"), CGFloat(54 + 1.0 / 3)), (.iPhoneX, "12.4", 54 + 1.0 / 3),
      (.iPhone8, "12.4", 54.5), (.iPhone6s, "9.3", 54.5),
    ] {
      for style in [UITableView.Style.plain, .grouped] {
        let host = SimulationHost(device: device, os: os)
        let rows = Avatars(style: style)
        // The default before iOS 11 is no measuring.
        rows.tableView.estimatedRowHeight = 60
        host.setRoot(rows)
        #expect(isClose(rows.row(0)?.frame.height, row))
        #expect(isClose(rows.row(2)?.frame.height, row))
        #expect(rows.row(1)?.contentView.frame.height == 54)
        #expect((rows.row(1) as? TallCell)?.box.frame.height == 34)
        host.turn(to: .landscapeLeft)
        #expect(isClose(rows.row(1)?.frame.height, row))
        host.turn(to: .portrait)
        rows.tableView.reloadData()
        host.settle()
        #expect(isClose(rows.row(2)?.frame.height, row))
        // A selected row hides its separator, and stays as high.
        rows.tableView.selectRow(
          at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        host.settle()
        #expect(rows.row(1)?.contentView.frame.height == 54)
        #expect(host.takeIssues().map(\.problem) == [])
      }
    }
  }

  @Test("from iOS 13 on the pixel is the content view's, and content without slack conflicts")
  func roomInTheContentView() throws {
    for (device, os, row) in [
      (Device.iPhone11Pro, OSVersion("13.7"), CGFloat(54 + 1.0 / 3)), (.iPhone8, "14.5", 54.5),
      (.iPhone15, "17.5", 54 + 1.0 / 3),
    ] {
      let host = SimulationHost(device: device, os: os)
      let rows = Avatars(style: .plain)
      host.setRoot(rows)
      let cell = try #require(rows.row(1) as? TallCell)
      #expect(isClose(cell.frame.height, row))
      #expect(isClose(cell.contentView.frame.height, row))
      // The recorded log: the height breaks, and the box is a pixel higher.
      #expect(isClose(cell.box.frame.height, row - 20))
      let problem = try #require(host.takeIssues().first?.problem)
      #expect(problem.contains("'UIView-Encapsulated-Layout-Height'"))
    }
  }

  @Test func rowsWithoutLinesHaveNoRoomForThem() {
    for (device, os) in [(Device.iPhoneX, OSVersion("12.4")), (.iPhone15, "17.5")] {
      let host = SimulationHost(device: device, os: os)
      let rows = Avatars(style: .plain)
      rows.tableView.separatorStyle = .none
      host.setRoot(rows)
      #expect(rows.row(1)?.frame.height == 54)
      #expect(rows.row(1)?.contentView.frame.height == 54)
      #expect(host.takeIssues().isEmpty)
      rows.tableView.separatorStyle = .singleLine
      host.settle()
      #expect(isClose(rows.row(1)?.frame.height, 54 + 1.0 / 3))
    }
  }

  final class LabelCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.text = "A line"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a line of text on iOS 11: 20.333 + 8 + 8 + 0.333 = 36.667, as recorded")
  func recordedLabel() {
    final class Labels: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { LabelCell(style: .default, reuseIdentifier: nil) }
    }
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let rows = Labels(style: .plain)
    host.setRoot(rows)
    let second = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(second.isClose(to: rect(0, 36.6667, 375, 36.6667)))
  }

  /// A content configuration whose view is 40 high by constraints.
  struct Box: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { BoxView(self) }
    func updated(for state: any UIConfigurationState) -> Box { self }
  }

  final class BoxView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Box) {
      self.configuration = configuration
      super.init(frame: .zero)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      let bottom = box.bottomAnchor.constraint(equalTo: bottomAnchor)
      bottom.priority = .defaultHigh
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor), bottom,
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func rowsOfConfiguredViewsHaveRoomForTheLineToo() {
    final class Boxes: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentConfiguration = Box()
        return cell
      }
    }
    for (style, height) in [
      (UITableViewCell.SeparatorStyle.singleLine, CGFloat(40.5)), (.none, 40),
    ] {
      let host = SimulationHost(device: .iPhoneSE3, os: "17.5")
      let rows = Boxes(style: .plain)
      rows.tableView.separatorStyle = style
      host.setRoot(rows)
      #expect(rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == height)
      #expect(host.takeIssues().isEmpty)
    }
  }

  /// A row constrained to its top and bottom margins.
  final class MarginCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let guide = contentView.layoutMarginsGuide
      let height = box.heightAnchor.constraint(equalToConstant: 88)
      // The separator takes a pixel of the row.
      height.priority = .init(999)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor),
        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a half-visible row keeps its top and bottom margins")
  func halvesKeepTheirMargins() throws {
    let source = TitleSource(rows: 0)
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let rows = Rows()
    let screen = TableScreen(.iPhone15Pro, os: "18.0", source: source) { table in
      table.register(MarginCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
    }
    screen.table.setContentOffset(CGPoint(x: 0, y: 130), animated: false)
    screen.host.settle()
    let cells = screen.table.visibleCells
    let middle = try #require(cells.dropFirst(2).first)
    #expect(cells.last.map { $0.frame.maxY > screen.table.bounds.maxY } == true)
    for cell in cells {
      #expect(cell.layoutMargins.bottom == middle.layoutMargins.bottom)
      #expect(cell.layoutMargins.top == middle.layoutMargins.top)
      #expect(cell.frame.height == middle.frame.height)
    }
    #expect(screen.host.takeIssues().isEmpty)
  }
}
