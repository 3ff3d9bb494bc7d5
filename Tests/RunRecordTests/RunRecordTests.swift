import Foundation
import Testing

@testable import RunRecord

@Suite struct RunRecordTests {
  static let header = RunHeader(
    title: "Paged tables", toolVersion: "0.1", recordMode: "never", recordModeOrigin: "CI is set",
    fingerprint: [.init("cairo", "1.16.0"), .init("font Inter", "0f3a")])

  static let full = SnapshotRecord(
    id: "D4/page-3/iphone-x/landscapeLeft", scenario: "PagedTables", name: "D4, page 3",
    device: "iphone-x", deviceName: "iPhone X", os: "11.2", orientation: "landscapeLeft",
    location: "PagedTables.swift:12", outcome: .changed, message: "It “moved” → 縦横\nLook.",
    baseline: "snapshots/PagedTables/D4.png",
    reference: PictureRecord(file: "pictures/a.png", width: 2436, height: 1125, scale: 3),
    actual: PictureRecord(file: "pictures/b.png", width: 2436, height: 1125, scale: 3),
    difference: PictureRecord(file: "pictures/c.png", width: 2436, height: 1125),
    comparison: ComparisonRecord(
      summary: "12 pixels differ.", comparedPixels: 2_740_500, differingPixels: 14,
      exceedingPixels: 12, largestDistance: 200, precision: 0.99,
      tolerance: "each channel by 2 of 255", excusedPixels: 1, histogram: "1:3 200:11",
      regions: [RegionRecord(x: 1, y: 2, width: 3, height: 4, pixelCount: 12)]),
    layoutChanges: ["UITableView[1] layoutMargins.left 60 → 16"],
    rendererChanges: ["cairo 1.16.0 → 1.18.0"], seconds: 0.00425)

  static func snapshot(
    _ id: String, _ scenario: String = "S", _ outcome: SnapshotOutcome = .equal
  ) -> SnapshotRecord {
    SnapshotRecord(id: id, scenario: scenario, name: id, outcome: outcome)
  }

  @Test func aRecordSurvivesJSON() throws {
    let record = RunRecord(header: Self.header, snapshots: [Self.full, Self.snapshot("b")])
    #expect(try RunRecord(json: record.json()) == record)
  }

  @Test func numbersThatAreNoneSurviveToo() throws {
    var record = RunRecord(header: Self.header, snapshots: [Self.full])
    record.snapshots[0].seconds = .infinity
    #expect(try RunRecord(json: record.json()) == record)
    record.snapshots[0].actual?.scale = .nan
    #expect(try RunRecord(json: record.json()).snapshots[0].actual?.scale?.isNaN == true)
  }

  @Test func withoutTimingsTwoRunsAreTheSame() throws {
    func run(_ seconds: Double, _ started: String) throws -> Data {
      var record = RunRecord(header: Self.header, snapshots: [Self.full])
      record.header.started = started
      record.header.seconds = seconds
      record.header.parts = [
        RunPart(name: "a", snapshotCount: 1, started: started, seconds: seconds)
      ]
      record.snapshots[0].seconds = seconds
      return try record.withoutTimings().json()
    }
    #expect(try run(1, "2026-11-21T12:03:19Z") == run(2, "2026-11-22T12:03:19Z"))
    #expect(!String(decoding: try run(1, "x"), as: UTF8.self).contains("seconds"))
  }

  @Test func theFormatIsWhatOthersRead() throws {
    let json = try RunRecord(header: Self.header, snapshots: [Self.full]).json()
    let object = try #require(
      try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(object["schema"] as? Int == RunRecord.currentSchema)
    let snapshot = try #require((object["snapshots"] as? [[String: Any]])?.first)
    #expect(snapshot["outcome"] as? String == "changed")
    #expect((snapshot["reference"] as? [String: Any])?["file"] as? String == "pictures/a.png")
    #expect(
      Set(SnapshotOutcome.allCases.map(\.rawValue))
        == ["changed", "missing", "renderedElsewhere", "error", "stale", "recorded", "equal"])
  }

  @Test func whatIsNoRecordSaysWhy() throws {
    #expect(throws: RunRecordError.newerSchema(found: 9, known: 2)) {
      try RunRecord(json: Data(#"{"schema": 9, "anything": {}}"#.utf8))
    }
    for (text, word) in [
      ("", ""), ("[]", ""), (#"{"schema": 1}"#, "header"),
      (#"{"schema": 1, "header": 3}"#, "header"), ("null", ""), ("\u{0}", ""),
      ("{\"schema\": 1e99}", ""),
      (String(repeating: "[", count: 200_000), ""),
      (#"{"schema": 2, "header": {}, "snapshots": \#(String(repeating: "[", count: 9999))"#, ""),
    ] {
      let error = #expect(throws: RunRecordError.self) {
        try RunRecord(json: Data(text.utf8))
      }
      #expect(error?.description.contains(word) == true || word.isEmpty)
    }
  }

  @Test func countsAndSummary() {
    var record = RunRecord(header: Self.header)
    #expect(record.summary == "no snapshots")
    #expect(record.counts[.error] == 0)
    record.snapshots = [
      Self.snapshot("a"), Self.snapshot("b", "S", .changed), Self.snapshot("c"),
      Self.snapshot("d", "S", .error), Self.snapshot("e", "S", .recorded),
    ]
    #expect(record.summary == "1 changed, 1 error, 1 recorded, 2 equal")
    #expect(record.failureCount == 2)
  }

  @Test func sortingCountsAsPeopleDo() {
    var record = RunRecord(
      header: Self.header,
      snapshots: ["page 10", "page 9", "page 09", "page", "Page 2"].map { Self.snapshot($0) }
        + [Self.snapshot("z", "A")])
    record.sort()
    #expect(
      record.snapshots.map(\.id) == ["z", "Page 2", "page", "page 09", "page 9", "page 10"])
    for one in record.snapshots.map(\.id) {
      #expect(!RunRecord.isOrdered(one, one))
      for other in record.snapshots.map(\.id) where one != other {
        #expect(RunRecord.isOrdered(one, other) != RunRecord.isOrdered(other, one))
      }
    }
  }

  @Test func mergingTakesTheLaterOfTwo() {
    var record = RunRecord(
      header: Self.header,
      snapshots: [Self.snapshot("a"), Self.snapshot("b"), Self.snapshot("a", "T")])
    record.merge(
      RunRecord(
        header: Self.header,
        snapshots: [Self.snapshot("b", "S", .changed), Self.snapshot("c")]))
    #expect(record.snapshots.map(\.id) == ["a", "b", "a", "c"])
    #expect(record.snapshots.map(\.outcome) == [.equal, .changed, .equal, .equal])
  }

  @Test func theEnvironmentIsInWords() {
    #expect(Self.full.environment == "iPhone X · iOS 11.2 · landscape left")
    #expect(Self.snapshot("view").environment == "")
    var pad = Self.snapshot("pad")
    pad.device = "ipad-pro-11"
    pad.os = "12.1"
    #expect(pad.environment == "ipad-pro-11 · iOS 12.1")
    pad.os = "26.0"
    #expect(pad.environment == "ipad-pro-11 · iPadOS 26.0")
  }
}
