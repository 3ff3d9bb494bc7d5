import Foundation
import Scenarios
import Tateyoko
import Testing
import UIKit

/// D4's screen without the line that passes the table's margins to the cells.
private final class ForgetfulTableViewController: OwnMarginsTableViewController {
  override func handMarginsDown(to cell: UITableViewCell) {
    cell.preservesSuperviewLayoutMargins = false
    cell.contentView.preservesSuperviewLayoutMargins = false
  }
}

/// D4's screen with a table that ignores its superview's safe area.
private final class StubbornTableViewController: OwnMarginsTableViewController {
  override func viewSafeAreaInsetsDidChange() {
    tableView.layoutMargins.left = 16
  }
}

/// A fault injected into a screen fails the run and is reported.
@MainActor
@Suite struct PlantedFaultTests {
  private let variants: [Scenario.Variant] = [.iPhoneX, .iPhone15Pro].flatMap { device in
    [UIInterfaceOrientation.portrait, .landscapeRight].map {
      Scenario.Variant(device, os: device == .iPhoneX ? "11.2" : "17.5", orientation: $0)
    }
  }

  /// D4 under its own name, with other tables.
  private func scenario(
    _ table: @escaping @MainActor @Sendable ([String]) -> UITableViewController
  ) -> Scenario {
    Scenario(
      id: "PagedTables", title: "D4 with a fault",
      screens: [
        Scenario.Screen(
          id: "D4", title: "D4", variants: variants, chrome: .all,
          steps: [
            Scenario.Step<D4OwnMarginsViewController>("page-1"),
            Scenario.Step("page-3") { screen, _ in screen.show(page: 2) },
          ]
        ) { D4OwnMarginsViewController(pages: D4OwnMarginsViewController.words.map(table)) }
      ])
  }

  private func run(
    _ scenario: Scenario, report: URL? = nil
  ) throws -> [String: SnapshotRecord] {
    var run = ScenarioRun([scenario], mode: .verify, snapshots: ScenarioScreen.folder)
    run.reportFolder = report
    // This scenario's only screen shares the folder with the real one's baselines.
    run.staleMode = .ignore
    let records = try run.run().record.snapshots
    return Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) })
  }

  @Test func theScreenWithoutAFaultIsEqual() throws {
    let records = try run(scenario { OwnMarginsTableViewController(words: $0) })
    #expect(records.count == 8)
    #expect(records.values.allSatisfy { $0.outcome == .equal })
  }

  @Test func cellsThatKeepTheirOwnMarginsAreNamed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("planted-fault-\(getpid())", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let records = try run(
      scenario { ForgetfulTableViewController(words: $0) }, report: folder)
    for (id, record) in records where id.contains("landscape") {
      #expect(record.outcome == .changed, "\(id)")
      let margin = id.contains("iphone-x") ? 60 : 75
      let sentence = try #require(
        record.layoutChanges.map(\.words).first {
          $0.contains("layoutMargins.left \(margin) → ")
        }, "\(id)")
      #expect(sentence.contains("UITableView["), "\(sentence)")
      #expect(record.message?.contains(sentence) == true)
      let tree = folder.appendingPathComponent("texts/PagedTables/\(id).tree.txt")
      #expect(try String(contentsOf: tree, encoding: .utf8).contains(sentence))
    }
    let text = try String(contentsOf: folder.appendingPathComponent("data.js"), encoding: .utf8)
    for words in ["UITableView[", "layoutMargins.left 60\"", "layoutMargins.left 75\""] {
      let isSaid = text.contains(words)
      #expect(isSaid, "\(words)")
    }
  }

  @Test func aTableWithAnotherMarginIsNamed() throws {
    let records = try run(scenario { StubbornTableViewController(words: $0) })
    for (id, record) in records {
      guard id.contains("landscape") else {
        #expect(record.outcome == .equal, "\(id)")
        continue
      }
      #expect(record.outcome == .changed, "\(id)")
      let margin = id.contains("iphone-x") ? 60 : 75
      let table = id.contains("page-1") ? "UITableView[0" : "UITableView["
      #expect(
        record.layoutChanges.map(\.words).contains {
          $0.hasPrefix(table) && $0.contains("layoutMargins.left \(margin) → 20")
        }, "\(record.layoutChanges.prefix(3))")
    }
  }
}
