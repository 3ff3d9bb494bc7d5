import Devices
import Testing

@testable import UIKit

@MainActor
@Suite("Swipes on table rows") struct TableSwipeTests {
  private func configuration(_ titles: [String], _ perform: @escaping (String) -> Void = { _ in })
    -> UISwipeActionsConfiguration
  {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
          perform($0.title ?? "")
          $2(true)
        }
      })
  }

  private func pull(_ screen: EditableScreen) throws -> UISwipeActionPullView {
    screen.host.settle()
    return try #require(
      screen.table.subviews.compactMap { $0 as? UISwipeActionPullView }.first)
  }

  @Test("pills of iOS 26 are as wide as the widest, 44 high, and open to 157 for two")
  func pills() throws {
    let screen = EditableScreen { $0.trailing = configuration(["Delete", "Flag"]) }
    let path = screen.path(1)
    #expect(screen.table.openSwipe(at: path, edge: .trailing, animated: false))
    let view = try pull(screen)
    let cell = try screen.cell(1)
    #expect(cell.frame.minX == -157 && view.frame == rect(218, 52, 157, 52))
    #expect(view.buttons.map(\.frame) == [rect(83.5, 4, 63.5, 44), rect(10, 4, 63.5, 44)])
    #expect(view.buttons[0].layer.cornerRadius == 13)
    #expect(view.buttons[0].backgroundColor == .systemRed)
    #expect(view.buttons[1].backgroundColor == .systemGray)
    #expect(cell.showingDeleteConfirmation && cell.calls.last == "did 2")
    #expect(screen.table.openSwipe?.edge == .trailing)
    screen.table.closeSwipe(animated: false)
    screen.host.settle()
    #expect(cell.frame.minX == 0 && view.superview == nil && !cell.showingDeleteConfirmation)
    #expect(screen.rows.heard.suffix(2) == ["begin 1", "end 1"])
  }

  @Test("an image is 4 before its title in a pill")
  func images() throws {
    let screen = EditableScreen { rows in
      let actions = configuration(["Flag"])
      actions.actions[0].image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 18)).image
      {
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 18))
      }
      rows.leading = actions
    }
    #expect(screen.table.openSwipe(at: screen.path(0), edge: .leading, animated: false))
    let view = try pull(screen)
    let button = try #require(view.buttons.first)
    button.layoutIfNeeded()
    let parts = button.subviews
    let label = try #require(parts.first { $0 is UILabel })
    let image = try #require(parts.first { $0 is UIImageView })
    #expect(button.frame.width == label.frame.width + 48)
    #expect(image.frame.minX == 12 && label.frame.minX == 36)
    #expect(try screen.cell(0).frame.minX == button.frame.width + 20)
  }

  @Test("before iOS 26 buttons are as high as the row and as wide as their titles require")
  func blocks() throws {
    let screen = EditableScreen(.iPhone8, os: "15.0") {
      $0.trailing = configuration(["Delete", "Move to another list"])
    }
    #expect(screen.table.openSwipe(at: screen.path(0), edge: .trailing, animated: false))
    let view = try pull(screen)
    let height = try screen.cell(0).frame.height
    #expect(view.buttons[0].frame == rect(view.frame.width - 74.5, 0, 74.5, height))
    #expect(view.buttons[1].frame.minX == 0 && view.buttons[1].frame.width > 100)
    #expect(view.buttons[0].layer.cornerRadius == 0)
  }

  @Test("a drag moves the row; it opens beyond half of the buttons, or when it is fast")
  func finger() throws {
    let screen = EditableScreen { $0.trailing = configuration(["Delete", "Flag"]) }
    let path = screen.path(0)
    #expect(!screen.table.beginSwipe(at: path, edge: .leading))
    func swipe(_ distance: CGFloat, _ velocity: CGFloat) {
      #expect(screen.table.beginSwipe(at: path, edge: .trailing))
      screen.table.moveSwipe(by: distance)
      screen.host.settle()
      screen.table.endSwipe(velocity: velocity)
    }
    swipe(70, 0)
    #expect(screen.table.openSwipe == nil)
    swipe(90, 0)
    #expect(screen.table.openSwipe?.path == path)
    // From there, back.
    swipe(-90, 0)
    #expect(screen.table.openSwipe == nil)
    swipe(30, 400)
    #expect(screen.table.openSwipe?.path == path)
    swipe(-10, -400)
    #expect(screen.table.openSwipe == nil)
    #expect(screen.rows.heard.filter { $0.hasPrefix("begin") }.count == 3)
  }

  @Test("during the drag, the row follows it and the buttons share the revealed width")
  func followed() throws {
    let screen = EditableScreen { $0.trailing = configuration(["Delete", "Flag"]) }
    #expect(screen.table.beginSwipe(at: screen.path(0), edge: .trailing))
    screen.table.moveSwipe(by: 78.5)
    let view = try pull(screen)
    #expect(try screen.cell(0).frame.minX == -78.5 && view.frame.width == 78.5)
    #expect(try !screen.cell(0).showingDeleteConfirmation)
    screen.table.moveSwipe(by: 300)
    screen.host.settle()
    // Beyond a full swipe the first button takes the width.
    #expect(view.buttons[0].frame.width == 63.5 + 143 && view.buttons[1].frame.width == 63.5)
    screen.table.moveSwipe(by: -20)
    screen.host.settle()
    #expect(try screen.cell(0).frame.minX == 0)
  }

  @Test(
    "a full swipe, 260 of 375, performs the first action; 250 doesn't",
    arguments: [true, false])
  func fullSwipe(performs: Bool) throws {
    var done: [String] = []
    let actions = configuration(["Delete", "Flag"]) { done.append($0) }
    actions.performsFirstActionWithFullSwipe = performs
    let screen = EditableScreen { $0.trailing = actions }
    for distance in [250, 260] as [CGFloat] {
      #expect(screen.table.beginSwipe(at: screen.path(0), edge: .trailing))
      screen.table.moveSwipe(by: distance)
      screen.table.endSwipe(velocity: 0)
      #expect(done == (performs && distance == 260 ? ["Delete"] : []))
      screen.table.closeSwipe(animated: false)
    }
  }

  @Test("tapping a button performs its action, and its completion closes the row 0.3 s later")
  func performing() throws {
    var finish: ((Bool) -> Void)?
    var source: UIView?
    let screen = EditableScreen { rows in
      rows.trailing = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, view, completion in
          source = view
          finish = completion
        }
      ])
    }
    screen.table.openSwipe(at: screen.path(0), edge: .trailing, animated: false)
    let button = try pull(screen).buttons[0]
    button.sendActions(for: .touchUpInside)
    #expect(source === button && screen.table.openSwipe != nil)
    finish?(true)
    #expect(screen.table.openSwipe == nil && screen.rows.heard.last == "begin 0")
    screen.host.advance(by: 0.31)
    #expect(screen.rows.heard.last == "end 0")
    // Repeating the call doesn't affect buttons opened since.
    screen.table.openSwipe(at: screen.path(0), edge: .trailing, animated: false)
    finish?(true)
    #expect(screen.table.openSwipe != nil)
  }

  @Test("without a configuration there are legacy row actions, or a delete button")
  func defaults() throws {
    var acted: [Int] = []
    let screen = EditableScreen { rows in
      rows.fixed = [3]
      rows.styles = [.delete, .none, .delete, .delete]
    }
    #expect(!screen.table.openSwipe(at: screen.path(1), edge: .trailing, animated: false))
    #expect(!screen.table.openSwipe(at: screen.path(3), edge: .trailing, animated: false))
    #expect(!screen.table.openSwipe(at: screen.path(0), edge: .leading, animated: false))
    #expect(screen.table.openSwipe(at: screen.path(0), edge: .trailing, animated: false))
    #expect(try pull(screen).actions.map(\.title) == ["Delete"])
    screen.table.closeSwipe(animated: false)
    screen.rows.deleteTitle = "Remove"
    screen.table.openSwipe(at: screen.path(0), edge: .trailing, animated: false)
    #expect(try pull(screen).actions.map(\.title) == ["Remove"])
    screen.table.performSwipeAction(0)
    #expect(screen.rows.rows == ["b", "c", "d"] && screen.table.openSwipe == nil)
    // The row is gone, so none can be passed.
    #expect(screen.rows.heard.last == "end nil")
    screen.rows.older = [
      UITableViewRowAction(style: .normal, title: "More") { acted.append($1.row) }
    ]
    screen.table.openSwipe(at: screen.path(0), edge: .trailing, animated: false)
    let view = try pull(screen)
    #expect(view.actions.map(\.title) == ["More"] && view.actions[0].color == .systemGray)
    screen.table.performSwipeAction(0)
    #expect(acted == [0] && screen.table.openSwipe != nil)
  }

  @Test("no buttons for an empty configuration, none in editing, one row at a time")
  func limits() throws {
    let screen = EditableScreen { $0.trailing = configuration([]) }
    #expect(!screen.table.beginSwipe(at: screen.path(0), edge: .trailing))
    screen.rows.trailing = configuration(["Flag"])
    #expect(screen.table.openSwipe(at: screen.path(0), edge: .trailing, animated: false))
    #expect(screen.table.openSwipe(at: screen.path(1), edge: .trailing, animated: false))
    #expect(screen.table.openSwipe?.path == screen.path(1))
    #expect(screen.rows.heard.suffix(3) == ["begin 0", "end 0", "begin 1"])
    screen.edit()
    #expect(screen.table.openSwipe == nil)
    #expect(!screen.table.beginSwipe(at: screen.path(0), edge: .trailing))
  }

  @Test("the buttons follow their row, and disappear with it")
  func rowsComeAndGo() throws {
    let screen = EditableScreen { $0.trailing = configuration(["Flag"]) }
    screen.table.openSwipe(at: screen.path(1), edge: .trailing, animated: false)
    screen.rows.rows.insert("new", at: 0)
    screen.table.insertRows(at: [screen.path(0)], with: .fade)
    screen.host.settle()
    #expect(screen.table.openSwipe?.path == screen.path(2))
    let row = try screen.cell(2)
    #expect(try pull(screen).frame.minY == row.frame.minY)
    screen.table.reloadData()
    screen.host.settle()
    #expect(screen.table.openSwipe == nil && screen.rows.heard.last == "end nil")
  }

  @Test("from right to left trailing buttons are at the left")
  func mirrored() throws {
    var options = SimulationHost.Options()
    options.layoutDirection = .rightToLeft
    let screen = EditableScreen(options: options) {
      $0.trailing = configuration(["Delete", "Flag"])
    }
    screen.table.openSwipe(at: screen.path(0), edge: .trailing, animated: false)
    let view = try pull(screen)
    #expect(try screen.cell(0).frame.minX == 157 && view.frame.minX == 0)
    #expect(view.buttons[0].frame.minX == 10)
  }
}

@MainActor
@Suite("Table section indexes") struct SectionIndexTests {
  private func screen(_ letters: Int, os: OSVersion = "26.1") -> (TableScreen, Source) {
    let source = Source(letters)
    let screen = TableScreen(.iPhoneSE3, os: os, source: source.rows)
    screen.table.dataSource = source
    screen.host.settle()
    return (screen, source)
  }

  @MainActor
  final class Source: NSObject, UITableViewDataSource {
    let rows: TitleSource
    var titles: [String]
    var asked: [String] = []

    init(_ letters: Int) {
      titles = (0..<letters).map { String(UnicodeScalar(UInt8(65 + $0 % 26))) }
      rows = TitleSource(titles.map { [$0 + "1", $0 + "2", $0 + "3"] })
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.titles.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { rows.tableView(tableView, cellForRowAt: indexPath) }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append("\(title)\(index)")
      return index
    }
  }

  private func indexView(_ screen: TableScreen) -> UITableViewIndex? {
    screen.table.subviews.compactMap { $0 as? UITableViewIndex }.first
  }

  @Test("the strip is 15 wide, and content next to it ends 15 earlier")
  func strip() throws {
    let (screen, source) = screen(10)
    let strip = try #require(indexView(screen))
    #expect(strip.frame.width == 15 && strip.frame.maxX == 375)
    #expect(strip.titles == source.titles)
    #expect(screen.cell(0)?.contentView.frame.maxX == 360)
    #expect(screen.separator(0)?.maxX == 344)
    screen.table.contentOffset.y = 100
    screen.host.settle()
    #expect(strip.frame.minY == 100 + screen.table.adjustedContentInset.top)
    #expect(screen.table.subviews.last === strip)
  }

  @Test("with fewer rows than the table's minimum there is none")
  func leastRows() throws {
    let (screen, source) = screen(4)
    screen.table.sectionIndexMinimumDisplayRowCount = 13
    screen.host.settle()
    #expect(indexView(screen) == nil && screen.cell(0)?.contentView.frame.maxX == 375)
    screen.table.sectionIndexMinimumDisplayRowCount = 12
    screen.host.settle()
    #expect(indexView(screen)?.titles.count == 4)
    source.titles = []
    screen.table.reloadSectionIndexTitles()
    screen.host.settle()
    #expect(indexView(screen) == nil)
  }

  @Test("touching a title scrolls to the section that the data source returns")
  func choosing() throws {
    let (screen, source) = screen(26)
    let strip = try #require(indexView(screen))
    let geometry = strip.geometry
    let y = strip.frame.minY + geometry.top + SectionIndexGeometry.pitch * 5.5
    let title = try #require(screen.table.sectionIndexTitle(at: CGPoint(x: 370, y: y)))
    #expect(title == 5)
    #expect(screen.table.sectionIndexTitle(at: CGPoint(x: 300, y: y)) == nil)
    screen.table.chooseSectionIndexTitle(title)
    #expect(source.asked == ["F5"])
    #expect(
      screen.table.contentOffset.y
        == screen.table.rect(forSection: 5).minY - screen.table.adjustedContentInset.top)
  }

  @Test("colours are the table's, or the tint")
  func colors() throws {
    let (screen, _) = screen(3)
    let strip = try #require(indexView(screen))
    #expect(strip.color == nil && strip.backgroundColor == nil)
    screen.table.sectionIndexColor = .systemRed
    screen.table.sectionIndexBackgroundColor = .systemYellow
    #expect(strip.color == .systemRed && strip.backgroundColor == .systemYellow)
  }
}
