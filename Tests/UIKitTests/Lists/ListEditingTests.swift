import Devices
import Testing

@testable import UIKit

@MainActor
@Suite("Collection view lists in editing mode") struct ListEditingTests {
  @MainActor
  final class Screen: NSObject, UICollectionViewDelegate {
    let host: SimulationHost
    let controller = UIViewController()
    let view: UICollectionView
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var accessories: (IndexPath) -> [UICellAccessory] = { _ in [] }
    var states: [String] = []
    var fixed: Set<IndexPath> = []
    var target: ((IndexPath) -> IndexPath)?

    init(
      os: OSVersion = "26.1", items: [String] = ["a", "b", "c", "d"],
      accessories: @escaping (IndexPath) -> [UICellAccessory] = { _ in [] },
      _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) {
      self.accessories = accessories
      host = SimulationHost(device: .iPhoneSE3, os: os)
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      change(&list)
      view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      super.init()
      view.delegate = self
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, path, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = self?.accessories(path) ?? []
        cell.configurationUpdateHandler = { [weak self] _, state in
          self?.states.append(
            "\(item) \(state.isEditing) \(state.isSwiped) \(state.isReordering)")
        }
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      self.source = source
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      host.setRoot(controller)
      host.settle()
    }

    func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target?(proposedIndexPath) ?? proposedIndexPath }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func cell(_ item: Int) throws -> UICollectionViewListCell {
      try #require(view.cellForItem(at: path(item)) as? UICollectionViewListCell)
    }

    func edit() {
      view.isEditing = true
      host.settle()
    }
  }

  @Test("controls are where tables have them, and take no room until editing begins")
  func controls() throws {
    let screen = Screen(accessories: { _ in [.reorder(), .delete()] })
    let cell = try screen.cell(0)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 375)
    #expect(cell.accessoryViews.allSatisfy { $0.superview == nil })
    let text = try #require(cell.configured.contentView as? UIListContentView).textStart
    screen.edit()
    let control = try #require(
      cell.subviews.compactMap { $0 as? UITableViewCellEditControl }.first)
    #expect(control.frame.minX == 15 && control.frame.size == CGSize(width: 26, height: 26))
    #expect(control.kind == .delete && abs(control.frame.midY - cell.bounds.midY) <= 0.5)
    let handle = try #require(
      cell.subviews.compactMap { $0 as? UITableViewCellReorderControl }.first)
    #expect(handle.frame.minX == 332 && handle.frame.width == 27)
    #expect(cell.contentView.frame.maxX == 332)
    // The text is 56 from the edge, as in a table.
    let list = try #require(cell.configured.contentView as? UIListContentView)
    #expect(cell.contentView.frame.minX + list.textStart == 56 && text == 16)
    screen.view.isEditing = false
    screen.host.settle()
    #expect(cell.contentView.frame.width == 375 && control.superview == nil)
  }

  @Test("accessories show at rest, in editing or always, unless hidden; items may be left out")
  func displayed() throws {
    let screen = Screen(accessories: { _ in
      [
        .checkmark(displayed: .whenNotEditing), .detail(), .insert(displayed: .always),
        .delete(options: .init(isHidden: true)),
      ]
    })
    screen.fixed = [screen.path(1)]
    func shown(_ item: Int) throws -> [Bool] {
      try screen.cell(item).accessoryViews.map { $0.superview != nil }
    }
    // In reading direction: controls, then the others.
    #expect(try shown(0) == [true, false, true, true])
    screen.edit()
    #expect(try shown(0) == [true, false, false, true])
    #expect(try shown(1) == [true, false, true, true])
    #expect(try screen.cell(0).configurationState.isEditing)
    #expect(try !screen.cell(1).configurationState.isEditing)
    #expect(screen.states.contains("a true false false"))
  }

  @Test("circles show the selection, and a view in editing selects as it allows")
  func selecting() throws {
    let screen = Screen(accessories: { _ in [.multiselect()] })
    screen.view.choose(screen.path(3))
    #expect(screen.view.indexPathsForSelectedItems == [screen.path(3)])
    screen.edit()
    #expect(screen.view.indexPathsForSelectedItems == [])
    screen.view.choose(screen.path(0))
    #expect(screen.view.indexPathsForSelectedItems == [])
    screen.view.allowsMultipleSelectionDuringEditing = true
    screen.view.choose(screen.path(0))
    screen.view.chooseAccessory(0, at: screen.path(2))
    #expect(screen.view.indexPathsForSelectedItems == [screen.path(0), screen.path(2)])
    screen.host.settle()
    func kind(_ item: Int) throws -> UITableViewCellEditControl.Kind? {
      try screen.cell(item).subviews.compactMap { $0 as? UITableViewCellEditControl }.first?.kind
    }
    #expect(try kind(0) == .select(true) && kind(1) == .select(false))
  }

  @Test("custom views are at their requested position, in the reserved width")
  func customViews() throws {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let screen = Screen(accessories: { path in
      guard path.item == 0 else { return [] }
      return [
        .disclosureIndicator(), .label(text: "x"),
        .customView(
          configuration: .init(
            customView: square, placement: .trailing(at: { _ in 1 }),
            reservedLayoutWidth: .custom(40))),
      ]
    })
    let cell = try screen.cell(0)
    let frames = cell.accessoryViews.map(\.frame)
    #expect(cell.accessoryViews[1] === square)
    #expect(
      frames[0].maxX + 12 + 10 == frames[1].minX && frames[1].maxX + 10 + 12 == frames[2].minX)
    #expect(frames[2].maxX == 359)
  }

  @Test("tapping an accessory runs its handler, or its default action")
  func tapping() throws {
    var calls: [String] = []
    let screen = Screen(accessories: { path in
      path.item == 0
        ? [.delete(), .detail { calls.append("detail") }]
        : [.insert { calls.append("insert") }]
    }) { list in
      list.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            calls.append("delete \(path.item)")
            done(true)
          }
        ])
      }
    }
    screen.view.chooseAccessory(1, at: screen.path(0))
    screen.view.chooseAccessory(0, at: screen.path(1))
    #expect(calls == ["detail"])
    screen.edit()
    screen.view.chooseAccessory(0, at: screen.path(1))
    screen.view.chooseAccessory(0, at: screen.path(0))
    #expect(calls == ["detail", "insert"])
    #expect(screen.view.openSwipe?.path == screen.path(0))
    screen.view.performSwipeAction(0)
    #expect(calls.last == "delete 0" && screen.view.openSwipe == nil)
  }

  // MARK: Swipes

  @Test("a list's rows are swiped like a table's, and their cells know it")
  func swiping() throws {
    let screen = Screen(accessories: { _ in [] }) { list in
      list.leadingSwipeActionsConfigurationProvider = { path in
        path.item == 3
          ? nil
          : UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { $2(true) }
          ])
      }
    }
    #expect(!screen.view.beginSwipe(at: screen.path(0), edge: .trailing))
    #expect(!screen.view.beginSwipe(at: screen.path(3), edge: .leading))
    #expect(screen.view.beginSwipe(at: screen.path(1), edge: .leading))
    screen.view.moveSwipe(by: 60)
    screen.view.endSwipe(velocity: 0)
    screen.host.settle()
    let buttons = try #require(
      screen.view.subviews.compactMap { $0 as? UISwipeActionPullView }.first)
    let cell = try screen.cell(1)
    #expect(cell.frame.minX == buttons.frame.width && buttons.frame.minX == 0)
    #expect(buttons.frame.minY == cell.frame.minY && cell.frame.minX > 20)
    #expect(screen.states.contains("b false true false"))
    screen.edit()
    #expect(screen.view.openSwipe == nil && cell.frame.minX == 0)
    #expect(!screen.view.beginSwipe(at: screen.path(1), edge: .leading))
  }

  // MARK: Moving

  @Test("a lifted item follows the finger, others make room, and the snapshot is updated")
  func moving() throws {
    let screen = Screen()
    var heard: [String] = []
    #expect(!screen.view.beginInteractiveMovementForItem(at: screen.path(0)))
    let source = try #require(screen.source)
    source.reorderingHandlers.canReorderItem = { $0 != "d" }
    source.reorderingHandlers.willReorder = {
      heard.append("will \($0.initialSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { transaction in
      heard.append("did \(transaction.finalSnapshot.itemIdentifiers)")
      heard.append("\(transaction.sectionTransactions.map(\.sectionIdentifier))")
    }
    #expect(!screen.view.beginInteractiveMovementForItem(at: screen.path(3)))
    let cells = try (0..<4).map { try screen.cell($0) }
    let places = cells.map(\.frame.minY)
    #expect(screen.view.beginInteractiveMovementForItem(at: screen.path(0)))
    let finger = CGPoint(x: 180, y: places[2] + 10)
    screen.view.updateInteractiveMovementTargetPosition(finger)
    screen.host.settle()
    #expect(cells[0].center == finger)
    #expect(cells[1].frame.minY == places[0] && cells[2].frame.minY == places[1])
    #expect(cells[3].frame.minY == places[3])
    #expect(screen.view.subviews.last { $0 is UICollectionViewCell } === cells[0])
    #expect(screen.states.contains("a false false true"))
    screen.view.endInteractiveMovement()
    screen.host.settle()
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(heard == [#"will ["a", "b", "c", "d"]"#, #"did ["b", "c", "a", "d"]"#, "[0]"])
    #expect(try screen.cell(2) === cells[0] && cells[0].frame.minY == places[2])
    // Cancelled, it comes back.
    #expect(screen.view.beginInteractiveMovementForItem(at: screen.path(0)))
    screen.view.updateInteractiveMovementTargetPosition(finger)
    screen.view.cancelInteractiveMovement()
    screen.host.settle()
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(try screen.cell(0).frame.minY == places[0])
  }

  @Test("the delegate may retarget a moved item")
  func targets() throws {
    let screen = Screen()
    let source = try #require(screen.source)
    source.reorderingHandlers.canReorderItem = { _ in true }
    screen.target = { _ in IndexPath(item: 1, section: 0) }
    #expect(screen.view.beginInteractiveMovementForItem(at: screen.path(3)))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 180, y: 10))
    screen.view.endInteractiveMovement()
    #expect(source.snapshot().itemIdentifiers == ["a", "d", "b", "c"])
  }

  @Test("placeholders while an item is moved")
  func places() {
    func items(_ source: Int, _ target: Int) -> [Int] {
      let move = ItemMove(
        source: IndexPath(item: source, section: 0), target: IndexPath(item: target, section: 0),
        position: .zero)
      return (0..<5).map { move.item(in: IndexPath(item: $0, section: 0)).item }
    }
    #expect(items(1, 3) == [0, 2, 3, 1, 4])
    #expect(items(3, 0) == [3, 0, 1, 2, 4])
    #expect(items(2, 2) == [0, 1, 2, 3, 4])
    let across = ItemMove(
      source: IndexPath(item: 0, section: 0), target: IndexPath(item: 0, section: 1),
      position: .zero)
    #expect(across.item(in: IndexPath(item: 2, section: 0)).item == 2)
  }

  // MARK: Outlines

  @Test("a chevron expands and collapses its item, if the handlers allow it")
  func outlines() throws {
    var asked: [String] = []
    let screen = Screen(items: [], accessories: { _ in [.outlineDisclosure()] })
    let source = try #require(screen.source)
    source.sectionSnapshotHandlers.shouldExpandItem = {
      asked.append("expand \($0)")
      return $0 != "q"
    }
    source.sectionSnapshotHandlers.willExpandItem = { asked.append("will expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { asked.append("will collapse \($0)") }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p", "q"])
    tree.append(["p1", "p2"], to: "p")
    tree.append(["q1"], to: "q")
    source.apply(tree, to: 0, animatingDifferences: false)
    screen.host.settle()
    func chevron() throws -> CellAccessoryView {
      try #require(screen.cell(0).accessoryViews.first as? CellAccessoryView)
    }
    #expect(try !chevron().pointsDown)
    screen.view.chooseAccessory(0, at: screen.path(0))
    screen.host.settle()
    #expect(source.snapshot().itemIdentifiers == ["p", "p1", "p2", "q"])
    #expect(try chevron().pointsDown)
    screen.view.chooseAccessory(0, at: screen.path(0))
    screen.host.settle()
    #expect(source.snapshot().itemIdentifiers == ["p", "q"])
    #expect(try !chevron().pointsDown)
    screen.view.chooseAccessory(0, at: screen.path(1))
    #expect(source.snapshot().itemIdentifiers == ["p", "q"])
    #expect(asked == ["expand p", "will expand p", "will collapse p", "expand q"])
    // A tap on the row selects it.
    screen.view.choose(screen.path(0))
    #expect(screen.view.indexPathsForSelectedItems == [screen.path(0)])
  }

  @Test("a header-style outline disclosure expands when the row is tapped")
  func headerOutlines() throws {
    let screen = Screen(
      items: [], accessories: { _ in [.outlineDisclosure(options: .init(style: .header))] })
    let source = try #require(screen.source)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["p"])
    tree.append(["p1"], to: "p")
    source.apply(tree, to: 0, animatingDifferences: false)
    screen.host.settle()
    screen.view.choose(screen.path(0))
    #expect(source.snapshot().itemIdentifiers == ["p", "p1"])
    #expect(screen.view.indexPathsForSelectedItems == [])
  }
}
