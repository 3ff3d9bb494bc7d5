import Devices
import TestSupport
import Testing
import UIKit

/// Rows, separators and content size of tables.
@MainActor
@Suite struct ScrollingRowTests {

  /// Apple's picture of ten rows on 320 × 568 at 3x, iOS 13: lines at these pixel rows, from pixel 48 to the
  /// right edge, continue below the last row.
  static let recordedLines = [
    191, 323, 455, 587, 719, 851, 983, 1115, 1247, 1379, 1511, 1643,
  ]

  final class Numbers: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      10
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  func lines(of table: UITableView) -> [CGRect] {
    var found: [CGRect] = []
    func look(_ view: UIView) {
      for child in view.subviews where !child.isHidden {
        if "\(type(of: child))".contains("Separator") {
          found.append(table.convert(child.frame, from: view))
        } else {
          look(child)
        }
      }
    }
    look(table)
    return found.sorted { $0.minY < $1.minY }
  }

  @Test func linesLieWhereApplesPictureHasThem() throws {
    // A plus-sized phone has the picture's scale and status bar, and more height.
    let host = SimulationHost(device: .iPhone8Plus, os: "13.7")
    let controller = Numbers()
    host.setRoot(controller)
    let table = try #require(controller.tableView)
    #expect(table.contentOffset.y == -20)
    let found = lines(of: table)
    let pixels = found.map { Int(((($0.minY - table.contentOffset.y) * 3)).rounded()) }
    #expect(Array(pixels.prefix(12)) == Self.recordedLines)
    #expect(found.allSatisfy { abs($0.height - 1 / 3) < 1e-6 && $0.maxX == 414 })

    // A phone of the picture's width has its left end.
    let small = SimulationHost(device: .iPhoneSE, os: "13.7")
    let second = Numbers()
    small.setRoot(second)
    let smallTable = try #require(second.tableView)
    let smallLines = lines(of: smallTable)
    #expect(smallLines.count == 12)
    #expect(smallLines.allSatisfy { $0.minX == 16 && $0.maxX == 320 })
  }

  @Test func rowsAre44AndTheirContentDependsOnTheRelease() throws {
    for (os, device, height) in [
      (OSVersion("10.3"), Device.iPhone7, CGFloat(43.5)), ("12.4", .iPhone8, 43.5),
      ("12.4", .iPhoneX, 43.0 + 2.0 / 3), ("13.7", .iPhone8, 44), ("17.5", .iPhone15, 44),
    ] {
      let screen = TableScreen(device, os: os, source: TitleSource(rows: 3))
      let cell = try #require(screen.cell(1))
      #expect(cell.frame.minY == 44)
      #expect(cell.frame.height == 44)
      #expect(abs(cell.contentView.frame.height - height) < 1e-6)
    }
    let new = TableScreen(.iPhoneSE3, os: "26.0", source: TitleSource(rows: 3))
    #expect(new.cell(1)?.frame == rect(0, 52, 375, 52))
  }

  @Test func emptyRowsHaveLinesUntilAFooterOrANewerRelease() {
    let plain = TableScreen(source: TitleSource(rows: 2)) { $0.rowHeight = 60 }
    // 647 points in steps of 60.
    #expect(lines(of: plain.table).count == 10)
    let footer = TableScreen(source: TitleSource(rows: 2)) { $0.tableFooterView = UIView() }
    #expect(lines(of: footer.table).count == 2)
    let newer = TableScreen(os: "15.5", source: TitleSource(rows: 2))
    #expect(lines(of: newer.table).count == 2)
    let asked = TableScreen(os: "15.5", source: TitleSource(rows: 2)) {
      $0.fillerRowHeight = UITableView.automaticDimension
    }
    #expect(lines(of: asked.table).count == 14)
    let none = TableScreen(source: TitleSource(rows: 2)) { $0.separatorStyle = .none }
    #expect(lines(of: none.table).isEmpty)
    #expect(none.cell(0)?.contentView.frame.height == 44)
  }

  @Test func groupedSectionsHaveLinesAtTheirEnds() throws {
    let source = TitleSource([["a", "b", "c"], ["d"]])
    let screen = TableScreen(style: .grouped, source: source)
    // 35 above the first group, 17.5 below it and 17.5 above the second.
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 35, 375, 44))
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 1)) == rect(0, 202, 375, 44))
    #expect(
      lines(of: screen.table).map { [$0.minX, $0.minY] } == [
        [0, 35], [16, 78.5], [16, 122.5], [0, 166.5], [0, 202], [0, 245.5],
      ])
  }

  @Test func insetGroupsStandOnCards() throws {
    let source = TitleSource([["a", "b"], ["c"]])
    let screen = TableScreen(style: .insetGrouped, source: source)
    let first = try #require(screen.cell(0))
    #expect(first.frame == rect(16, 35, 343, 44))
    #expect(first.contentView.frame == rect(0, 0, 343, 44))
    #expect(first.textLabel?.frame.minX == 16)
    #expect(first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(lines(of: screen.table).count == 1)
    let big = TableScreen(.iPhone8Plus, style: .insetGrouped, source: source)
    #expect(big.cell(0)?.frame == rect(20, 35, 374, 44))
    let chevron = TableScreen(.iPhone8Plus, os: "14.5", style: .insetGrouped, source: source) {
      ($0.dataSource as? TitleSource)?.prepare = { cell, _ in
        cell.accessoryType = .disclosureIndicator
      }
    }
    let width = try #require(chevron.cell(0)).contentView.frame.width
    #expect(abs(width - 347.667) < 0.001)
    // From iOS 18 on rows of wide tables have 20.
    let wide = TableScreen(.iPhone11ProMax, os: "18.0", style: .insetGrouped, source: source)
    #expect(wide.cell(0)?.textLabel?.frame.minX == 20)
    let before = TableScreen(.iPhone11ProMax, os: "17.0", style: .insetGrouped, source: source)
    #expect(before.cell(0)?.textLabel?.frame.minX == 16)
    let narrow = TableScreen(.iPhone13, os: "18.0", style: .insetGrouped, source: source)
    #expect(narrow.cell(0)?.textLabel?.frame.minX == 16)
  }

  @Test func separatorInsets() throws {
    let source = TitleSource(rows: 2)
    func separator(
      os: OSVersion, device: Device = .iPhone8, row: Int = 0, _ setUp: (UITableView) -> Void
    ) -> [CGFloat]? {
      let screen = TableScreen(device, os: os, source: source, setUp: setUp)
      return screen.separator(row).map { [$0.minX, $0.maxX] }
    }
    #expect(separator(os: "13.7") { _ in } == [16, 375])
    #expect(separator(os: "7.1", device: .iPhone5s) { _ in } == [15, 320])
    #expect(separator(os: "26.0", device: .iPhoneSE3) { _ in } == [16, 359])
    #expect(separator(os: "13.7") { $0.separatorInset = .zero } == [0, 375])
    // Before iOS 11 the margin is the least.
    #expect(separator(os: "10.3", device: .iPhone7) { $0.separatorInset = .zero } == [16, 375])
    #expect(
      separator(os: "13.7") {
        $0.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 11)
      } == [3, 364])
    #expect(
      separator(os: "13.7") {
        $0.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 11)
        $0.separatorInsetReference = .fromAutomaticInsets
      } == [19, 364])
    source.prepare = { cell, path in
      if path.row == 1 { cell.separatorInset.left = 100 }
    }
    #expect(separator(os: "13.7", row: 1) { _ in } == [100, 375])
    #expect(separator(os: "13.7") { _ in } == [16, 375])
  }

  @Test func delegateHeightsCountWhereTheyAreImplemented() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(30 + indexPath.row * 10)
      }
    }
    final class Silent: NSObject, UITableViewDelegate {}
    let heights = Heights()
    let silent = Silent()
    let source = TitleSource(rows: 5)
    let varied = TableScreen(source: source) { $0.delegate = heights }
    #expect(varied.table.contentSize.height == 250)
    #expect(varied.table.rectForRow(at: IndexPath(row: 3, section: 0)) == rect(0, 120, 375, 60))
    #expect(
      varied.table.indexPathForRow(at: CGPoint(x: 5, y: 119.9)) == IndexPath(row: 2, section: 0))
    #expect(
      varied.table.indexPathsForRows(in: rect(0, 25, 10, 46))?.map(\.row) == [0, 1, 2])
    let plain = TableScreen(source: source) {
      $0.delegate = silent
      $0.rowHeight = 50
    }
    #expect(plain.table.contentSize.height == 250)
    #expect(plain.table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 150)
  }

  @Test func rowsMeasureTheirCells() {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 70.2)
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        made += 1
        return Tall(style: .default, reuseIdentifier: nil)
      }
    }
    let host = SimulationHost(device: .iPhone8, os: "13.7")
    let controller = UIViewController()
    let table = UITableView(frame: rect(0, 0, 375, 200))
    let source = Source()
    table.dataSource = source
    controller.view.addSubview(table)
    host.setRoot(controller)
    // 70.2 becomes 70.5 at 2x; 200 points show three of them, and no other row has been created.
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == rect(0, 141, 375, 70.5))
    #expect(table.visibleCells.count == 3)
    let height: CGFloat = 3 * 70.5 + 997 * 44
    #expect(table.contentSize.height == height)
    #expect(source.made <= 5)

    // Measuring is off without estimates.
    let fixed = UITableView(frame: rect(0, 0, 375, 200))
    fixed.estimatedRowHeight = 0
    fixed.dataSource = source
    fixed.layoutIfNeeded()
    #expect(fixed.contentSize.height == 44_000)
  }

  @Test func scrollingToRowsThatWereNotMeasuredEndsUpAtThem() throws {
    let source = TitleSource([(0..<200).map { "Line \($0)\nand another\nand a third" }])
    source.prepare = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    let screen = TableScreen(source: source)
    let height = try #require(screen.cell(0)).frame.height
    #expect(height > 70)
    for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
      let path = IndexPath(row: 100, section: 0)
      screen.table.scrollToRow(at: path, at: position, animated: false)
      screen.host.settle()
      let row = screen.table.rectForRow(at: path)
      let offset = screen.table.contentOffset.y
      switch position {
      case .top: #expect(row.minY - offset == 20)
      case .bottom: #expect(row.maxY - offset == 667)
      default: #expect(abs(row.midY - offset - (20 + 647 / 2)) <= 0.5)
      }
    }
    screen.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    #expect(screen.host.takeIssues().count == 1)
  }

  @Test func headerAndFooterViewsKeepTheirHeight() throws {
    let header = UIView(frame: rect(0, 0, 10, 100))
    let footer = UIView(frame: rect(5, 5, 10, 60))
    let screen = TableScreen(source: TitleSource(rows: 3)) {
      $0.tableHeaderView = header
      $0.tableFooterView = footer
    }
    #expect(header.frame == rect(0, 0, 375, 100))
    #expect(screen.cell(0)?.frame.minY == 100)
    #expect(footer.frame == rect(0, 232, 375, 60))
    #expect(screen.table.contentSize.height == 292)
    screen.table.tableHeaderView = nil
    screen.host.settle()
    #expect(header.superview == nil)
    #expect(screen.cell(0)?.frame.minY == 0)
    #expect(footer.frame.minY == 132)
  }

  @Test func backgroundViewFillsTheTableBehindTheRows() {
    let background = UIView()
    let screen = TableScreen(source: TitleSource(rows: 40)) { $0.backgroundView = background }
    #expect(screen.table.subviews.first === background)
    screen.table.contentOffset.y = 300
    screen.host.settle()
    #expect(background.frame == rect(0, 300, 375, 667))
  }

  @Test func turningLaysRowsOutForTheNewWidth() throws {
    let screen = TableScreen(.iPhoneX, os: "12.4", source: TitleSource(rows: 40))
    #expect(screen.cell(3)?.frame == rect(0, 132, 375, 44))
    screen.host.turn(to: .landscapeLeft)
    let cell = try #require(screen.cell(3))
    #expect(cell.frame == rect(0, 132, 812, 44))
    #expect(cell.contentView.frame.minX == 44)
    #expect(cell.contentView.frame.width == 724)
    #expect(screen.separator(3)?.minX == 64)
    #expect(screen.separator(3)?.maxX == 812)
    screen.host.turn(to: .portrait)
    #expect(screen.cell(3)?.contentView.frame.width == 375)
    #expect(screen.table.contentOffset.y == -44)
  }

  @Test func readableWidthOnPads() throws {
    let source = TitleSource(rows: 2)
    source.prepare = { cell, _ in cell.accessoryType = .disclosureIndicator }
    let old = TableScreen(
      .iPadPro9_7, os: "9.3", orientation: .landscapeRight, source: source)
    let cell = try #require(old.cell(0))
    #expect(cell.contentView.frame.width == 830)
    #expect(cell.textLabel?.frame.minX == 176)
    #expect(old.separator(0)?.minX == 176)
    let new = TableScreen(
      .iPadPro9_7, os: "12.4", orientation: .landscapeRight, source: source)
    #expect(new.cell(0)?.textLabel?.frame.minX == 20)
  }

  /// Recorded on iOS 26.1 at 2x: heights of one-line rows, and content next to a chevron in a cell of 343.
  @Test func rowsGrowWithTheText() throws {
    var tally = TruthTally()
    for (category, height, contentWidth)
      in [
        (.large, 52, 316.5), (.extraExtraExtraLarge, 59, 313), (.accessibilityLarge, 80, 307),
      ] as [(UIContentSizeCategory, CGFloat, CGFloat)]
    {
      var options = SimulationHost.Options()
      options.contentSizeCategory = category
      let source = TitleSource(rows: 2)
      source.prepare = { cell, _ in cell.accessoryType = .disclosureIndicator }
      let plain = try #require(
        TableScreen(.iPhoneSE3, os: "26.0", source: source, options: options).cell(0))
      #expect(plain.frame.height == height)
      tally.add(plain.frame.height == height)
      let cards = TableScreen(
        .iPhoneSE3, os: "26.0", style: .insetGrouped, source: source, options: options)
      let cell = try #require(cards.cell(0))
      #expect(cell.frame.width == 343)
      let width = cell.contentView.frame.width
      #expect(abs(width - contentWidth) < 1e-9, "\(category)")
      tally.add(abs(width - contentWidth), exact: 1e-9)
    }
    #expect(tally == TruthSet["rows"])
  }
}
