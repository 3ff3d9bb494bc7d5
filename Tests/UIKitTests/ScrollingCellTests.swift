import Devices
import Testing
import UIKit

/// Content views, accessories and labels of cells (facts: layout §4.2–4.4).
@MainActor
@Suite struct ScrollingCellTests {

  func cell(
    _ device: Device = .iPhone8, os: OSVersion = "14.5",
    style: UITableViewCell.CellStyle = .default, tableStyle: UITableView.Style = .plain,
    options: SimulationHost.Options = .init(),
    orientation: UIInterfaceOrientation = .portrait, rowHeight: CGFloat? = nil,
    _ prepare: @escaping (UITableViewCell) -> Void = { _ in }
  ) throws -> UITableViewCell {
    let source = TitleSource([["Title"]])
    source.style = style
    source.prepare = { cell, _ in prepare(cell) }
    let screen = TableScreen(
      device, os: os, style: tableStyle, orientation: orientation, source: source,
      options: options
    ) { table in
      if let rowHeight { table.rowHeight = rowHeight }
    }
    kept.screens.append(screen)
    return try #require(screen.cell(0))
  }

  final class Kept { var screens: [TableScreen] = [] }
  let kept = Kept()

  // MARK: Accessories

  @Test func chevronTakesItsWidthFromTheContent() throws {
    let expected: [(Device, OSVersion, CGFloat, CGFloat)] = [
      // device, release, content width, label width
      (.iPhone8, "14.5", 348.5, 324.5), (.iPhone8, "13.7", 348, 324),
      (.iPhone8, "12.4", 341, 324), (.iPhone8Plus, "12.4", 376, 356),
      (.iPhone8Plus, "14.5", 383.667, 355.667), (.iPhone5s, "7.1", 287, 270),
      (.iPhone5s, "12.4", 286, 269), (.iPhoneX, "14.5", 348.667, 324.667),
    ]
    for (device, os, content, label) in expected {
      let cell = try cell(device, os: os) { $0.accessoryType = .disclosureIndicator }
      #expect(abs(cell.contentView.frame.width - content) < 0.001, "\(device.id) \(os)")
      let width = try #require(cell.textLabel).frame.width
      #expect(abs(width - label) < 0.001, "\(device.id) \(os)")
    }
  }

  @Test func accessoryStandsAtTheMargin() throws {
    let chevron = try cell { $0.accessoryType = .disclosureIndicator }
    let view = try #require(chevron.subviews.first { "\(type(of: $0))" == "CellAccessoryView" })
    #expect(view.frame == rect(348.5, 15, 10.5, 14))
    let checked = try cell { $0.accessoryType = .checkmark }
    #expect(checked.contentView.frame.width == 335)
    let big = try cell(.iPhone8Plus) { $0.accessoryType = .checkmark }
    #expect(big.contentView.frame.width == 370)
    let loose = try cell(.iPhone8Plus, os: "14.5") {
      $0.accessoryType = .disclosureIndicator
      $0.preservesSuperviewLayoutMargins = false
    }
    #expect(abs(loose.contentView.frame.width - 395.667) < 0.001)
    let none = try cell { cell in
      cell.accessoryType = .disclosureIndicator
      cell.accessoryType = .none
    }
    #expect(none.contentView.frame.width == 375)
    let detail = try cell(.iPhone5s, os: "7.1") { $0.accessoryType = .detailDisclosureButton }
    #expect(detail.contentView.frame.width == 253)
  }

  @Test func ownAccessoryViewKeepsItsSize() throws {
    let view = UIView(frame: rect(0, 0, 63, 28))
    let cell = try cell(.iPhone15, os: "26.0") {
      $0.accessoryType = .checkmark
      $0.accessoryView = view
    }
    // 393 wide, margin 20.
    #expect(cell.contentView.frame.width == 310)
    #expect(view.frame == rect(310, 12, 63, 28))
    #expect(!cell.subviews.contains { "\(type(of: $0))" == "CellAccessoryView" })
    cell.accessoryView = nil
    #expect(view.superview == nil)
    #expect(cell.subviews.contains { "\(type(of: $0))" == "CellAccessoryView" })
  }

  @Test func accessoriesDraw() throws {
    for type in [
      UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton,
      .detailDisclosureButton,
    ] {
      for os in [OSVersion("12.4"), "14.5"] {
        let cell = try cell(os: os) { $0.accessoryType = type }
        let view = try #require(
          cell.subviews.first { "\(Swift.type(of: $0))" == "CellAccessoryView" })
        let context = CGContext(recordingWithScale: 2)
        UIGraphicsPushContext(context)
        view.draw(view.bounds)
        UIGraphicsPopContext()
        #expect(!context.displayList.commands.isEmpty, "\(type) \(os)")
      }
    }
  }

  // MARK: Safe area

  @Test func contentViewKeepsOutOfTheSafeAreaSideways() throws {
    let cell = try cell(.iPhoneX, os: "12.4", orientation: .landscapeRight) {
      $0.accessoryType = .disclosureIndicator
    }
    #expect(cell.frame.width == 812)
    #expect(cell.layoutMargins.left == 64)
    #expect(cell.layoutMargins.right == 64)
    #expect(cell.contentView.frame.minX == 44)
    #expect(abs(cell.contentView.frame.maxX - (812 - 64 - 18)) < 0.001)
    #expect(cell.contentView.layoutMargins.left == 20)
  }

  // MARK: Styles

  @Test func defaultStyleFillsTheHeight() throws {
    let cell = try cell()
    #expect(cell.textLabel?.frame == rect(16, 0, 343, 44))
    #expect(cell.detailTextLabel == nil)
    let big = try self.cell(.iPhone8Plus)
    #expect(big.textLabel?.frame == rect(20, 0, 374, 44))
    let old = try self.cell(.iPhone5s, os: "7.1")
    #expect(old.textLabel?.frame == rect(15, 0, 290, 43.5))
  }

  @Test func subtitleStacksTwoLabels() throws {
    func labels(
      _ os: OSVersion, _ device: Device = .iPhone8, tableStyle: UITableView.Style = .plain,
      fonts: (CGFloat, CGFloat)? = nil
    ) throws -> [[CGFloat]] {
      let cell = try cell(device, os: os, style: .subtitle, tableStyle: tableStyle) {
        $0.detailTextLabel?.text = "Subtitle"
        if let fonts {
          $0.textLabel?.font = .systemFont(ofSize: fonts.0)
          $0.detailTextLabel?.font = .systemFont(ofSize: fonts.1)
        }
      }
      let title = try #require(cell.textLabel).frame
      let detail = try #require(cell.detailTextLabel).frame
      return [
        [cell.frame.height], [title.minY, title.height], [detail.minY, detail.height],
        [title.minX, detail.minX],
      ]
    }
    #expect(try labels("12.4") == [[44], [5, 20.5], [25.5, 14.5], [16, 16]])
    #expect(try labels("12.4", fonts: (16, 11)) == [[44], [6, 19.5], [25.5, 13.5], [16, 16]])
    #expect(try labels("12.4", fonts: (18, 12)) == [[44], [4, 21.5], [25.5, 14.5], [16, 16]])
    #expect(try labels("14.5") == [[55.5], [10, 20.5], [31.5, 14.5], [16, 16]])
    #expect(try labels("26.0", .iPhoneSE3) == [[62], [9, 20.5], [32.5, 18], [16, 16]])
    #expect(
      try labels("26.0", .iPhoneSE3, tableStyle: .grouped)
        == [[69.5], [15.5, 20.5], [36, 18], [16, 16]])
    // Without a subtitle the title is alone.
    let alone = try cell(style: .subtitle)
    #expect(alone.frame.height == 44)
    #expect(alone.textLabel?.frame == rect(16, 0, 343, 44))
  }

  @Test func value1PutsTheValueAtTheEnd() throws {
    let cell = try cell(style: .value1) { $0.detailTextLabel?.text = "Detail" }
    let detail = try #require(cell.detailTextLabel).frame
    #expect(detail.maxX == 359)
    #expect(detail.midY == 22 || detail.minY == 12)
    #expect(try #require(cell.textLabel).frame.minX == 16)
    let chevron = try self.cell(style: .value1) {
      $0.detailTextLabel?.text = "Detail"
      $0.accessoryType = .disclosureIndicator
    }
    #expect(try #require(chevron.detailTextLabel).frame.maxX == 340.5)
    let old = try self.cell(os: "12.4", style: .value1) {
      $0.detailTextLabel?.text = "Detail"
      $0.accessoryType = .disclosureIndicator
    }
    #expect(try #require(old.detailTextLabel).frame.maxX == 340)
    // The value shrinks in favour of the title.
    let long = try self.cell(style: .value1) {
      $0.textLabel?.text = String(repeating: "Title ", count: 20)
      $0.detailTextLabel?.text = "Detail"
    }
    #expect(long.textLabel?.frame.width == 343)
    #expect(long.detailTextLabel?.frame.width == 0)
  }

  @Test func value2LinesUpAtAColumn() throws {
    let cell = try cell(style: .value2) { $0.detailTextLabel?.text = "Detail" }
    #expect(cell.imageView == nil)
    #expect(cell.textLabel?.frame.maxX == 107)
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.detailTextLabel?.frame.minX == 113)
  }

  @Test func textFollowsTheImage() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: 29, height: 29)) }
    let cell = try cell { $0.imageView?.image = image }
    #expect(cell.imageView?.frame == rect(16, 7.5, 29, 29))
    #expect(cell.textLabel?.frame.minX == 61)
    let screen = try #require(kept.screens.last)
    #expect(screen.separator(0)?.minX == 61)
  }

  @Test func aSeparatorStartsWithTheConfiguredText() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: 29, height: 29)) }
    let cell = try cell {
      var content = $0.defaultContentConfiguration()
      content.text = "Text"
      content.image = image
      $0.contentConfiguration = content
    }
    let list = try #require(cell.contentView.subviews.first as? UIListContentView)
    let label = try #require(list.subviews.first { $0 is UILabel })
    let screen = try #require(kept.screens.last)
    #expect(screen.separator(0)?.minX == label.convert(CGPoint.zero, to: cell).x)
  }

  @Test func rightToLeftMirrors() throws {
    var options = SimulationHost.Options()
    options.layoutDirection = .rightToLeft
    let cell = try cell(style: .value1, options: options) {
      $0.detailTextLabel?.text = "Detail"
      $0.accessoryType = .disclosureIndicator
    }
    let accessory = try #require(
      cell.subviews.first { "\(type(of: $0))" == "CellAccessoryView" })
    #expect(accessory.frame.minX == 16)
    #expect(cell.contentView.frame == rect(26.5, 0, 348.5, 44))
    let title = try #require(cell.textLabel).frame
    #expect(title.maxX == 348.5 - 16)
    #expect(try #require(cell.detailTextLabel).frame.minX == 8)
    let screen = try #require(kept.screens.last)
    #expect(screen.separator(0) == rect(0, 43.5, 359, 0.5))
  }

  @Test func indentationMovesTheText() throws {
    let cell = try cell {
      $0.indentationLevel = 2
      $0.indentationWidth = 12
    }
    #expect(cell.textLabel?.frame == rect(40, 0, 319, 44))
  }

  @Test func ownLayoutSubviewsSeesFinalFrames() throws {
    final class Own: UITableViewCell {
      var seen = CGRect.zero
      override func layoutSubviews() {
        super.layoutSubviews()
        seen = textLabel?.frame ?? .zero
        textLabel?.frame = rect(1, 2, 3, 4)
      }
    }
    // Other tests leave older releases behind, whose margins differ.
    SimulationHost(device: .iPhone8, os: "12.0").becomeCurrent()
    let cell = Own(style: .default, reuseIdentifier: nil)
    cell.frame = rect(0, 0, 320, 44)
    cell.textLabel?.text = "Title"
    cell.layoutIfNeeded()
    #expect(cell.seen.minX == cell.contentView.layoutMargins.left)
    #expect(cell.textLabel?.frame == rect(1, 2, 3, 4))
    cell.contentView.layoutIfNeeded()
    #expect(cell.textLabel?.frame == rect(1, 2, 3, 4))
  }

  @Test func changedTextIsLaidOutAgain() throws {
    let cell = try cell(style: .value1) { $0.detailTextLabel?.text = "i" }
    let screen = try #require(kept.screens.last)
    let narrow = try #require(cell.detailTextLabel).frame
    cell.detailTextLabel?.text = "wide text"
    screen.host.settle()
    let wide = try #require(cell.detailTextLabel).frame
    #expect(wide.width > narrow.width + 30)
    #expect(wide.maxX == narrow.maxX)
  }

  @Test func manyLinesMakeARowHigher() throws {
    let cell = try cell {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = "one\ntwo\nthree"
    }
    // A line of body text is 20.5 at 2x, with a line pitch of 22; 11 above and below.
    #expect(cell.frame.height == 86.5)
    let fixed = try self.cell(rowHeight: 50) { $0.textLabel?.text = "one\ntwo" }
    #expect(fixed.frame.height == 50)
  }

  // MARK: Selection

  @Test func selectedCellsShowTheirBackgroundAndHideLines() throws {
    let source = TitleSource(rows: 4)
    let screen = TableScreen(source: source)
    screen.table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    screen.host.settle()
    let cell = try #require(screen.cell(2))
    #expect(cell.isSelected)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    let background = try #require(cell.subviews.first)
    #expect(background.frame == cell.bounds)
    #expect(background.backgroundColor == .systemGray4)
    #expect(cell.subviews[1] === cell.contentView)
    #expect(screen.separator(1) == nil)
    #expect(screen.separator(2) == nil)
    #expect(screen.separator(3) != nil)

    screen.table.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    screen.host.settle()
    #expect(!cell.isSelected)
    #expect(cell.subviews.first === cell.contentView)
    #expect(screen.separator(1) != nil)
    screen.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(screen.table.indexPathsForSelectedRows == nil)

    let own = UIView()
    cell.selectedBackgroundView = own
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(own.superview == nil)
    cell.selectionStyle = .default
    #expect(own.superview === cell)
  }

  @Test("a table in which several rows can be selected has a background of its own for them")
  func multipleSelectionBackground() throws {
    let screen = TableScreen(source: TitleSource(rows: 3)) {
      $0.allowsMultipleSelectionDuringEditing = true
    }
    let cell = try #require(screen.cell(1))
    let (single, several) = (UIView(), UIView())
    cell.selectedBackgroundView = single
    cell.multipleSelectionBackgroundView = several
    cell.isSelected = true
    #expect(single.superview === cell && several.superview == nil)
    cell.isSelected = false
    screen.table.isEditing = true
    screen.host.settle()
    cell.isSelected = true
    #expect(single.superview == nil && several.superview === cell)
    cell.isSelected = false
    #expect(several.superview == nil)
  }

  @Test func selectionSurvivesScrollingAway() throws {
    let screen = TableScreen(source: TitleSource(rows: 100)) {
      $0.allowsMultipleSelection = true
    }
    for row in [1, 3] {
      screen.table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    screen.table.contentOffset.y = 2000
    screen.host.settle()
    #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
    screen.table.contentOffset.y = 0
    screen.host.settle()
    #expect(screen.cell(1)?.isSelected == true)
    #expect(screen.cell(2)?.isSelected == false)
    #expect(screen.cell(3)?.isSelected == true)
    screen.table.reloadData()
    screen.host.settle()
    #expect(screen.table.indexPathForSelectedRow == nil)
    #expect(screen.cell(1)?.isSelected == false)
  }

  @Test func tableControllerClearsItsSelectionWhenItComesBack() {
    final class List: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 3 }
    }
    let host = SimulationHost(device: .iPhone8, os: "13.7")
    let list = List(style: .grouped)
    #expect(list.tableView.style == .grouped)
    #expect(list.view === list.tableView)
    host.setRoot(list)
    let path = IndexPath(row: 1, section: 0)
    list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    list.beginAppearanceTransition(false, animated: false)
    list.endAppearanceTransition()
    #expect(list.tableView.indexPathForSelectedRow == path)
    list.clearsSelectionOnViewWillAppear = false
    list.beginAppearanceTransition(true, animated: false)
    list.endAppearanceTransition()
    #expect(list.tableView.indexPathForSelectedRow == path)
    list.beginAppearanceTransition(false, animated: false)
    list.endAppearanceTransition()
    list.clearsSelectionOnViewWillAppear = true
    list.beginAppearanceTransition(true, animated: false)
    list.endAppearanceTransition()
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func rowsAreNamedInTheLayoutTree() {
    let screen = TableScreen(source: TitleSource([["a"], ["b", "c"]]))
    let text = String(describing: screen.host.layoutTree())
    #expect(text.contains("1-1"))
    #expect(text.contains("separatorInset"))
  }
}
