import Devices
import Foundation
import Testing

@testable import UIKit

/// Contents and backgrounds that cells, headers and footers of tables get from configurations.
@MainActor
@Suite struct TableConfigurationTests {
  private func screen(
    style: UITableView.Style = .plain, prepare: @escaping (UITableViewCell, IndexPath) -> Void
  ) -> TableScreen {
    let source = TitleSource([["One", "Two", "Three"]])
    source.prepare = prepare
    return TableScreen(.iPhone15Pro, os: "18.0", style: style, source: source)
  }

  private func label(_ view: UIView?) -> String? {
    guard let view else { return nil }
    if let label = view as? UILabel, label.text != nil { return label.text }
    return view.subviews.lazy.compactMap { self.label($0) }.first
  }

  @Test func handlersFollowTheState() {
    let screen = screen { cell, path in
      cell.textLabel?.removeFromSuperview()
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell()
        content.text =
          (state.isSelected ? "Selected " : "") + (state.isEditing ? "editing " : "")
          + "\(path.row)"
        cell.contentConfiguration = content
      }
    }
    #expect(label(screen.cell(1)) == "1")
    screen.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    screen.host.settle()
    #expect(label(screen.cell(1)) == "Selected 1")
    #expect(label(screen.cell(0)) == "0")
    screen.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    screen.cell(0)?.setEditing(true, animated: false)
    screen.host.settle()
    #expect(label(screen.cell(1)) == "1")
    #expect(label(screen.cell(0)) == "editing 0")
  }

  /// Is queried for its configuration before layout, and again when it requests an update.
  private final class CountingCell: UITableViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
      var content = defaultContentConfiguration().updated(for: state)
      content.text = "Lines\nof\ntext"
      contentConfiguration = content
    }
  }

  @Test func rowsAreMeasuredWithTheirConfiguration() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let rows = Rows()
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    let controller = UIViewController()
    controller.view.addSubview(table)
    let host = SimulationHost(device: .iPhone15Pro, os: "18.0", orientation: .portrait)
    host.setRoot(controller)
    let cell = try #require(table.visibleCells.first as? CountingCell)
    // Three lines of 17 points and their margins.
    #expect(cell.frame.height > 80)
    let asked = cell.states.count
    #expect(asked >= 1)
    host.settle()
    #expect(cell.states.count == asked)
    cell.setNeedsUpdateConfiguration()
    host.settle()
    #expect(cell.states.count == asked + 1)
    #expect(cell.states.allSatisfy { !$0.isSelected && !$0.isHighlighted && !$0.isEditing })
  }

  @Test func backgroundsReplaceTheCellsOwn() throws {
    let screen = screen { cell, path in
      cell.backgroundColor = .red
      cell.backgroundView = UIView()
      cell.selectedBackgroundView = UIView()
      guard path.row == 1 else { return }
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .blue
      background.cornerRadius = 8
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 2, leading: 10, bottom: 4, trailing: 20)
      cell.backgroundConfiguration = background
    }
    let cell = try #require(screen.cell(1))
    let shown = try #require(cell.subviews.first)
    #expect(shown.backgroundColor == .blue)
    #expect(shown.layer.cornerRadius == 8)
    #expect(shown.frame == rect(10, 2, cell.bounds.width - 30, cell.bounds.height - 6))
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(screen.cell(0)?.backgroundColor == .red)
    screen.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    screen.host.settle()
    #expect(cell.subviews.first?.backgroundColor == .systemGray4)
    // In the other direction.
    cell.selectedBackgroundView = UIView()
    screen.host.settle()
    #expect(cell.backgroundConfiguration == nil)
    #expect(shown.superview == nil)
    #expect(cell.selectedBackgroundView?.superview === cell)
    cell.backgroundConfiguration = .clear()
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.backgroundView?.superview === cell)
    #expect(cell.backgroundColor == .systemBackground)
  }

  /// Apple's usual way to mark rows: values set by a handler request no further update.
  @Test func handlersMaySetBackgrounds() throws {
    var calls = 0
    let screen = screen { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        calls += 1
        cell.backgroundConfiguration = .listPlainCell().updated(for: state)
        cell.selectionStyle = .none
      }
    }
    #expect(calls == 3)
    #expect(screen.host.takeIssues().isEmpty)
    screen.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    screen.host.settle()
    #expect(calls == 4)
    #expect(screen.cell(1)?.subviews.first?.backgroundColor == .systemGray4)
    #expect(screen.host.takeIssues().isEmpty)
  }

  /// Configures itself for an item, as collection view cells do.
  private final class ItemCell: UITableViewCell {
    var item = 0
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = defaultContentConfiguration()
      content.text = "Item \(item)"
      contentConfiguration = content
    }
  }

  @Test func reusedCellsAreFilledAnew() throws {
    final class Items: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? ItemCell)?.item = indexPath.row
        return cell
      }
    }
    let items = Items()
    let screen = TableScreen(.iPhone15Pro, os: "18.0", source: TitleSource([[]])) { table in
      table.register(ItemCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = items
    }
    screen.table.scrollToRow(
      at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    screen.host.settle()
    for cell in screen.table.visibleCells {
      let row = try #require(screen.table.indexPath(for: cell)).row
      #expect(label(cell) == "Item \(row)")
    }
  }

  @Test func defaultsFollowTheTablesStyle() throws {
    let plain = screen { _, _ in }
    let grouped = screen(style: .grouped) { _, _ in }
    let colors = [plain, grouped].map {
      $0.cell(0)?.defaultBackgroundConfiguration().backgroundColor
    }
    #expect(colors == [.systemBackground, .secondarySystemGroupedBackground])
  }

  private final class Headers: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      var content = view?.defaultContentConfiguration()
      content?.text = "Section"
      content?.secondaryText = "with more"
      view?.contentConfiguration = content
      view?.configurationUpdateHandler = { view, state in
        var background = view.defaultBackgroundConfiguration()
        background.backgroundColor = state.isPinned ? .green : .yellow
        view.backgroundConfiguration = background
      }
      return view
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      UITableView.automaticDimension
    }
  }

  @Test func headersShowConfigurations() throws {
    let delegate = Headers()
    let source = TitleSource([(0..<40).map { "\($0)" }])
    let screen = TableScreen(.iPhone15Pro, os: "18.0", source: source) { table in
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      table.delegate = delegate
    }
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect(label(header.contentView) == "Section")
    let background = try #require(header.subviews.first)
    #expect(background.backgroundColor == .yellow)
    #expect(background.frame == header.bounds)
    // Two lines are higher than a header with a title.
    let single = try #require(
      UITableViewHeaderFooterView(reuseIdentifier: nil).defaultContentConfiguration()
        .makeContentView() as? UIListContentView)
    #expect(header.bounds.height > single.naturalHeight(width: header.bounds.width))
    screen.table.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    screen.host.settle()
    #expect(background.backgroundColor == .green)
  }
}
