import Devices
import Foundation
import Testing

@testable import UIKit

@MainActor
struct SelfSizingTests {
  private final class NoteCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "note") as? NoteCell
        ?? NoteCell(style: .default, reuseIdentifier: "note")
      cell.label.text = texts[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UIView()
      let box = SizedView(10, 33)
      box.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: header.topAnchor, constant: 4),
        box.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      ])
      return header
    }
  }

  @Test("rows and headers are as high as their constraints require, also at another width")
  func rows() throws {
    let stage = ConstraintStage(CGSize(width: 320, height: 600), device: .iPhoneX, os: "16.0")
    let source = Source()
    source.texts = ["One line", String(repeating: "Several lines of text. ", count: 8)]
    let table = stage.add(UITableView(frame: .zero, style: .plain))
    table.insetsContentViewsToSafeArea = false
    table.dataSource = source
    table.delegate = source
    table.sectionHeaderTopPadding = 0
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: stage.root.topAnchor),
      table.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
    ])
    func check(width: CGFloat) throws -> CGFloat {
      stage.settle()
      #expect(table.rectForHeader(inSection: 0).height == 42)
      var last: CGFloat = 0
      for row in 0..<2 {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)
        let text = cell.label.sizeThatFits(CGSize(width: width - 32, height: 1e4)).height
        // A pixel for the separator, which stretches the text.
        #expect(abs(cell.frame.height - (text + 24 + 1 / 3)) < 1e-6)
        #expect(cell.label.frame.minY == 12)
        #expect(cell.label.frame.width == width - 32)
        #expect(abs(cell.label.frame.height - (text + 1 / 3)) < 1e-6)
        last = cell.frame.height
      }
      return last
    }
    let narrow = try check(width: 320)
    stage.window.frame.size.width = 600
    let wide = try check(width: 600)
    #expect(wide < narrow)
    #expect(stage.host.takeIssues().isEmpty)
  }
}
