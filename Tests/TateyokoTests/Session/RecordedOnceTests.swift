import Foundation
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// Each failing assertion is one entry of the report, from the moment it returns.
@MainActor
@Suite struct RecordedOnceTests {
  private let folder: BaselineFolder
  private var artifacts: URL { folder.url.appendingPathComponent("artifacts") }

  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "the value refuses to be made" }
  }

  init() throws { folder = try BaselineFolder() }

  /// The report's current content, while the process continues.
  private var snapshots: [SnapshotRecord] {
    get throws {
      let file = artifacts.appendingPathComponent(RunRecord.fileName)
      guard FileManager.default.fileExists(atPath: file.path) else { return [] }
      return try RunRecord(json: Data(contentsOf: file)).snapshots
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: artifacts.appendingPathComponent(name), encoding: .utf8)
  }

  private func baseline(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("once.\(name).txt"))
  }

  @discardableResult
  private func verify(
    _ name: String, _ mode: SnapshotTestingConfiguration.Record = .never, line: UInt = #line,
    test: String = "once()", _ value: () throws -> String
  ) -> String? {
    func check() -> String? {
      verifySnapshot(
        of: try value(), as: .lines, named: name, record: mode, snapshotDirectory: folder.url.path,
        testName: test, line: line)
    }
    return folder.keepingArtifacts(check)
  }

  /// The only entry of a report, which must exist immediately and be the same at the end.
  private func only(sourceLocation: SourceLocation = #_sourceLocation) throws -> SnapshotRecord {
    let now = try snapshots
    #expect(now.count == 1, sourceLocation: sourceLocation)
    folder.session.artifacts.endRun(stale: (.ignore, nil), root: folder.url.path)
    #expect(try snapshots == now, "the end adds nothing", sourceLocation: sourceLocation)
    let junit = try text("junit.xml")
    #expect(junit.components(separatedBy: "<testcase ").count == 2, sourceLocation: sourceLocation)
    return try #require(now.first, sourceLocation: sourceLocation)
  }

  @Test func aDifference() throws {
    try baseline("a", "old")
    #expect(verify("a") { "new" } != nil)
    let snapshot = try only()
    #expect(snapshot.outcome == .changed && snapshot.texts != nil && snapshot.seconds != nil)
    #expect(try text("junit.xml").contains(#"failures="1""#))
  }

  @Test func aDifferenceThatIsRecorded() throws {
    try baseline("a", "old")
    #expect(verify("a", .failed) { "new" }?.contains("recorded again") == true)
    let snapshot = try only()
    #expect(snapshot.outcome == .recorded && snapshot.texts != nil)
    #expect(snapshot.message?.contains("which was recorded again") == true)
  }

  @Test func aMissingBaseline() throws {
    #expect(verify("a") { "new" } != nil)
    let snapshot = try only()
    #expect(snapshot.outcome == .missing && snapshot.pending != nil && snapshot.seconds != nil)
  }

  @Test func aBaselineThatCannotBeRead() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("once.a.txt"), withIntermediateDirectories: true)
    #expect(verify("a") { "new" }?.contains("can't be compared with its baseline") == true)
    let snapshot = try only()
    #expect(snapshot.outcome == .error && snapshot.pending != nil)
  }

  @Test func aValueThatCannotBeMade() throws {
    try baseline("a", "old")
    #expect(verify("a") { throw Refusal() }?.contains("the value refuses") == true)
    let snapshot = try only()
    #expect(snapshot.id == "once.a.txt" && snapshot.outcome == .error)
    #expect(snapshot.message?.contains("the value refuses to be made") == true)
    #expect(snapshot.sourceLine != nil)
  }

  /// Its baseline is still in use.
  @Test func theBaselineOfAValueThatCannotBeMadeIsNotStale() throws {
    try baseline("a", "old")
    try baseline("b", "old")
    verify("b") { "old" }
    verify("a") { throw Refusal() }
    folder.beginRun(
      ArtifactFolder(artifacts, run: TestRun(identity: "1 1", partialReason: nil)))
    verify("b") { "old" }
    verify("a") { throw Refusal() }
    folder.session.artifacts.endRun(stale: (.warn, nil), root: folder.url.path)
    #expect(try snapshots.map(\.outcome) == [.error, .equal])
  }

  @Test func aNameThatCannotBeOne() throws {
    #expect(verify("!", line: 12) { "new" }?.contains("no letter or digit") == true)
    let snapshot = try only()
    #expect(snapshot.id == "once.line-12" && snapshot.outcome == .error)
  }

  @Test func aPartThatCannotBeTold() throws {
    folder.beginRun(shard: TestShard { $0 == ShardSetting.shardVariable ? "3/2" : nil })
    #expect(verify("a") { "new" } != nil)
    #expect(try only().message?.contains("TATEYOKO_SHARD takes a shard") == true)
  }

  /// There is one baseline, and the value it was first compared with is still visible.
  @Test func aNameThatIsTakenByWhatHasFailed() throws {
    try baseline("a", "old")
    #expect(verify("a", line: 1) { "new" } != nil)
    #expect(verify("a", line: 2) { "newer" }?.contains("is taken") == true)
    let snapshot = try only()
    #expect(snapshot.outcome == .error && snapshot.texts != nil)
    #expect(snapshot.message?.contains("is taken") == true)
  }

  @Test func aTestThatIsRepeated() throws {
    try baseline("a", "old")
    for _ in 1...3 { #expect(verify("a", line: 1) { "new" } != nil) }
    #expect(try only().outcome == .changed)
  }

  @Test func aFailureThatAnExpectationTellsOf() throws {
    try baseline("a", "old")
    let told = issues {
      #expect(verify("a") { "new" } == nil)
    }
    #expect(told.count == 1)
    #expect(try only().outcome == .changed)
  }

  // MARK: Without a snapshot

  @Test func anAssertionWithoutAnyStrategy() throws {
    let told = issues {
      folder.keepingArtifacts {
        let none: [Snapshotting<String, String>] = []
        assertSnapshots(of: "a", as: none, testName: "once()", line: 12)
      }
    }
    #expect(told.count == 1)
    let snapshot = try only()
    #expect(snapshot.id == "once.line-12" && snapshot.outcome == .error)
  }

  @Test func aMatrixWithoutCells() throws {
    let failures = folder.keepingArtifacts {
      MatrixCheck(
        matrix: SnapshotMatrix([]), name: nil, record: .never, directory: folder.url.path,
        file: #filePath, testName: "once()", line: 12
      ).run({ UIViewController() }) {
        (config: ViewImageConfig) in Snapshotting<UIViewController, UIImage>.image(on: config)
      }
    }
    #expect(failures.count == 1)
    #expect(try only().id == "once.line-12")
  }

  @Test func aScenarioThatCannotBeRun() throws {
    let told = issues {
      folder.keepingArtifacts {
        assertScenario(
          Scenario(id: "Empty", title: "Empty", screens: []), snapshots: folder.url, record: .never)
      }
    }
    #expect(told.count == 1)
    let snapshot = try only()
    #expect(snapshot.scenario == "Empty" && snapshot.outcome == .error)
  }

  // MARK: Several

  /// One issue for the cause, and an entry for each cell.
  @Test func aMatrixIsItsCells() throws {
    func run(_ mode: SnapshotTestingConfiguration.Record, _ color: UIColor) -> [SnapshotFailure] {
      folder.beginRun()
      return folder.keepingArtifacts {
        MatrixCheck(
          matrix: SnapshotMatrix([.iPhone8, .iPhoneX]), name: "screen", record: mode,
          directory: folder.url.path, file: #filePath, testName: "once()", line: 1
        ).run({
          let controller = UIViewController()
          controller.view.backgroundColor = color
          return controller
        }) { (config: ViewImageConfig) in Snapshotting<UIViewController, UIImage>.image(on: config)
        }
      }
    }
    _ = run(.missing, .red)
    #expect(run(.never, .blue).count == 1)
    #expect(try snapshots.map(\.outcome) == [.changed, .changed])
    folder.session.artifacts.endRun(stale: (.ignore, nil), root: folder.url.path)
    #expect(try snapshots.map(\.outcome) == [.changed, .changed])
    let junit = try text("junit.xml")
    #expect(junit.components(separatedBy: "<testcase ").count == 3)
    #expect(try text("summary.md").contains("2 "))
  }

  /// Two shards of a suite that fail, in merged reports: each failure once.
  @Test func shardsThatAreMerged() throws {
    for name in ["a", "b", "c", "d"] { try baseline(name, "old") }
    var whole: [String] = []
    for index in 1...2 {
      let shard = TestShard { $0 == ShardSetting.shardVariable ? "\(index)/2" : nil }
      let report = ArtifactFolder(
        folder.url.appendingPathComponent("artifacts/part-\(index)"), shard: shard.shard,
        tellsEverything: true)
      folder.beginRun(report, shard: shard)
      for name in ["a", "b", "c", "d"] { verify(name, test: "once()") { "new" } }
      verify("e", test: "other()") { throw Refusal() }
      report.endRun(stale: (.ignore, nil), root: folder.url.path)
      whole += try RunRecord(
        json: Data(contentsOf: report.folder.appendingPathComponent(RunRecord.fileName))
      ).snapshots.filter { $0.outcome.isFailure }.map(\.id)
    }
    #expect(
      whole.sorted() == [
        "once.a.txt", "once.b.txt", "once.c.txt", "once.d.txt", "other.e.txt",
      ])
  }
}
