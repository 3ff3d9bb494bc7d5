import Devices
import Testing
import UIKit

/// A data source of titles, one array per section; creates cells of a style.
@MainActor
final class TitleSource: NSObject, UITableViewDataSource {
  var titles: [[String]]
  var style = UITableViewCell.CellStyle.default
  var prepare: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  private(set) var made = 0
  private(set) var asked: [IndexPath] = []

  init(_ titles: [[String]]) {
    self.titles = titles
    super.init()
  }

  convenience init(rows: Int) { self.init([(0..<rows).map { "\($0)" }]) }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell: UITableViewCell
    if let old = tableView.dequeueReusableCell(withIdentifier: "title") {
      cell = old
    } else {
      made += 1
      cell = UITableViewCell(style: style, reuseIdentifier: "title")
    }
    cell.textLabel?.text = titles[indexPath.section][indexPath.row]
    prepare(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }
}

/// A table that fills a plain controller on a simulated device.
@MainActor
final class TableScreen {
  let host: SimulationHost
  let controller = UIViewController()
  let table: UITableView
  let source: TitleSource

  init(
    _ device: Device = .iPhone8, os: OSVersion = "13.7", style: UITableView.Style = .plain,
    orientation: UIInterfaceOrientation = .portrait, source: TitleSource,
    options: SimulationHost.Options = .init(), setUp: (UITableView) -> Void = { _ in }
  ) {
    host = SimulationHost(device: device, os: os, orientation: orientation, options: options)
    table = UITableView(frame: .zero, style: style)
    self.source = source
    table.dataSource = source
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
    setUp(table)
    host.setRoot(controller)
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The separator line of a row in the table's coordinates.
  func separator(_ row: Int, _ section: Int = 0) -> CGRect? {
    guard let cell = cell(row, section) else { return nil }
    let lines = cell.subviews.filter { "\(type(of: $0))".contains("Separator") && !$0.isHidden }
    return lines.last.map { cell.convert($0.frame, to: table) }
  }
}

extension CGRect {
  /// Whether all four numbers agree within a thousandth of a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
