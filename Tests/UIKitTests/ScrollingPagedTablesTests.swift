import Devices
import Testing
import UIKit

/// Three table controllers side by side in a paging scroll view: behaviours D1 to D7.
@MainActor
@Suite struct ScrollingPagedTablesTests {

  /// How far the screen has progressed towards the article's solution.
  enum Stage: Int { case defaults, never, contentAtEdges, ownMargins }

  final class PageTable: UITableViewController {
    let stage: Stage

    init(stage: Stage) {
      self.stage = stage
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
      stage = .defaults
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      // The article assumes throughout that readable widths are off.
      tableView.cellLayoutMarginsFollowReadableWidth = false
      if stage.rawValue >= Stage.contentAtEdges.rawValue {
        tableView.insetsContentViewsToSafeArea = false
      }
      if stage == .ownMargins { tableView.insetsLayoutMarginsFromSafeArea = false }
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      guard stage == .ownMargins, let superview = view.superview else { return }
      tableView.layoutMargins.left = superview.safeAreaInsets.left + 16
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      if stage == .ownMargins {
        cell.insetsLayoutMarginsFromSafeArea = false
        cell.contentView.insetsLayoutMarginsFromSafeArea = false
        cell.preservesSuperviewLayoutMargins = true
        cell.contentView.preservesSuperviewLayoutMargins = true
      }
      return cell
    }
  }

  final class Pages: UIViewController {
    let scrollView = UIScrollView()
    let tables: [PageTable]
    var keepsPage = false

    init(stage: Stage) {
      tables = (0..<3).map { _ in PageTable(stage: stage) }
      super.init(nibName: nil, bundle: nil)
      if stage != .defaults { scrollView.contentInsetAdjustmentBehavior = .never }
    }

    required init?(coder: NSCoder) {
      tables = []
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.isPagingEnabled = true
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
      for table in tables {
        addChild(table)
        scrollView.addSubview(table.view)
        table.didMove(toParent: self)
      }
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      guard keepsPage else { return }
      let page = (scrollView.contentOffset.x / scrollView.bounds.width).rounded()
      coordinator.animate(alongsideTransition: { _ in
        self.view.layoutIfNeeded()
        self.scrollView.contentOffset.x = page * size.width
      })
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let size = scrollView.bounds.size
      for (index, table) in tables.enumerated() {
        table.view.frame = CGRect(
          x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
      }
      scrollView.contentSize = CGSize(width: size.width * 3, height: size.height)
    }
  }

  /// The measurements of one page.
  struct Page: Equatable {
    var contentX: CGFloat
    var contentWidth: CGFloat
    /// In the table's coordinates.
    var labelX: CGFloat
    var separatorX: CGFloat
    var separatorEnd: CGFloat
    var safeLeft: CGFloat
    var safeRight: CGFloat
  }

  func measure(_ controller: Pages) throws -> [Page] {
    try controller.tables.map { table in
      let tableView = try #require(table.tableView)
      let cell = try #require(tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      cell.layoutIfNeeded()
      let label = try #require(cell.textLabel)
      let line = try #require(
        cell.subviews.first { "\(type(of: $0))".contains("Separator") })
      let lineFrame = tableView.convert(line.frame, from: cell)
      return Page(
        contentX: cell.contentView.frame.minX, contentWidth: cell.contentView.frame.width,
        labelX: tableView.convert(label.frame, from: cell.contentView).minX,
        separatorX: lineFrame.minX, separatorEnd: lineFrame.maxX,
        safeLeft: tableView.safeAreaInsets.left, safeRight: tableView.safeAreaInsets.right)
    }
  }

  func launch(
    _ stage: Stage, device: Device = .iPhoneX, os: OSVersion = "11.2",
    orientation: UIInterfaceOrientation = .landscapeRight
  ) -> (SimulationHost, Pages) {
    let host = SimulationHost(device: device, os: os, orientation: orientation)
    let pages = Pages(stage: stage)
    host.setRoot(pages)
    return (host, pages)
  }

  func upright(_ width: CGFloat) -> Page {
    Page(
      contentX: 0, contentWidth: width, labelX: 16, separatorX: 16, separatorEnd: width,
      safeLeft: 0, safeRight: 0)
  }

  // MARK: The stages

  @Test("D1: the scroll view turns side insets into a gap before the first table")
  func defaults() throws {
    let (_, pages) = launch(.defaults)
    #expect(
      pages.scrollView.adjustedContentInset
        == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    #expect(pages.scrollView.contentOffset == CGPoint(x: -44, y: 0))
    let table = try #require(pages.tables[0].tableView)
    #expect(table.convert(CGPoint.zero, to: nil).x == 44)
    // Used-up edges aren't passed on; the bottom one is.
    #expect(table.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    let page = Page(
      contentX: 0, contentWidth: 812, labelX: 20, separatorX: 20, separatorEnd: 812, safeLeft: 0,
      safeRight: 0)
    #expect(try measure(pages) == [page, page, page])
  }

  @Test("D1: in portrait there is no gap, and rotating there and back restores it")
  func defaultsTurned() throws {
    let (host, pages) = launch(.defaults, orientation: .portrait)
    func checkUpright() throws {
      #expect(pages.scrollView.contentOffset == .zero)
      #expect(pages.scrollView.adjustedContentInset == .zero)
      #expect(try measure(pages) == [upright(375), upright(375), upright(375)])
      let table = try #require(pages.tables[0].tableView)
      #expect(
        table.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      #expect(table.contentOffset == CGPoint(x: 0, y: -44))
    }
    try checkUpright()
    host.turn(to: .landscapeLeft)
    #expect(pages.scrollView.contentOffset == CGPoint(x: -44, y: 0))
    host.turn(to: .portrait)
    try checkUpright()
  }

  @Test("D2: without adjustment the first table is inset, offscreen ones aren't")
  func never() throws {
    let first = Page(
      contentX: 44, contentWidth: 724, labelX: 64, separatorX: 64, separatorEnd: 812,
      safeLeft: 44, safeRight: 44)
    let other = Page(
      contentX: 0, contentWidth: 812, labelX: 20, separatorX: 20, separatorEnd: 812, safeLeft: 0,
      safeRight: 0)
    let (host, pages) = launch(.never)
    #expect(pages.scrollView.adjustedContentInset == .zero)
    #expect(pages.scrollView.contentOffset == .zero)
    #expect(try measure(pages) == [first, other, other])
    #expect(pages.tables[2].tableView.frame.minX == 1624)

    // Scrolling to a page doesn't repair it.
    pages.scrollView.contentOffset.x = 1624
    host.settle()
    #expect(try measure(pages)[2] == other)

    pages.scrollView.contentOffset.x = 0
    host.turn(to: .portrait)
    #expect(try measure(pages) == [upright(375), upright(375), upright(375)])
    host.turn(to: .landscapeLeft)
    #expect(try measure(pages) == [first, other, other])
  }

  @Test("D3: content views span their cells if tables don't inset them")
  func contentAtEdges() throws {
    let first = Page(
      contentX: 0, contentWidth: 812, labelX: 64, separatorX: 64, separatorEnd: 812,
      safeLeft: 44, safeRight: 44)
    var other = first
    other.labelX = 20
    other.separatorX = 20
    other.safeLeft = 0
    other.safeRight = 0
    let (host, pages) = launch(.contentAtEdges)
    #expect(try measure(pages) == [first, other, other])
    host.turn(to: .portrait)
    #expect(try measure(pages) == [upright(375), upright(375), upright(375)])
    host.turn(to: .landscapeRight)
    #expect(try measure(pages) == [first, other, other])
  }

  @Test("D4: margins from the superview's safe area reach every page, before and after rotations")
  func ownMargins() throws {
    let (host, pages) = launch(.ownMargins, orientation: .portrait)
    #expect(try measure(pages).map(\.labelX) == [16, 16, 16])
    #expect(try measure(pages).map(\.separatorX) == [16, 16, 16])
    for _ in 0..<2 {
      host.turn(to: .landscapeLeft)
      let turned = try measure(pages)
      #expect(turned.map(\.labelX) == [60, 60, 60])
      #expect(turned.map(\.separatorX) == [60, 60, 60])
      #expect(turned.map(\.contentX) == [0, 0, 0])
      #expect(turned.map(\.contentWidth) == [812, 812, 812])
      host.turn(to: .portrait)
      #expect(try measure(pages).map(\.labelX) == [16, 16, 16])
      #expect(try measure(pages).map(\.separatorX) == [16, 16, 16])
    }
  }

  @Test("D4: a screen launched in landscape has the same margins on every page")
  func ownMarginsSideways() throws {
    let (host, pages) = launch(.ownMargins)
    #expect(try measure(pages).map(\.labelX) == [60, 60, 60])
    pages.scrollView.contentOffset.x = 1624
    host.turn(to: .portrait)
    host.turn(to: .landscapeRight)
    #expect(try measure(pages).map(\.labelX) == [60, 60, 60])
    #expect(try measure(pages).map(\.separatorX) == [60, 60, 60])
  }

  @Test(
    "D5: without side insets no stage leaves a gap",
    arguments: [
      (Device.iPhone8, OSVersion("11.2")), (.iPhone8, "13.7"), (.iPhone7, "10.3"),
      (.iPhone6s, "9.3"),
    ])
  func otherPhones(device: Device, os: OSVersion) throws {
    for stage in [Stage.defaults, .never, .contentAtEdges, .ownMargins] {
      let (host, pages) = launch(stage, device: device, os: os, orientation: .portrait)
      #expect(try measure(pages) == [upright(375), upright(375), upright(375)])
      #expect(pages.scrollView.contentOffset == .zero)
      host.turn(to: .landscapeLeft)
      let turned = try measure(pages)
      #expect(pages.scrollView.contentOffset == .zero)
      #expect(turned.map(\.contentX) == [0, 0, 0])
      #expect(turned.map(\.contentWidth) == [667, 667, 667])
      // Assigned margins of 16 are raised to the system's 20 (before iOS 11 they are the system's).
      #expect(turned.map(\.labelX) == [20, 20, 20])
      #expect(turned.map(\.separatorX) == [20, 20, 20])
    }
  }

  @Test("D7: a rotation keeps the offset, not the page, and clamps it on the way back")
  func pageAfterTurn() {
    let (host, pages) = launch(.never, orientation: .portrait)
    pages.scrollView.contentOffset.x = 375
    host.turn(to: .landscapeLeft)
    // The new width comes before the new content size: 1125 − 812 is the maximum offset.
    #expect(pages.scrollView.contentOffset.x == 313)
    pages.scrollView.contentOffset.x = 812
    host.turn(to: .portrait)
    #expect(pages.scrollView.contentOffset.x == 750)
    host.turn(to: .landscapeLeft)
    pages.scrollView.contentOffset.x = 1624
    host.turn(to: .portrait)
    #expect(pages.scrollView.contentOffset.x == 750)
  }

  @Test("D7: the usual fix shows the same page after each rotation")
  func pageKept() {
    let (host, pages) = launch(.never, orientation: .portrait)
    pages.keepsPage = true
    pages.scrollView.contentOffset.x = 750
    host.turn(to: .landscapeLeft)
    #expect(pages.scrollView.contentOffset.x == 1624)
    host.turn(to: .portrait)
    #expect(pages.scrollView.contentOffset.x == 750)
  }

  @Test("D6: cells follow the readable width by default on iOS 11, not on iOS 12")
  func readableWidth() throws {
    for (os, expected) in [(OSVersion("11.2"), CGFloat(70)), ("12.4", 64)] {
      let source = TitleSource(rows: 3)
      let screen = TableScreen(
        .iPhoneX, os: os, orientation: .landscapeRight, source: source)
      let cell = try #require(screen.cell(0))
      let label = try #require(cell.textLabel)
      #expect(screen.table.convert(label.frame, from: cell.contentView).minX == expected)
      #expect(screen.separator(0)?.minX == expected)
    }
  }
}
