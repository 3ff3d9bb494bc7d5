import Foundation
import Testing

@testable import RunRecord

@Suite struct RecordFormatTests {
  /// A record of schema 1.
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
    // And it is written with the current schema.
    #expect(record.schema == RunRecord.currentSchema)
    #expect(try RunRecord(json: record.json()) == record)
  }

  /// A record of schema 2, whose causes and changes were sentences.
  @Test func aRecordOfTheSecondSchemaIsRead() throws {
    let text = """
      {"header": {"fingerprint": [], "recordMode": "never", "recordModeOrigin": "", "title": "",
        "toolVersion": "0.1.0"},
      "schema": 2,
      "snapshots": [{"id": "a", "scenario": "S", "name": "a", "outcome": "changed",
        "actual": {"file": "pictures/a.png", "width": 1, "height": 1},
        "cause": "safe area of UIWindow: top 44 → 59", "effect": "UILabel 15 down",
        "otherCauses": ["UILabel is gone"], "layoutChanges": ["UIWindow safeAreaInsets.top 44 → 59"],
        "rendererChanges": ["cairo 1.16.0 → 1.18.0"], "series": "s", "step": 1}]}
      """
    let record = try RunRecord(json: Data(text.utf8))
    let snapshot = try #require(record.snapshots.first)
    #expect(
      snapshot.causes.map(\.words) == ["safe area of UIWindow: top 44 → 59", "UILabel is gone"])
    #expect(snapshot.cause?.key == "safe area of UIWindow: top # → #")
    #expect(snapshot.effect?.words == "UILabel 15 down")
    #expect(snapshot.layoutChanges.map(\.words) == ["UIWindow safeAreaInsets.top 44 → 59"])
    #expect(snapshot.rendererChanges.map(\.words) == ["cairo 1.16.0 → 1.18.0"])
    #expect(snapshot.step == .init(series: "s", number: 1, name: nil))
    #expect(try RunRecord(json: record.json()) == record)
  }

  /// A field that doesn't apply to an outcome is treated as an unknown one.
  @Test func whatAnOutcomeHasNoPlaceForIsDropped() throws {
    var parts = RunRecordTests.full.parts
    #expect(SnapshotResult(.missing, parts).parts.comparison == nil)
    #expect(SnapshotResult(.missing, parts).parts.actual == parts.actual)
    #expect(SnapshotResult(.stale, parts) == .stale(.picture(try #require(parts.reference))))
    for outcome in [SnapshotOutcome.changed, .renderedElsewhere, .error, .recorded, .equal] {
      let result = SnapshotResult(outcome, parts)
      #expect(result.parts == parts && result.outcome == outcome)
    }
    guard case .tolerated = SnapshotResult(.equal, parts) else {
      Issue.record("It differs.")
      return
    }
    parts.comparison = nil
    #expect(SnapshotResult(.equal, parts) == .equal(parts.actual))
    let new = SnapshotResult(.missing, parts).parts
    guard case .error(.new) = SnapshotResult(.error, new) else {
      Issue.record("There is nothing to compare with.")
      return
    }
    #expect(SnapshotResult(.error, SnapshotParts()) == .error(.none))
  }

  @Test(arguments: [
    (#"[3]"#, "causes"), (#"[{"layout": {"path": "UIView"}}]"#, "no property"),
    (#"[{"layout": {"property": "frame"}}]"#, "changes"), (#"[{"key": "k"}]"#, "statement"),
    (#"[{"drawing": {"path": "a", "view": "a", "change": "eaten"}}]"#, "change"),
    (#"[{"size": {"old": {"width": 1}}}]"#, "height"), (#"{"layout": {}}"#, "causes"),
  ])
  func aCauseThatIsNoneSaysWhere(causes: String, word: String) throws {
    let text = Self.old.replacingOccurrences(
      of: #""outcome" :"#, with: #""causes": \#(causes), "outcome" :"#)
    let error = #expect(throws: RunRecordError.self) { try RunRecord(json: Data(text.utf8)) }
    #expect(error?.description.contains(word) == true, "\(error.map { "\($0)" } ?? "")")
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
    record.snapshots[0].sourceFile = "Tests/ATests.swift"
    record.snapshots[0].sourceLine = 12
    record.snapshots.append(RunRecordTests.text)
    record.snapshots.append(RunRecordTests.snapshot("left", "S", .stale))
    #expect(try RunRecord(json: record.json()) == record)
    #expect(try RunRecord(json: record.json(isCompact: true)) == record)
    #expect(record.summary == "2 changed, 1 stale")
    #expect(record.failureCount == 2, "what is stale fails a run only where that was asked for")
  }

  @Test(arguments: [
    "../secret.png", "/etc/passwd", "pictures/../../x", "..", "a/..", "",
  ])
  func pathsThatLeadOutAreRefused(path: String) throws {
    let picture = PictureRecord(file: path, width: 1, height: 1)
    let good = RunRecordTests.snapshot("a", "S", .changed)
    var bad: [SnapshotRecord] = []
    for change: (inout SnapshotRecord) -> Void in [
      { $0.parts.reference = picture }, { $0.parts.actual = picture },
      { $0.parts.difference = picture },
      { $0.parts.layouts = .init(reference: path, actual: nil) },
      { $0.parts.layouts = .init(reference: nil, actual: path) },
      { $0.parts.texts = .init(reference: path) }, { $0.parts.texts = .init(actual: path) },
      { $0.parts.texts = .init(difference: path) }, { $0.parts.pending = path },
    ] {
      var snapshot = good
      change(&snapshot)
      bad.append(snapshot)
    }
    for snapshot in bad {
      let json = try RunRecord(header: RunRecordTests.header, snapshots: [good, snapshot]).json()
      let error = #expect(throws: RunRecordError.self) { try RunRecord(json: json) }
      #expect(error?.description.contains("record.snapshots[1].") == true)
      #expect(error?.description.contains("points outside the record's folder") == true)
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
    snapshot.parts.actual = PictureRecord(file: "pictures/a.png", width: -1, height: 4)
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
