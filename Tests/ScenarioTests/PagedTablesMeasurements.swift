import Scenarios
import Tateyoko
import UIKit

/// The values that D1 to D5 concern, measured on one table of a screen, in the table's own coordinates.
struct TableMeasurements: Equatable, CustomStringConvertible {
  var contentMinX: CGFloat
  var contentWidth: CGFloat
  var labelMinX: CGFloat
  var separatorMinX: CGFloat

  init(content: CGFloat, width: CGFloat, label: CGFloat, separator: CGFloat) {
    contentMinX = content
    contentWidth = width
    labelMinX = label
    separatorMinX = separator
  }

  /// Measures the first two rows of a table, which must agree.
  @MainActor
  init?(_ table: UITableView) {
    let rows = (0..<2).compactMap { row -> TableMeasurements? in
      guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)),
        let label = cell.textLabel, let separator = Self.separator(of: cell)
      else { return nil }
      let content = cell.contentView.convert(cell.contentView.bounds, to: table)
      return TableMeasurements(
        content: content.minX, width: content.width,
        label: label.convert(label.bounds, to: table).minX,
        separator: separator.convert(separator.bounds, to: table).minX)
    }
    guard rows.count == 2, rows[0] == rows[1] else { return nil }
    self = rows[0]
  }

  /// The cell's separator, which UIKit keeps private.
  @MainActor
  private static func separator(of cell: UITableViewCell) -> UIView? {
    cell.subviews.first { "\(type(of: $0))".contains("Separator") && !$0.isHidden }
  }

  var description: String {
    "content \(contentMinX)+\(contentWidth) label \(labelMinX) separator \(separatorMinX)"
  }
}

/// A paged screen on a simulated device.
@MainActor
struct PagedStage {
  let simulator: Simulator
  let screen: PagedTablesViewController

  init(
    _ screen: PagedTablesViewController, on device: Device, os: OSVersion,
    orientation: UIInterfaceOrientation = .portrait
  ) {
    simulator = Simulator(device, os: os, orientation: orientation)
    self.screen = screen
    simulator.launch(screen)
  }

  /// All tables, first page first; `nil` for one whose rows are missing or disagree.
  var tables: [TableMeasurements?] {
    simulator.window.layoutIfNeeded()
    return screen.pages.map { TableMeasurements($0.tableView) }
  }

  func turnThereAndBack(_ check: (Bool) -> Void) {
    simulator.rotate(to: .landscapeLeft)
    check(true)
    simulator.rotate(to: .portrait)
    check(false)
  }
}
