import Testing

@testable import UIKit

/// Rectangles that only touch don't intersect on Apple's platforms; in Linux's Foundation they do.
@Suite("Adjacent rectangles")
@MainActor
struct TouchingRectangleTests {
  private final class Footers: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 40 }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 20 }
    func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { 30 }
    func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { UITableViewHeaderFooterView() }
  }

  @Test("a footer that begins at the table's end isn't shown")
  func footers() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let source = Footers()
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 100), style: .grouped)
    table.dataSource = source
    table.delegate = source
    controller.view.addSubview(table)
    host.setRoot(controller)
    host.settle()
    #expect(table.rectForFooter(inSection: 0).minY == 100)
    #expect(table.footerView(forSection: 0) == nil)
    table.contentOffset.y = 1
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0) != nil)
    withExtendedLifetime(source) {}
  }
}
