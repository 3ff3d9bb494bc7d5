import Foundation
import Testing

@testable import RunRecord

@Suite struct RecordFormatTests {
  /// As schema 1 was written.
  static let old = """
    {
      "header" : {
        "fingerprint" : [ { "name" : "cairo", "value" : "1.16.0" } ],
        "recordMode" : "never", "recordModeOrigin" : "CI is set", "title" : "Old",
        "toolVersion" : "0.1.0"
      },
      "schema" : 1,
      "snapshots" : [
        {
          "id" : "D1", "layoutChanges" : [ ], "milliseconds" : 3, "name" : "D1",
          "outcome" : "changed", "rendererChanges" : [ ], "scenario" : "S"
        }
      ]
    }
    """

  @Test func aRecordOfTheFirstSchemaIsRead() throws {
    let record = try RunRecord(json: Data(Self.old.utf8))
    #expect(record.snapshots.map(\.outcome) == [.changed])
    #expect(record.header.commit == nil && record.header.shard == nil)
    // And it is written as what it is now.
    #expect(record.schema == RunRecord.currentSchema)
    #expect(try RunRecord(json: record.json()) == record)
  }

  @Test func allThatARunKnowsSurvives() throws {
    var record = RunRecord(header: RunRecordTests.header, snapshots: [RunRecordTests.full])
    record.header.commit = "0123abc"
    record.header.branch = "main"
    record.header.started = "2026-11-21T12:03:19Z"
    record.header.seconds = 12.5
    record.header.environment = [.init("system", "Debian"), .init("jobs", "2")]
    record.header.shard = RunShard(index: 2, count: 4)
    record.header.parts = [
      RunPart(name: "a", shard: RunShard(index: 1, count: 2), snapshotCount: 3, seconds: 1)
    ]
    record.header.problems = ["Shard 2/2 is missing."]
    record.snapshots[0].cause = "safe area top 44 → 59"
    record.snapshots[0].sourceFile = "Tests/ATests.swift"
    record.snapshots[0].sourceLine = 12
    record.snapshots[0].texts = .init(reference: "texts/a", actual: "texts/b", difference: nil)
    record.snapshots.append(RunRecordTests.snapshot("left", "S", .stale))
    #expect(try RunRecord(json: record.json()) == record)
    #expect(try RunRecord(json: record.json(isCompact: true)) == record)
    #expect(record.summary == "1 changed, 1 stale")
    #expect(record.failureCount == 1, "what is stale fails a run only where that was asked for")
  }

  @Test(arguments: [
    "../secret.png", "/etc/passwd", "pictures/../../x", "..", "a/..", "",
  ])
  func pathsThatLeadOutAreRefused(path: String) throws {
    let picture = PictureRecord(file: path, width: 1, height: 1)
    let good = RunRecordTests.snapshot("a")
    var bad: [SnapshotRecord] = []
    for change: (inout SnapshotRecord) -> Void in [
      { $0.reference = picture }, { $0.actual = picture }, { $0.difference = picture },
      { $0.layouts = .init(reference: path, actual: nil) },
      { $0.layouts = .init(reference: nil, actual: path) },
      { $0.texts = .init(reference: path) }, { $0.texts = .init(actual: path) },
      { $0.texts = .init(difference: path) }, { $0.pending = path },
    ] {
      var snapshot = good
      change(&snapshot)
      bad.append(snapshot)
    }
    for snapshot in bad {
      let json = try RunRecord(header: RunRecordTests.header, snapshots: [good, snapshot]).json()
      let error = #expect(throws: RunRecordError.self) { try RunRecord(json: json) }
      #expect(error?.description.contains("record.snapshots[1].") == true)
      #expect(error?.description.contains("leads out of the record's folder") == true)
    }
  }

  @Test func namesThatLeadOutAreRefused() throws {
    for (scenario, id) in [
      ("../..", "a"), ("S", "a\u{0}b"), ("S", "../../../a"), ("S", ""), ("a/../..", "b"),
    ] {
      let json = try RunRecord(
        header: RunRecordTests.header, snapshots: [RunRecordTests.snapshot(id, scenario)]
      ).json()
      #expect(throws: RunRecordError.self) { try RunRecord(json: json) }
    }
    // Dots that lead nowhere are a name like any other.
    let json = try RunRecord(
      header: RunRecordTests.header, snapshots: [RunRecordTests.snapshot("a..b", "S...")]
    ).json()
    #expect(try RunRecord(json: json).snapshots.count == 1)
  }

  @Test func sizesBelowZeroAreRefused() throws {
    var snapshot = RunRecordTests.snapshot("a")
    snapshot.actual = PictureRecord(file: "pictures/a.png", width: -1, height: 4)
    let json = try RunRecord(header: RunRecordTests.header, snapshots: [snapshot]).json()
    let error = #expect(throws: RunRecordError.self) { try RunRecord(json: json) }
    #expect(error?.description.contains("-1 × 4 pixels") == true)
  }

  @Test func anUnknownOutcomeSaysWhere() throws {
    let text = Self.old.replacingOccurrences(of: #""changed""#, with: #""exploded""#)
    let error = #expect(throws: RunRecordError.self) { try RunRecord(json: Data(text.utf8)) }
    #expect(error?.description.contains("record.snapshots[0].outcome") == true)
  }
}
