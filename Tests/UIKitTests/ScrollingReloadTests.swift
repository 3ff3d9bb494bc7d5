import Devices
import Testing
import UIKit

/// Tables whose delegate reloads them, with fewer sections, during an operation.
@MainActor
@Suite struct ScrollingReloadTests {
  enum Moment: CaseIterable {
    case makingCell, showingCell, showingHeader, hidingCell, hidingHeader, askingHeight, scrolling
  }

  final class Fickle: NSObject, UITableViewDelegate, UITableViewDataSource {
    let moment: Moment
    var sections = 5
    var strays = 0
    init(_ moment: Moment) {
      self.moment = moment
      super.init()
    }

    func shrink(_ table: UITableView, at moment: Moment) {
      guard moment == self.moment, sections > 1 else { return }
      sections = 1
      table.reloadData()
      // Makes the table load the new counts immediately.
      _ = table.numberOfSections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      if section >= sections { strays += 1 }
      return 3
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if indexPath.section >= sections { strays += 1 }
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "\(indexPath.section) \(indexPath.row) of \(sections)"
      if indexPath.section == 2 { shrink(tableView, at: .makingCell) }
      return cell
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      if indexPath.section == 2 { shrink(tableView, at: .showingCell) }
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      shrink(tableView, at: .hidingCell)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header =
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        ?? UITableViewHeaderFooterView(reuseIdentifier: "head")
      header.textLabel?.text = "\(section)"
      return header
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      if section == 2 { shrink(tableView, at: .showingHeader) }
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      shrink(tableView, at: .hidingHeader)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      if indexPath.section == 3 { shrink(tableView, at: .askingHeight) }
      return 44
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if let table = scrollView as? UITableView { shrink(table, at: .scrolling) }
    }
  }

  @Test(arguments: Moment.allCases) func aReloadInBetweenCounts(moment: Moment) {
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let source = Fickle(moment)
    let controller = UIViewController()
    let table = UITableView(frame: controller.view.bounds)
    table.dataSource = source
    table.delegate = source
    controller.view.addSubview(table)
    host.setRoot(controller)
    table.contentOffset.y = 200
    host.settle()
    table.contentOffset.y = 0
    host.settle()
    #expect(source.sections == 1)
    #expect(source.strays == 0)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0 0 of 1", "0 1 of 1", "0 2 of 1"])
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == 3)
    #expect(table.subviews.filter { $0 is UITableViewHeaderFooterView }.count == 1)
    #expect(host.issues.isEmpty)
  }

  @Test func insertingRowsWhileOneIsShownIsTakenIn() {
    final class Growing: NSObject, UITableViewDelegate, UITableViewDataSource {
      var count = 3
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        guard count == 3, indexPath.row == 2 else { return }
        count = 5
        tableView.insertRows(
          at: [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)], with: .none)
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let source = Growing()
    let controller = UIViewController()
    let table = UITableView(frame: controller.view.bounds)
    table.dataSource = source
    table.delegate = source
    controller.view.addSubview(table)
    host.setRoot(controller)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2", "3", "4"])
    #expect(host.issues.isEmpty)
  }

  @Test func aTableOfAnyHeightEnds() {
    let screen = TableScreen(source: TitleSource(rows: 3)) { _ in }
    screen.table.frame.size.height = 1e18
    screen.host.settle()
    #expect(screen.table.subviews.count < 1_100)
  }
}
