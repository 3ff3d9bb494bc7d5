import Foundation
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// No two baselines share a name in records, reports and acceptance.
@MainActor
@Suite struct SnapshotIdentityTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  @Test(arguments: [
    ("Tests/AppTests/__Snapshots__/CellTests/testCell.1.png", "AppTests/CellTests", "testCell.1"),
    ("Tests/KitTests/__Snapshots__/CellTests/testCell.1.png", "KitTests/CellTests", "testCell.1"),
    (
      "Tests/AppTests/Cells/__Snapshots__/CellTests/testCell.1.txt", "AppTests/Cells/CellTests",
      "testCell.1.txt"
    ),
    ("AppTests/__Snapshots__/CellTests/t.trace.txt", "AppTests/CellTests", "t.trace.txt"),
    ("Tests/__Snapshots__/CellTests/a.1.png", "CellTests", "a.1"),
    ("pictures/dark/a.card.png", "pictures/dark", "a.card"),
    ("a.png", "baselines", "a"),
  ])
  func namesFollowFromTheBaseline(path: String, scenario: String, id: String) {
    let identity = SnapshotIdentity(baseline: path)
    #expect(identity.scenario == scenario)
    #expect(identity.id == id)
  }

  @Test func foldersOutsideThePackageAreToldApart() {
    let one = SnapshotIdentity(baseline: "/a/shots/t.png").scenario
    let other = SnapshotIdentity(baseline: "/b/shots/t.png").scenario
    #expect(one.hasPrefix("shots~") && other.hasPrefix("shots~") && one != other)
    #expect(SnapshotIdentity(baseline: "../shots/t.png").scenario.hasPrefix("shots~"))
  }

  /// Two targets with test files of the same name, and one snapshot as a picture and as a text.
  @Test func whatIsCalledTheSameElsewhereStaysApartUntilItIsAccepted() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let artifacts = folder.url.appendingPathComponent("artifacts", isDirectory: true)
    func check(
      _ target: String, _ color: UIColor, _ text: String,
      _ record: SnapshotTestingConfiguration.Record
    ) -> Int {
      view.backgroundColor = color
      let place = folder.url.appendingPathComponent("\(target)/__Snapshots__/ScreenTests").path
      // Each target's tests run in a separate process.
      folder.beginRun(ArtifactFolder(artifacts))
      return folder.keepingArtifacts {
        let picture = verifySnapshot(
          of: view, as: .image, named: "card", record: record, snapshotDirectory: place,
          testName: "same()")
        let words = verifySnapshot(
          of: text, as: .lines, named: "card", record: record, snapshotDirectory: place,
          testName: "same()")
        return [picture, words].compactMap(\.self).count
      }
    }
    for target in ["AppTests", "KitTests"] { _ = check(target, .white, "old", .all) }
    try? FileManager.default.removeItem(at: artifacts)
    #expect(check("AppTests", .red, "app", .never) == 2)
    #expect(check("KitTests", .blue, "kit", .never) == 2)

    let acceptance = try BaselineAcceptance(report: artifacts, root: folder.url)
    #expect(acceptance.candidates.count == 4)
    let results = acceptance.accept(acceptance.candidates)
    #expect(results.compactMap(\.problem) == [])
    #expect(check("AppTests", .red, "app", .never) == 0)
    #expect(check("KitTests", .blue, "kit", .never) == 0)
  }
}
