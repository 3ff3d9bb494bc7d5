import Devices
import Testing

@testable import UIKit

/// A table whose data source and delegate answer editing queries as a test specifies, and record their calls.
@MainActor
final class EditableRows: UITableViewController {
  final class Cell: UITableViewCell {
    var calls: [String] = []
    override func willTransition(to state: StateMask) { calls.append("will \(state.rawValue)") }
    override func didTransition(to state: StateMask) { calls.append("did \(state.rawValue)") }
  }

  var rows = ["a", "b", "c", "d"]
  var styles: [UITableViewCell.EditingStyle] = []
  var fixed: Set<Int> = []
  var unindented: Set<Int> = []
  /// nil if the data source doesn't implement the method.
  var movable: Set<Int>?
  var target: ((IndexPath) -> IndexPath)?
  var prepare: (UITableViewCell, Int) -> Void = { _, _ in }
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var older: [UITableViewRowAction]?
  var deleteTitle: String?
  var index: [String]?
  var startsSelection = false
  var heard: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    prepare(cell, indexPath.row)
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(indexPath.row)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let movable else { return super.tableView(tableView, canMoveRowAt: indexPath) }
    return movable.contains(indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    heard.append("style \(indexPath.row)")
    return styles.indices.contains(indexPath.row) ? styles[indexPath.row] : .delete
  }

  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { !unindented.contains(indexPath.row) }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    heard.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { older }

  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    heard.append("begin \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    heard.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { startsSelection }

  override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    heard.append("several \(indexPath.row)")
    setEditing(true, animated: true)
  }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    heard.append("several end")
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
}

/// A screen of such rows.
@MainActor
struct EditableScreen {
  let host: SimulationHost
  let rows: EditableRows
  var table: UITableView { rows.tableView }

  init(
    _ device: Device = .iPhoneSE3, os: OSVersion = "26.1", style: UITableView.Style = .plain,
    options: SimulationHost.Options = .init(), _ setUp: (EditableRows) -> Void = { _ in }
  ) {
    host = SimulationHost(device: device, os: os, options: options)
    rows = EditableRows(style: style)
    setUp(rows)
    host.setRoot(rows)
    host.settle()
  }

  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  func cell(_ row: Int) throws -> EditableRows.Cell {
    try #require(table.cellForRow(at: path(row)) as? EditableRows.Cell)
  }

  func part(_ name: String, of row: Int) throws -> UIView? {
    try cell(row).subviews.first { "\(type(of: $0))" == name }
  }

  func control(_ row: Int) throws -> UIView? { try part("UITableViewCellEditControl", of: row) }
  func handle(_ row: Int) throws -> UIView? { try part("UITableViewCellReorderControl", of: row) }

  func edit() {
    rows.setEditing(true, animated: false)
    host.settle()
  }
}

@MainActor
@Suite("Tables in editing mode") struct TableEditingTests {
  @Test("content, controls and text are where iOS 26.1 has them on a screen of 375 points")
  func measuredFrames() throws {
    let screen = EditableScreen { rows in
      rows.movable = [0, 1, 2, 3]
      rows.loadViewIfNeeded()
      rows.tableView.rowHeight = 62
    }
    screen.edit()
    let cell = try screen.cell(0)
    #expect(cell.contentView.frame.minX == 40 && cell.contentView.frame.width == 292)
    #expect(try screen.control(0)?.frame == rect(15, 18, 26, 26))
    #expect(try screen.handle(0)?.frame == rect(332, 0, 27, 62))
    let label = try #require(cell.textLabel)
    #expect(label.frame.minX == 16)
    #expect(label.frame.maxX == 284)
    #expect(screen.host.geometry.scale == 2)
  }

  @Test("controls grow with the text as recorded")
  func largeText() throws {
    for (category, content, control, reorder)
      in [
        (UIContentSizeCategory.extraExtraExtraLarge, 47.5, 34.5, 36.5),
        (.accessibilityLarge, 55, 39, 41),
      ] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat)]
    {
      var options = SimulationHost.Options()
      options.contentSizeCategory = category
      let screen = EditableScreen(options: options) { $0.movable = [0, 1, 2, 3] }
      screen.edit()
      #expect(try screen.cell(0).contentView.frame.minX == content)
      #expect(try screen.control(0)?.frame.width == control)
      #expect(try screen.handle(0)?.frame.width == reorder)
    }
  }

  @Test("before iOS 26 the content starts 22 after the margin, and handles end at the edge")
  func older() throws {
    let screen = EditableScreen(.iPhone8, os: "15.0") { $0.movable = [0] }
    screen.edit()
    let cell = try screen.cell(0)
    #expect(cell.contentView.frame.minX == 38)
    #expect(try screen.handle(0)?.frame == rect(327, 0, 48, cell.bounds.height))
    #expect(cell.contentView.frame.maxX == 327)
    #expect(try screen.cell(1).contentView.frame.maxX == 375)
  }

  @Test("rows that can't be edited have no control, and no indentation")
  func uneditable() throws {
    let screen = EditableScreen { rows in
      rows.fixed = [1]
      rows.styles = [.delete, .delete, .none, .insert]
      rows.unindented = [2]
    }
    screen.edit()
    #expect(try screen.control(0) != nil)
    #expect(try screen.control(1) == nil)
    #expect(try screen.cell(1).contentView.frame.minX == 0)
    #expect(try screen.control(2) == nil)
    #expect(try screen.cell(2).contentView.frame.minX == 0)
    #expect(try screen.control(3) != nil && screen.cell(3).editingStyle == .insert)
    #expect(!screen.rows.heard.contains("style 1"))
    // A row without a control moves aside with the others unless it opts out.
    screen.rows.unindented = []
    screen.rows.setEditing(false, animated: false)
    screen.edit()
    #expect(try screen.control(2) == nil && screen.cell(2).contentView.frame.minX == 40)
  }

  @Test("only rows that the data source can move have handles")
  func handles() throws {
    let silent = EditableScreen { rows in
      rows.prepare = { cell, row in cell.showsReorderControl = row == 2 }
    }
    silent.edit()
    #expect(try silent.handle(0) == nil)
    // A cell set to show its reorder control does, if the data source doesn't decide.
    #expect(try silent.handle(2) != nil)
    let screen = EditableScreen { $0.movable = [1] }
    screen.edit()
    #expect(try screen.handle(0) == nil && screen.handle(1) != nil)
  }

  @Test("leaving editing mode restores everything")
  func leaving() throws {
    let screen = EditableScreen { $0.movable = [0, 1, 2, 3] }
    let before = try screen.cell(0).contentView.frame
    let text = try screen.cell(0).textLabel?.frame
    let line = try screen.part("_UITableViewCellSeparatorView", of: 0)?.frame
    screen.edit()
    #expect(try screen.part("_UITableViewCellSeparatorView", of: 0)?.frame.minX == 56)
    screen.rows.setEditing(false, animated: false)
    screen.host.settle()
    #expect(try screen.cell(0).contentView.frame == before)
    #expect(try screen.cell(0).textLabel?.frame == text)
    #expect(try screen.part("_UITableViewCellSeparatorView", of: 0)?.frame == line)
    #expect(try screen.control(0) == nil && screen.handle(0) == nil)
  }

  @Test("cells are notified of controls before they appear, and 0.3 s after, when animated")
  func transitions() throws {
    let screen = EditableScreen()
    let cell = try screen.cell(0)
    screen.rows.setEditing(true, animated: false)
    #expect(cell.calls == ["will 1", "did 1"])
    cell.calls = []
    screen.rows.setEditing(false, animated: true)
    #expect(cell.calls == ["will 0"])
    screen.host.advance(by: 0.29)
    #expect(cell.calls == ["will 0"])
    screen.host.advance(by: 0.02)
    #expect(cell.calls == ["will 0", "did 0"])
  }

  @Test("in editing mode a cell shows its editing accessory, before the handle")
  func accessories() throws {
    let screen = EditableScreen { rows in
      rows.movable = [0]
      rows.prepare = { cell, row in
        cell.accessoryType = .disclosureIndicator
        if row == 0 { cell.editingAccessoryType = .detailButton }
        if row == 1 {
          cell.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        }
      }
    }
    #expect(try screen.cell(1).editingAccessoryView?.superview == nil)
    screen.edit()
    let cell = try screen.cell(0)
    let drawing = try screen.part("CellAccessoryView", of: 0)
    let detail = try #require(drawing)
    #expect(detail.frame.width == 25 && detail.frame.maxX == 332)
    #expect(cell.contentView.frame.maxX == 307)
    #expect(try screen.part("CellAccessoryView", of: 1) == nil)
    #expect(try screen.cell(1).editingAccessoryView?.frame.maxX == 359)
    #expect(try screen.part("CellAccessoryView", of: 2) == nil)
    screen.rows.setEditing(false, animated: false)
    screen.host.settle()
    #expect(try screen.part("CellAccessoryView", of: 2) != nil)
    #expect(try screen.cell(1).editingAccessoryView?.superview == nil)
  }

  @Test("from right to left everything is mirrored")
  func mirrored() throws {
    let screen = EditableScreen { rows in
      rows.movable = [0]
      rows.loadViewIfNeeded()
      rows.tableView.semanticContentAttribute = .forceRightToLeft
      rows.prepare = { cell, _ in
        cell.semanticContentAttribute = .forceRightToLeft
        cell.contentView.semanticContentAttribute = .forceRightToLeft
      }
    }
    screen.edit()
    #expect(try screen.cell(0).contentView.frame.maxX == 335)
    #expect(try screen.control(0)?.frame.maxX == 360)
    #expect(try screen.handle(0)?.frame.minX == 16)
    #expect(try screen.cell(0).textLabel?.frame.maxX == 276)
  }

  // MARK: Selecting

  @Test("rows in editing are selected only if the table allows it")
  func selection() throws {
    let screen = EditableScreen()
    screen.table.choose(screen.path(0))
    #expect(screen.table.indexPathForSelectedRow == screen.path(0))
    screen.edit()
    // A selection doesn't survive entering editing mode.
    #expect(screen.table.indexPathForSelectedRow == nil)
    screen.table.choose(screen.path(1))
    #expect(screen.table.indexPathForSelectedRow == nil)
    screen.table.allowsSelectionDuringEditing = true
    screen.table.choose(screen.path(1))
    screen.table.choose(screen.path(2))
    #expect(screen.table.indexPathsForSelectedRows == [screen.path(2)])
  }

  @Test("with multiple selection, tables query no editing styles and show circles")
  func circles() throws {
    let screen = EditableScreen { rows in
      rows.prepare = { cell, row in if row == 3 { cell.selectionStyle = .none } }
    }
    screen.table.allowsMultipleSelectionDuringEditing = true
    screen.edit()
    #expect(!screen.rows.heard.contains { $0.hasPrefix("style") })
    let found = try screen.control(0)
    let control = try #require(found as? UITableViewCellEditControl)
    #expect(control.kind == .select(false))
    screen.table.choose(screen.path(0))
    screen.table.chooseEditControl(screen.path(2))
    #expect(screen.table.indexPathsForSelectedRows == [screen.path(0), screen.path(2)])
    #expect(control.kind == .select(true))
    screen.table.choose(screen.path(0))
    #expect(control.kind == .select(false))
    screen.table.choose(screen.path(3))
    let plain = try screen.control(3) as? UITableViewCellEditControl
    #expect(plain?.kind == .select(false))
    screen.rows.setEditing(false, animated: false)
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test("multiple selection queries the delegate, begins, and extends to the row under the fingers")
  func severalRows() throws {
    let screen = EditableScreen()
    screen.table.allowsMultipleSelectionDuringEditing = true
    #expect(!screen.table.beginMultipleSelection(at: screen.path(1)))
    screen.rows.startsSelection = true
    #expect(screen.table.beginMultipleSelection(at: screen.path(1)))
    #expect(screen.table.isEditing)
    screen.table.extendMultipleSelection(to: screen.path(3))
    #expect(screen.table.indexPathsForSelectedRows == [1, 2, 3].map(screen.path))
    screen.table.endMultipleSelection()
    screen.table.endMultipleSelection()
    #expect(screen.rows.heard.filter { $0.hasPrefix("several") } == ["several 1", "several end"])
  }

  // MARK: Controls

  @Test("the control before a row inserts, or reveals the delete button")
  func controls() throws {
    let screen = EditableScreen { $0.styles = [.delete, .insert] }
    screen.table.chooseEditControl(screen.path(1))
    #expect(!screen.rows.heard.contains { $0.hasPrefix("commit") })
    screen.edit()
    screen.table.chooseEditControl(screen.path(1))
    #expect(screen.rows.heard.last == "commit 2 1")
    screen.table.chooseEditControl(screen.path(0))
    #expect(try screen.cell(0).showingDeleteConfirmation)
    #expect(screen.table.openSwipe?.path == screen.path(0))
    screen.table.performSwipeAction(0)
    #expect(screen.rows.heard.contains("commit 1 0") && screen.rows.rows == ["b", "c", "d"])
    #expect(screen.table.openSwipe == nil)
  }

  // MARK: Moving

  @Test("a lifted row moves, others make room, and the data source is notified of the move")
  func moving() throws {
    let screen = EditableScreen { rows in
      rows.movable = [0, 1, 2]
      rows.loadViewIfNeeded()
      rows.tableView.rowHeight = 50
    }
    #expect(!screen.table.beginMove(at: screen.path(0)))
    screen.edit()
    #expect(!screen.table.beginMove(at: screen.path(3)))
    #expect(screen.table.beginMove(at: screen.path(0)))
    screen.table.move(by: 90)
    screen.host.settle()
    let cells = try (0..<4).map { try screen.cell($0) }
    #expect(cells.map(\.frame.minY) == [90, 0, 50, 150])
    #expect(screen.table.subviews.last { $0 is UITableViewCell } === cells[0])
    screen.table.endMove()
    screen.host.settle()
    #expect(screen.rows.heard.contains("move 0 2") && screen.rows.rows == ["b", "c", "a", "d"])
    #expect(try screen.cell(2) === cells[0])
    #expect(try (0..<4).map { try screen.cell($0).frame.minY } == [0, 50, 100, 150])
  }

  @Test("the delegate may retarget a row, and a row that returns isn't moved")
  func targets() throws {
    let screen = EditableScreen { rows in
      rows.movable = [0, 1, 2, 3]
      rows.loadViewIfNeeded()
      rows.tableView.rowHeight = 50
    }
    screen.edit()
    screen.rows.target = { _ in IndexPath(row: 1, section: 0) }
    #expect(screen.table.beginMove(at: screen.path(3)))
    screen.table.move(by: -150)
    screen.table.endMove()
    #expect(screen.rows.heard.last == "move 3 1")
    screen.rows.target = nil
    screen.rows.heard = []
    #expect(screen.table.beginMove(at: screen.path(2)))
    screen.table.move(by: 60)
    screen.table.move(by: 10)
    screen.table.endMove()
    #expect(!screen.rows.heard.contains { $0.hasPrefix("move") })
  }
}
