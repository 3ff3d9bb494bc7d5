import Testing

@testable import UIKit

/// Menus opened by touch and by a call.
@Suite("Menus")
@MainActor
struct MenuTests {
  private let host = SimulationHost(device: .iPhone15, os: "26.1")
  private let screen = UIViewController()

  init() {
    screen.view.backgroundColor = .white
    host.setRoot(screen)
  }

  private func tap(_ place: CGPoint, for time: TimeInterval = 0.1) {
    host.touches.send([.init(0, .began, at: place)])
    host.advance(by: time)
    host.touches.send([.init(0, .ended, at: place)])
    host.settle()
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private var session: MenuSession? { MenuSession.current(in: host.window) }

  private var cards: [_UIContextMenuListView] {
    host.window.subviews.compactMap { $0 as? _UIContextMenuContainerView }
      .flatMap { $0.subviews.compactMap { $0 as? _UIContextMenuListView } }
  }

  private func cells(in view: UIView) -> [_UIContextMenuCell] {
    if let cell = view as? _UIContextMenuCell { return [cell] }
    return view.subviews.flatMap { cells(in: $0) }
  }

  private var titles: [String] {
    cards.last.map { cells(in: $0).map { $0.accessibilityLabel ?? "…" } } ?? []
  }

  private func choose(_ title: String) throws {
    let card = try #require(cards.last)
    tap(middle(try #require(cells(in: card).first { $0.accessibilityLabel == title })))
  }

  private func button(_ menu: UIMenu, at place: CGPoint = CGPoint(x: 40, y: 200)) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(origin: place, size: CGSize(width: 100, height: 40))
    button.setTitle("More", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    screen.view.addSubview(button)
    return button
  }

  @Test("a tap opens a button's menu over it, and tapping an element performs it and closes")
  func primary() throws {
    var calls: [String] = []
    let button = button(
      UIMenu(children: [
        UIAction(title: "Share") { calls.append("share \(($0.sender as? UIButton) != nil)") },
        UIAction(title: "Delete", attributes: .destructive) { _ in calls.append("delete") },
        UIAction(title: "Secret", attributes: .hidden) { _ in },
      ]))
    button.addAction(UIAction { _ in calls.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
    tap(middle(button))
    #expect(calls == ["menu"])
    #expect(titles == ["Share", "Delete"])
    #expect(cards.first?.frame.origin == CGPoint(x: 40, y: 200))
    #expect(cards.first?.frame.width == 250)
    let rows = cells(in: try #require(cards.first))
    #expect(rows.map { $0.frame.height.rounded() } == [42, 42])
    try choose("Share")
    #expect(calls == ["menu", "share true"])
    #expect(session == nil)
    button.performPrimaryAction()
    #expect(session != nil)
    tap(CGPoint(x: 200, y: 700))
    #expect(session == nil && calls.count == 3)
  }

  @Test("before iOS 26 a menu is next to its button")
  func older() {
    let host = SimulationHost(device: .iPhone15, os: "18.0")
    let screen = UIViewController()
    host.setRoot(screen)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 40, y: 200, width: 100, height: 40)
    button.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    screen.view.addSubview(button)
    #expect(button.openMenuByCall())
    let container = host.window.subviews.compactMap { $0 as? _UIContextMenuContainerView }.first
    let card = container?.subviews.compactMap { $0 as? _UIContextMenuListView }.first
    #expect(card?.frame.origin.x == 40 && card?.frame.width == 250)
    #expect(card?.frame.minY.rounded() == 248 && card?.frame.height.rounded() == 44)
  }

  @Test("inline menus are sections, submenus open over their parent and lead back")
  func nesting() throws {
    var chosen = ""
    let sort = UIMenu(
      title: "Sort", children: [UIAction(title: "Name") { _ in chosen = "name" }])
    let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Copy") { _ in }])
    let button = button(UIMenu(children: [UIAction(title: "Open") { _ in }, inline, sort]))
    #expect(button.openMenuByCall())
    #expect(MenuContent(try #require(button.menu)).sections.map(\.count) == [1, 1, 1])
    try choose("Sort")
    #expect(cards.count == 2 && titles == ["Name"])
    session?.back()
    #expect(cards.count == 1 && titles == ["Open", "Copy", "Sort"])
    try choose("Sort")
    try choose("Name")
    #expect(chosen == "name" && session == nil)
  }

  @Test("disabled elements do nothing, and ones that keep the menu open show their new state")
  func attributes() throws {
    var count = 0
    let keeps = UIAction(title: "Bold", attributes: .keepsMenuPresented) { action in
      count += 1
      action.state = .on
    }
    let off = UIAction(title: "Off", attributes: .disabled) { _ in count += 10 }
    let button = button(UIMenu(children: [keeps, off]))
    #expect(button.openMenuByCall())
    try choose("Bold")
    #expect(count == 1 && session != nil)
    #expect(
      cells(in: try #require(cards.last)).map { $0.accessibilityTraits.contains(.selected) }
        == [true, false])
    try choose("Off")
    #expect(count == 1 && session != nil)
  }

  @Test("deferred elements are loaded when the menu opens, cached or each time")
  func deferred() throws {
    var asked: [String] = []
    var provide: (([UIMenuElement]) -> Void)?
    let cached = UIDeferredMenuElement { done in
      asked.append("cached")
      done([UIAction(title: "Here") { _ in }])
    }
    let fresh = UIDeferredMenuElement.uncached { done in
      asked.append("fresh")
      provide = done
    }
    let button = button(UIMenu(children: [cached, fresh]))
    #expect(button.openMenuByCall())
    #expect(titles == ["Here", "…"])
    provide?([UIAction(title: "Late") { _ in }])
    #expect(titles == ["Here", "Late"])
    session?.close()
    #expect(button.openMenuByCall())
    #expect(asked == ["cached", "fresh", "fresh"])
  }

  @Test("the selection becomes the button's title if it opts in")
  func selection() throws {
    let small = UIAction(title: "Small") { _ in }
    let large = UIAction(title: "Large") { _ in }
    let button = button(UIMenu(options: .singleSelection, children: [small, large]))
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small" && small.state == .on)
    tap(middle(button))
    try choose("Large")
    #expect(button.currentTitle == "Large" && large.state == .on && small.state == .off)
  }

  @Test("a bar button without an action opens its menu on a tap, one with an action on a press")
  func bars() throws {
    var taps = 0
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [UIAction(title: "Name") { _ in }]))
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction(title: "Add") { _ in taps += 1 },
      menu: UIMenu(children: [UIAction(title: "Folder") { _ in }]))
    host.setRoot(UINavigationController(rootViewController: screen))
    host.settle()
    func button(_ title: String) throws -> UIView {
      try #require(host.namedElements().first { $0.texts == [title] && $0.view is UIControl }?.view)
    }
    tap(middle(try button("Sort")))
    #expect(titles == ["Name"])
    host.escapeByHand()
    #expect(session == nil)
    tap(middle(try button("Add")))
    #expect(session == nil && taps == 1)
    tap(middle(try button("Add")), for: 0.7)
    #expect(titles == ["Folder"] && taps == 1)
  }

  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var hasMenu = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("configure \(Int(location.x)) \(Int(location.y))")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [self] _ in
        UIMenu(children: [UIAction(title: "Copy") { [self] _ in calls.append("copy") }])
      })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
      animator?.addCompletion { [self] in calls.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { calls.append("commit") }
  }

  @Test("a long press lifts a view and opens its menu below; the delegate is notified in order")
  func contextMenu() throws {
    let owner = Owner()
    let interaction = UIContextMenuInteraction(delegate: owner)
    let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80))
    view.backgroundColor = .red
    view.addInteraction(interaction)
    screen.view.addSubview(view)
    tap(CGPoint(x: 50, y: 220), for: 0.3)
    #expect(owner.calls.isEmpty && session == nil)
    tap(CGPoint(x: 50, y: 220), for: 0.7)
    #expect(owner.calls == ["configure 10 20", "display", "displayed"])
    #expect(interaction.menuAppearance == .rich)
    #expect(interaction.location(in: screen.view) == CGPoint(x: 50, y: 220))
    #expect(cards.first?.frame.origin == CGPoint(x: 40, y: 296))
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "New") { _ in }]) }
    #expect(titles == ["New"])
    owner.calls = []
    interaction.dismissMenu()
    #expect(owner.calls == ["end"] && session == nil && interaction.menuAppearance == .unknown)
    tap(CGPoint(x: 50, y: 220), for: 0.7)
    owner.calls = []
    tap(middle(view))
    #expect(owner.calls == ["commit", "end"] && session == nil)
    owner.hasMenu = false
    tap(CGPoint(x: 50, y: 220), for: 0.7)
    #expect(session == nil)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [IndexPath] = []
    var selected = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath)
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Pin") { _ in }])
      })
    }
  }

  @Test("a table's delegate gives its rows menus; a row without one is selected as usual")
  func rows() throws {
    let rows = Rows()
    let table = UITableView(frame: screen.view.bounds)
    table.dataSource = rows
    table.delegate = rows
    screen.view.addSubview(table)
    host.settle()
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    tap(middle(second), for: 0.7)
    #expect(rows.asked == [IndexPath(row: 1, section: 0)] && titles == ["Pin"])
    #expect(rows.selected == 0)
    session?.close()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    tap(middle(first), for: 0.7)
    #expect(session == nil && rows.selected == 1)
  }

  @Test("small elements are side by side, and a rotation closes menus")
  func tilesAndTurns() throws {
    let row = UIMenu(
      options: .displayInline, preferredElementSize: .small,
      children: ["a", "b", "c"].map { UIAction(title: $0) { _ in } })
    let button = button(UIMenu(children: [row, UIAction(title: "Last") { _ in }]))
    #expect(button.openMenuByCall())
    let frames = cells(in: try #require(cards.first)).map(\.frame)
    #expect(frames[0].minY == frames[2].minY && frames[1].minX > frames[0].minX)
    #expect(frames[3].minY > frames[0].maxY)
    host.window.frame.size = CGSize(width: 852, height: 393)
    host.window.layoutIfNeeded()
    #expect(session == nil)
  }
}
