import Devices
import Testing
import UIKit

/// Headers and footers of sections (facts: layout §4.6).
@MainActor
@Suite struct ScrollingSectionTests {

  func source(sections: Int = 3, rows: Int = 20) -> TitleSource {
    let source = TitleSource((0..<sections).map { _ in (0..<rows).map { "\($0)" } })
    for section in 0..<sections { source.headers[section] = "Section \(section)" }
    return source
  }

  @Test func plainHeadersAre28AndFrom15OnStandBelowAGap() throws {
    let old = TableScreen(source: source())
    #expect(old.table.rectForHeader(inSection: 0) == rect(0, 0, 375, 28))
    #expect(old.cell(0)?.frame.minY == 28)
    #expect(old.table.rect(forSection: 0) == rect(0, 0, 375, 28 + 880))
    let header = try #require(old.table.headerView(forSection: 0))
    header.layoutIfNeeded()
    let label = try #require(header.textLabel)
    #expect(label.frame.origin == CGPoint(x: 16, y: 4))
    #expect(label.text == "Section 0")
    #expect(label.font == .preferredFont(forTextStyle: .headline))

    let new = TableScreen(os: "15.5", source: source())
    #expect(new.table.rectForHeader(inSection: 0) == rect(0, 22, 375, 28))
    #expect(new.cell(0)?.frame.minY == 50)
    let none = TableScreen(os: "15.5", source: source()) { $0.sectionHeaderTopPadding = 0 }
    #expect(none.cell(0)?.frame.minY == 28)
    // A section without a header has no gap either.
    let bare = TableScreen(os: "15.5", source: TitleSource(rows: 3))
    #expect(bare.cell(0)?.frame.minY == 0)
  }

  @Test func plainHeadersStayAtTheTopUntilTheNextComes() throws {
    let screen = TableScreen(source: source())
    func y(_ section: Int) throws -> CGFloat {
      let view = try #require(screen.table.headerView(forSection: section))
      return view.frame.minY - screen.table.contentOffset.y
    }
    // The inset area starts 20 below the table's edge.
    #expect(try y(0) == 20)
    screen.table.contentOffset.y = 300
    screen.host.settle()
    #expect(try y(0) == 20)
    // The next header starts at 908; 20 of the first one's 28 are left.
    screen.table.contentOffset.y = 908 - 20 - 20
    screen.host.settle()
    #expect(try y(0) == 12)
    #expect(try y(1) == 40)
    screen.table.contentOffset.y = 1000
    screen.host.settle()
    #expect(screen.table.headerView(forSection: 0) == nil)
    #expect(try y(1) == 20)
    // Headers are above the rows.
    let subviews = screen.table.subviews
    let header = try #require(screen.table.headerView(forSection: 1))
    let lastCell = try #require(screen.table.visibleCells.last)
    let place = try #require(subviews.firstIndex { $0 === header })
    #expect(place > (try #require(subviews.firstIndex { $0 === lastCell })))
  }

  @Test func groupedHeadersMoveWithTheirRows() throws {
    let source = source()
    source.footers[0] = "Footer"
    let screen = TableScreen(os: "14.5", style: .grouped, source: source)
    #expect(screen.table.rectForHeader(inSection: 0).height == 55.5)
    #expect(screen.table.rectForFooter(inSection: 0).height == 37.5)
    #expect(screen.table.rectForHeader(inSection: 1).height == 38)
    #expect(screen.table.rectForFooter(inSection: 1).height == 17.5)
    let header = try #require(screen.table.headerView(forSection: 0))
    header.layoutIfNeeded()
    #expect(header.textLabel?.text == "SECTION 0")
    #expect(header.textLabel?.frame.minX == 16)
    screen.table.contentOffset.y = 30
    screen.host.settle()
    #expect(screen.table.headerView(forSection: 0)?.frame.minY == 0)

    let three = TableScreen(.iPhoneX, os: "14.5", style: .grouped, source: source)
    #expect(abs(three.table.rectForHeader(inSection: 0).height - 55.333) < 0.001)
    #expect(three.table.rectForHeader(inSection: 1).height == 38)

    let new = TableScreen(.iPhoneSE3, os: "26.0", style: .grouped, source: source)
    #expect(new.table.rectForHeader(inSection: 1).height == 45.5)
    new.table.contentOffset.y = 0
    #expect(new.table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
  }

  @Test func insetGroupedTitlesStandInsideTheCard() throws {
    for (device, os, x) in [
      (Device.iPhone8, OSVersion("14.5"), CGFloat(32)), (.iPhone15, "26.0", 36),
      (.iPadPro11, "14.5", 40),
    ] {
      let screen = TableScreen(device, os: os, style: .insetGrouped, source: source())
      let header = try #require(screen.table.headerView(forSection: 0))
      header.layoutIfNeeded()
      let label = try #require(header.textLabel)
      #expect(screen.table.convert(label.frame, from: header.contentView).minX == x)
    }
  }

  final class Delegate: NSObject, UITableViewDelegate {
    var height: CGFloat?
    var shown: [String] = []

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView()
      view.tag = 100 + section
      return view
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { height ?? UITableView.automaticDimension }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { shown.append("+\(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { shown.append("-\(section)") }
  }

  @Test func ownHeaderViewsGetTheirPlaceAndLeaveIt() throws {
    let delegate = Delegate()
    delegate.height = 50
    let plain = TitleSource((0..<3).map { _ in (0..<20).map { "\($0)" } })
    let screen = TableScreen(source: plain) { $0.delegate = delegate }
    let view = try #require(screen.table.viewWithTag(100))
    #expect(view.frame == rect(0, 0, 375, 50))
    #expect(screen.cell(0)?.frame.minY == 50)
    #expect(delegate.shown == ["+0"])
    screen.table.contentOffset.y = 1500
    screen.host.settle()
    #expect(delegate.shown == ["+0", "+1", "+2", "-0"])
    #expect(view.superview == nil)
    #expect(screen.table.viewWithTag(101)?.frame.minY == 1520)
  }

  @Test func zeroHeightMeansDefaultInGroupedTablesOnly() throws {
    final class Zero: NSObject, UITableViewDelegate {
      var height: CGFloat = 0
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { height }
    }
    let zero = Zero()
    let source = TitleSource(rows: 2)
    let grouped = TableScreen(style: .grouped, source: source) { $0.delegate = zero }
    #expect(grouped.cell(0)?.frame.minY == 35)
    zero.height = .leastNormalMagnitude
    grouped.table.reloadData()
    grouped.host.settle()
    #expect(try #require(grouped.cell(0)).frame.minY < 1e-9)
    zero.height = 0
    let plain = TableScreen(source: self.source()) { $0.delegate = zero }
    #expect(plain.cell(0)?.frame.minY == 0)
  }

  @Test func headerHeightOfTheTableCountsInPlainTablesOnlyWithAHeader() {
    let bare = TableScreen(source: TitleSource(rows: 2)) { $0.sectionHeaderHeight = 60 }
    #expect(bare.cell(0)?.frame.minY == 0)
    let titled = TableScreen(source: source()) { $0.sectionHeaderHeight = 60 }
    #expect(titled.cell(0)?.frame.minY == 60)
    let grouped = TableScreen(style: .grouped, source: TitleSource(rows: 2)) {
      $0.sectionHeaderHeight = 60
    }
    #expect(grouped.cell(0)?.frame.minY == 60)
  }

  @Test func longTitlesTakeMoreLines() {
    let source = source(sections: 2, rows: 1)
    source.headers[1] = String(repeating: "a long title ", count: 12)
    let screen = TableScreen(style: .grouped, source: source)
    #expect(screen.table.rectForHeader(inSection: 1).height > 38 + 30)
  }

  @Test func headersKeepTheirContentOutOfTheSafeArea() throws {
    let source = TitleSource([["a"]])
    source.headers = [0: "Head"]
    let screen = TableScreen(.iPhoneX, os: "13.7", orientation: .landscapeRight, source: source)
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect(header.frame.width == 812)
    #expect(header.contentView.frame == CGRect(x: 44, y: 0, width: 724, height: 28))
    #expect(abs((header.textLabel?.frame.minX ?? 0) - 20) < 1e-9)
    // The background of the title extends from edge to edge.
    #expect(header.subviews.first?.frame == CGRect(x: 0, y: 0, width: 812, height: 28))
    screen.table.insetsContentViewsToSafeArea = false
    screen.host.settle()
    #expect(header.contentView.frame.width == 812)
    #expect(abs((header.textLabel?.frame.minX ?? 0) - 64) < 1e-9)
  }

  @Test(arguments: [
    (Device.iPhone8Plus, OSVersion("13.7"), UIInterfaceOrientation.portrait, CGFloat(16)),
    (.iPhone16ProMax, "18.0", .portrait, 20), (.iPhone16ProMax, "18.0", .landscapeRight, 20),
    (.iPhone15ProMax, "17.5", .portrait, 16), (.iPhone16Pro, "18.0", .portrait, 16),
    (.iPadPro11, "17.5", .portrait, 20),
  ])
  func contentOfCards(
    device: Device, os: OSVersion, orientation: UIInterfaceOrientation, margin: CGFloat
  ) {
    let screen = TableScreen(
      device, os: os, style: .insetGrouped, orientation: orientation, source: TitleSource(rows: 1))
    #expect(screen.cell(0)?.textLabel?.frame.minX == margin)
  }
}
