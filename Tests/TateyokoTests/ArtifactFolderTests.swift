import Foundation
import Testing

@testable import Tateyoko

/// The record of a test run: everything that ran, in however many processes.
@Suite struct ArtifactFolderTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func check(
    _ name: String, _ text: String, in artifacts: ArtifactFolder,
    record: SnapshotTestingConfiguration.Record = .never, line: UInt = #line
  ) -> String? {
    if artifacts !== folder.session.artifacts { folder.beginRun(artifacts) }
    return folder.keepingArtifacts {
      verifySnapshot(
        of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.url.path,
        testName: "table()", line: line)
    }
  }

  private var artifacts: URL { folder.url.appendingPathComponent("artifacts", isDirectory: true) }

  private func record() throws -> RunRecord {
    try RunRecord(json: Data(contentsOf: artifacts.appendingPathComponent("run.json")))
  }

  private func baseline(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("table.\(name).txt"))
  }

  @Test("two processes that write alternately lose nothing")
  func twoWriters() throws {
    for name in ["a", "b", "c", "d"] { try baseline(name, "old \(name)") }
    let (one, other) = (ArtifactFolder(artifacts), ArtifactFolder(artifacts))
    #expect(check("a", "new", in: one) != nil)
    #expect(check("b", "new", in: other) != nil)
    #expect(check("c", "new", in: one) != nil)
    #expect(check("d", "new", in: other) != nil)
    let record = try record()
    #expect(
      record.snapshots.map(\.id) == ["table.a.txt", "table.b.txt", "table.c.txt", "table.d.txt"])
    for snapshot in record.snapshots {
      let path = try #require(snapshot.texts?.actual)
      #expect(
        FileManager.default.fileExists(atPath: artifacts.appendingPathComponent(path).path))
    }
  }

  @Test("the record of a run ends up with all of its snapshots and their costs")
  func everything() throws {
    try baseline("equal", "same")
    try baseline("changed", "old")
    try baseline("again", "old")
    let folder = ArtifactFolder(artifacts)
    #expect(check("equal", "same", in: folder) == nil)
    #expect(check("changed", "new", in: folder) != nil)
    #expect(check("again", "new", in: folder, record: .failed) != nil)
    #expect(check("added", "new", in: folder, record: .missing) != nil)
    folder.addFinished()
    folder.flush()
    let record = try record()
    #expect(
      record.snapshots.map { "\($0.id) \($0.outcome)" } == [
        "table.added.txt recorded", "table.again.txt recorded", "table.changed.txt changed",
        "table.equal.txt equal",
      ])
    #expect(record.snapshots.allSatisfy { $0.seconds != nil && $0.sourceLine != nil })
    #expect(record.snapshots[1].texts != nil && record.snapshots[2].texts != nil)
    #expect(record.header.seconds != nil)
    let suite = SnapshotIdentity(baseline: self.folder.url.path + "/table.txt").scenario
    #expect(SnapshotCosts(record).units.keys.sorted() == ["\(suite)/table"])
  }

  @Test func whatIsRepeatedAfterRecordingStaysRecorded() throws {
    let folder = ArtifactFolder(artifacts)
    for _ in 1...2 {
      #expect(check("repeated", "new", in: folder, record: .missing) != nil)
    }
    folder.addFinished()
    folder.flush()
    let snapshots = folder.finished.take(beside: nil) + (folder.record?.snapshots ?? [])
    #expect(!snapshots.isEmpty)
    #expect(snapshots.allSatisfy { $0.outcome == .recorded })
  }

  @Test("equal snapshots alone write a report at the end, or at once if one was requested")
  func nothingToTell() throws {
    try baseline("equal", "same")
    for isAskedFor in [false, true] {
      let place = artifacts.appendingPathComponent("\(isAskedFor)")
      let folder = ArtifactFolder(place, tellsEverything: isAskedFor)
      #expect(check("equal", "same", in: folder) == nil)
      func isThere(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: place.appendingPathComponent(name).path)
      }
      #expect(isThere("run.json") == isAskedFor)
      folder.endRun(stale: (.ignore, nil), root: self.folder.url.path)
      #expect(isThere("run.json") && isThere("junit.xml"))
    }
  }
}
