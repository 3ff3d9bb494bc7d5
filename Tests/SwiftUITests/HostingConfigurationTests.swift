import Devices
import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// Cells with views of SwiftUI's.
@Suite @MainActor struct HostingConfigurationTests {
  private func table(
    _ device: Device = .iPhone15, os: OSVersion? = nil,
    _ make: @escaping (Int) -> any UIContentConfiguration
  ) -> (SimulationHost, CellTable) {
    let host = SimulationHost(device: device, os: os)
    let controller = CellTable(make)
    host.setRoot(controller)
    host.settle()
    return (host, controller)
  }

  /// Recorded on iOS 26.0: a colour 60 high makes a cell of 90, with a separator of 1 (facts: layout §4.2).
  @Test func contentHasTheRecordedMargins() throws {
    let (_, controller) = table { _ in
      UIHostingConfiguration { Color.red.frame(height: 60).identified("content") }
    }
    let cell = try #require(controller.cell(0))
    #expect(abs(cell.contentView.bounds.height - 90) <= 1, "\(cell.contentView.bounds)")
    let content = try #require(cell.first("content"))
    let frame = content.convert(content.bounds, to: cell.contentView)
    #expect(frame.minX == 16 && abs(frame.minY - 15) <= 0.5, "\(frame)")
    #expect(frame.maxX == cell.contentView.bounds.width - 16)
  }

  @Test func marginsReplaceOnlyTheirEdges() throws {
    let (_, controller) = table { row in
      let content = UIHostingConfiguration {
        Color.red.frame(height: row == 0 ? 60 : 20).identified("content")
      }
      return row == 0 ? content.margins(.all, 0) : content.margins(.vertical, 30)
    }
    #expect(abs(try #require(controller.cell(0)).contentView.bounds.height - 60) <= 1)
    let second = try #require(controller.cell(1))
    #expect(abs(second.contentView.bounds.height - 80) <= 1)
    let content = try #require(second.first("content"))
    #expect(content.convert(content.bounds, to: second.contentView).minX == 16)
  }

  @Test func smallContentHasTheHeightOfARow() throws {
    let (_, controller) = table { row in
      let content = UIHostingConfiguration { Color.red.frame(height: 4) }.margins(.all, 0)
      return row == 0 ? content : content.minSize(height: 0)
    }
    #expect(try #require(controller.cell(0)).contentView.bounds.height >= 51)
    #expect(try #require(controller.cell(1)).contentView.bounds.height <= 5)
  }

  @Test func backgroundsFillTheCell() throws {
    let (_, controller) = table { _ in
      UIHostingConfiguration { Text("Row") }.background { Color.red.identified("background") }
    }
    let cell = try #require(controller.cell(0))
    let background = try #require(cell.first("background"))
    #expect(
      background.convert(background.bounds, to: cell.contentView) == cell.contentView.bounds)
    #expect(cell.texts == ["Row"])
  }

  @Test func cellsGrowWithTheirState() throws {
    let (host, controller) = table { _ in
      UIHostingConfiguration { GrowingRow() }
    }
    let cell = try #require(controller.cell(0))
    // The button's line is lower than a row.
    #expect(abs(cell.contentView.bounds.height - 52) < 0.5)
    let button = try #require(cell.first("more"))
    let frame = button.convert(button.bounds, to: nil)
    host.touches.send([.init(0, .began, at: CGPoint(x: frame.midX, y: frame.midY))])
    host.advance(by: 0.1)
    host.touches.send([.init(0, .ended, at: CGPoint(x: frame.midX, y: frame.midY))])
    host.advance(by: 1)
    host.settle()
    #expect(abs(try #require(controller.cell(0)).contentView.bounds.height - 150.333) < 1)
  }
}

private struct GrowingRow: View {
  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 0) {
      Button("More") { isLarge = true }.identified("more")
      if isLarge { Color.red.frame(height: 100) }
    }
  }
}

private final class CellTable: UITableViewController {
  private let make: (Int) -> any UIContentConfiguration

  init(_ make: @escaping (Int) -> any UIContentConfiguration) {
    self.make = make
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = make(indexPath.row)
    return cell
  }

  func cell(_ row: Int) -> UITableViewCell? {
    tableView.cellForRow(at: IndexPath(row: row, section: 0))
  }
}
