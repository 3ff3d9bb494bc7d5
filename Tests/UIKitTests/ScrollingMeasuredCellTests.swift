import Devices
import Foundation
import Testing

@testable import UIKit

/// Rows that measure themselves with constraints that leave no slack: no moment in which a cell has
/// another height is a conflict.
@MainActor
@Suite struct ScrollingMeasuredCellTests {
  final class TallCell: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 100)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 50),
        height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Rows: UITableViewController {
    var heights = (0..<30).map { CGFloat(60 + $0 % 5 * 20) }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.sectionHeaderHeight = UITableView.automaticDimension
      tableView.register(TallCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      TallHeader(reuseIdentifier: nil)
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? TallCell)?.height.constant = heights[indexPath.row]
      return cell
    }
  }

  final class TallHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 90),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("no conflict while cells and headers are measured")
  func conflicts() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let rows = Rows(style: .plain)
    host.setRoot(rows)
    host.settle()
    #expect(rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100)
    #expect(rows.tableView.rectForHeader(inSection: 0).height == 90)
    #expect(host.takeIssues().map(\.problem) == [])
    host.turn(to: .landscapeLeft)
    host.settle()
    #expect(host.takeIssues().map(\.problem) == [])
    rows.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    host.settle()
    #expect(host.takeIssues().map(\.problem) == [])
    rows.heights = rows.heights.reversed()
    rows.tableView.reloadData()
    host.settle()
    #expect(host.takeIssues().map(\.problem) == [])
    rows.heights[18] = 300
    rows.tableView.reloadRows(at: [IndexPath(row: 18, section: 0)], with: .automatic)
    host.settle()
    rows.heights.insert(77, at: 17)
    rows.tableView.insertRows(at: [IndexPath(row: 17, section: 0)], with: .automatic)
    host.settle()
    #expect(host.takeIssues().map(\.problem) == [])
  }
}
