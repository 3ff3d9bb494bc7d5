import Devices
import Testing
import UIKit

@testable import UIKit

@Suite("Backgrounds of headers and rows")
@MainActor
struct HeaderBackgroundTests {
  private final class Headers: NSObject, UITableViewDelegate {
    var background: UIBackgroundConfiguration?

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Section"
      view.backgroundConfiguration = background
      return view
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
  }

  private func header(_ background: UIBackgroundConfiguration?) throws
    -> UITableViewHeaderFooterView
  {
    let delegate = Headers()
    delegate.background = background
    let screen = TableScreen(source: TitleSource(rows: 40)) { $0.delegate = delegate }
    return try #require(screen.table.headerView(forSection: 0))
  }

  @Test("a plain header's colour doesn't cover an explicit background")
  func standard() throws {
    let plain = try header(nil)
    #expect(plain.standardBackground?.isHidden == false)
    var red = UIBackgroundConfiguration.clear()
    red.backgroundColor = .red
    let configured = try header(red)
    #expect(configured.standardBackground?.isHidden ?? true)
    let seen = configured.subviews.filter { !$0.isHidden && $0.backgroundColor != nil }
    #expect(seen.map(\.backgroundColor) == [.red])
  }

  @Test("a background view and a background configuration reset each other")
  func resets() throws {
    let view = try header(.clear())
    let (first, second) = (UIView(), UIView())
    view.backgroundView = first
    #expect(view.backgroundConfiguration == nil && view.configured.backgroundView == nil)
    view.backgroundConfiguration = .clear()
    #expect(view.backgroundView == nil && first.superview == nil)
    view.backgroundView = second
    view.layoutIfNeeded()
    #expect(view.backgroundConfiguration == nil && second.superview === view && !second.isHidden)
  }

  @Test("rows follow their list as far as their colours weren't customised")
  func listCells() throws {
    func background(
      _ style: UITableView.Style, _ change: @escaping (inout UIBackgroundConfiguration) -> Void
    )
      throws -> UIColor?
    {
      let source = TitleSource(rows: 2)
      source.prepare = { cell, _ in
        var background = UIBackgroundConfiguration.listCell()
        change(&background)
        cell.backgroundConfiguration = background
      }
      let screen = TableScreen(.iPhone15Pro, os: "18.0", style: style, source: source)
      return try #require(screen.cell(0)?.subviews.first).backgroundColor
    }
    #expect(try background(.plain) { _ in } == CellColors.background(isGrouped: false))
    #expect(try background(.insetGrouped) { _ in } == CellColors.background(isGrouped: true))
    #expect(try background(.insetGrouped) { $0.backgroundColor = .red } == .red)
    #expect(CellColors.background(isGrouped: false) != CellColors.background(isGrouped: true))
    #expect(UIBackgroundConfiguration.listHeader() == .clear())
    #expect(UIBackgroundConfiguration.listFooter() == .clear())
  }

  @Test("colour transformers")
  func transformers() {
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
    let shown = UIConfigurationColorTransformer.monochromeTint(.red)
    let traits = UITraitCollection()
    let (one, other) = (
      shown.resolvedColor(with: traits),
      UIConfigurationColorTransformer.grayscale(.red).resolvedColor(with: traits)
    )
    #expect(one == other && one != .red)
    #expect(UIConfigurationColorTransformer.monochromeTint != .grayscale)
  }
}
