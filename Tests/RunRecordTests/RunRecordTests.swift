import Foundation
import LayoutTrees
import Testing

@testable import RunRecord

@Suite struct RunRecordTests {
  static let header = RunHeader(
    title: "Paged tables", toolVersion: "0.1", recordMode: "never", recordModeOrigin: "CI is set",
    fingerprint: [.init("cairo", "1.16.0"), .init("font Inter", "0f3a")])

  static let full = SnapshotRecord(
    id: "D4/page-3/iphone-x/landscapeLeft", scenario: "PagedTables", name: "D4, page 3",
    device: "iphone-x", deviceName: "iPhone X", os: "11.2", orientation: "landscapeLeft",
    location: "PagedTables.swift:12",
    result: .changed(
      ComparedSnapshot(causes: causes, content: .picture(picture), pending: "pending/a..b/c.png")),
    message: "It “moved” → 縦横\nLook.", baseline: "snapshots/PagedTables/D4.png",
    seconds: 0.00425)

  private static let picture: PictureFindings = {
    var picture = PictureFindings(
      comparison: ComparisonRecord(
        summary: "12 pixels differ.", comparedPixels: 2_740_500, differingPixels: 14,
        exceedingPixels: 12, largestDistance: 200, precision: 0.99,
        tolerance: "each channel by 2 of 255", excusedPixels: 1, histogram: "1:3 200:11",
        regions: [RegionRecord(x: 1, y: 2, width: 3, height: 4, pixelCount: 12)]))
    picture.reference = PictureRecord(file: "pictures/a.png", width: 2436, height: 1125, scale: 3)
    picture.actual = PictureRecord(file: "pictures/b.png", width: 2436, height: 1125, scale: 3)
    picture.difference = PictureRecord(file: "pictures/c.png", width: 2436, height: 1125)
    picture.layouts = LayoutFiles(reference: "layouts/a.js", actual: "layouts/b.js")
    picture.effect = .fact(LayoutEffect(path: .init(text: "UILabel"), parts: [left], others: 3))
    picture.layoutChanges = [
      .fact(
        LayoutChangeRecord(
          path: .init(text: "UITableView[1]"), kind: .attribute(.property(.layoutMargins), left),
          views: 2)),
      .fact(LayoutChangeRecord(path: .init(text: "UILabel"), kind: .added(at: spot))),
      .fact(LayoutChangeRecord(path: .init(text: "UILabel"), kind: .removed(from: spot))),
      .sentence("UIView frame.x 0 → 1"),
    ]
    picture.rendererChanges = [
      .fact(RendererChange(name: "cairo", old: "1.16.0", new: "1.18.0")),
      .fact(RendererChange(name: "font Inter", old: nil, new: "1")),
    ]
    return picture
  }()

  /// A trace, whose texts are kept.
  static let text = SnapshotRecord(
    id: "trace", scenario: "PagedTables", name: "trace",
    result: .changed(
      ComparedSnapshot(
        causes: [.statement("3 calls added")],
        content: .text(
          TextFindings(
            texts: .init(reference: "texts/a", actual: "texts/b", difference: "texts/c"),
            traceChanges: ["a is now called"])))))

  static let left = LayoutCause.Part(component: .left, old: .number(60), new: .number(16))

  static let spot = ShownPlace(frame: .compound(.rect(x: 0, y: 0, width: 1, height: 1)))

  /// One cause of each kind.
  static let causes: [SnapshotCause] = {
    let path = LayoutPath(text: "UITableView[1]")
    var drawing = DrawingCause(place: .view(.init(text: "UIView[2]")), change: .pixels)
    drawing.old = "#FF0000"
    drawing.new = "#00FF00"
    drawing.layout = .unchanged
    return [
      .layout(
        LayoutCause(
          path: path, views: 2, change: .attribute(.property(.layoutMargins), [left]))),
      .layout(LayoutCause(path: path, change: .added(at: spot))),
      .layout(LayoutCause(path: path, change: .removed(from: spot))),
      .layout(
        LayoutCause(
          path: nil,
          change: .attribute(
            .property(.style), [.init(old: .name("light"), new: .name("dark"))]))),
      .drawing(drawing), .renderer(RendererChange(name: "cairo", old: "1.16.0", new: "1.18.0")),
      .size(old: .init(width: 1, height: 2), new: .init(width: 3, height: 4)), .editedBaseline,
      .statement("3 lines changed"),
    ]
  }()

  static func snapshot(
    _ id: String, _ scenario: String = "S", _ outcome: SnapshotOutcome = .equal
  ) -> SnapshotRecord {
    SnapshotRecord(id: id, scenario: scenario, name: id, outcome: outcome)
  }

  @Test func aRecordSurvivesJSON() throws {
    let record = RunRecord(header: Self.header, snapshots: [Self.full, Self.snapshot("b")])
    #expect(try RunRecord(json: record.json()) == record)
  }

  @Test func aPostureSurvivesJSONAndIsAbsentWithoutOne() throws {
    var record = RunRecord(header: Self.header, snapshots: [Self.full])
    let plain = String(decoding: try record.json(), as: UTF8.self)
    #expect(!plain.contains("posture"))
    record.snapshots[0].posture = "closed"
    let data = try record.json()
    #expect(try RunRecord(json: data) == record)
    #expect(String(decoding: data, as: UTF8.self).contains(#""posture" : "closed""#))
  }

  @Test func numbersThatAreNoneSurviveToo() throws {
    var record = RunRecord(header: Self.header, snapshots: [Self.full])
    record.snapshots[0].seconds = .infinity
    #expect(try RunRecord(json: record.json()) == record)
    record.snapshots[0].parts.actual?.scale = .nan
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
        == [
          "changed", "missing", "renderedElsewhere", "error", "stale", "recorded", "equal",
          "pictured",
        ])
  }

  @Test func whatIsNoRecordSaysWhy() throws {
    #expect(throws: RunRecordError.newerSchema(found: 9, known: RunRecord.currentSchema)) {
      try RunRecord(json: Data(#"{"schema": 9, "anything": {}}"#.utf8))
    }
    for (text, word) in [
      ("", ""), ("[]", ""), (#"{"schema": 1}"#, "header"),
      (#"{"schema": 1, "header": 3}"#, "header"), ("null", ""), ("\u{0}", ""),
      ("{\"schema\": 1e99}", ""),
      (String(repeating: "[", count: 200_000), ""),
      (#"{"schema": 3, "header": {}, "snapshots": \#(String(repeating: "[", count: 9999))"#, ""),
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
    var folded = Self.full
    folded.posture = "half-open"
    #expect(folded.environment == "iPhone X · half open · iOS 11.2 · landscape left")
    folded.posture = "half-open-100"
    #expect(folded.environment == "iPhone X · half open at 100° · iOS 11.2 · landscape left")
    var pad = Self.snapshot("pad")
    pad.device = "ipad-pro-11"
    pad.os = "12.1"
    #expect(pad.environment == "ipad-pro-11 · iOS 12.1")
    pad.os = "26.0"
    #expect(pad.environment == "ipad-pro-11 · iPadOS 26.0")
  }
}
