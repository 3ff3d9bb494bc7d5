import Foundation
import FoundationXML
import Report
import RunRecord
import TestSupport
import Testing

@Suite struct JUnitReportTests {
  @Test func aParserReadsIt() throws {
    let folder = try TemporaryFolder()
    let record = try Example.mixed(in: ReportFolder(at: folder.url))
    let document = try XMLDocument(xmlString: JUnitReport.xml(record))
    let root = try #require(document.rootElement())
    #expect(root.attribute(forName: "tests")?.stringValue == "17")
    #expect(root.attribute(forName: "failures")?.stringValue == "6")
    #expect(root.attribute(forName: "errors")?.stringValue == "1")
    #expect(try root.nodes(forXPath: "testsuite").count == 2)
    #expect(try root.nodes(forXPath: "//testcase").count == 17)
    #expect(try root.nodes(forXPath: "//failure").count == 6)
    let message = try root.nodes(forXPath: "//failure[@type='changed']/@message").first?.stringValue
    #expect(message == "UITableView[1] layoutMargins.left 60 → 16")
    let error = try root.nodes(forXPath: "//error").first?.stringValue
    #expect(error?.contains("Install fonts-inter.") == true)
  }

  /// A test that recorded has failed; recording on purpose hasn't.
  @Test(arguments: [true, false]) func whatATestRecordedHasFailed(isOfTests: Bool) throws {
    var header = RunHeader(
      title: "t", toolVersion: "1", recordMode: "missing", recordModeOrigin: "default")
    header.recordingFails = isOfTests ? true : nil
    var snapshot = SnapshotRecord(id: "a.1", scenario: "S", name: "a.1", outcome: .recorded)
    snapshot.sourceFile = "Tests/S.swift"
    snapshot.sourceLine = 12
    let record = RunRecord(header: header, snapshots: [snapshot])
    let root = try #require(try XMLDocument(xmlString: JUnitReport.xml(record)).rootElement())
    #expect(root.attribute(forName: "failures")?.stringValue == (isOfTests ? "1" : "0"))
    #expect(try root.nodes(forXPath: "//failure[@type='recorded']").count == (isOfTests ? 1 : 0))
    let lines = GitHubAnnotations.text(record)
    #expect(lines.contains("::error file=Tests/S.swift,line=12") == isOfTests)
    #expect(lines.contains("1 snapshot was recorded by its test") == isOfTests)
    let quality = String(decoding: try GitLabCodeQuality.json(record), as: UTF8.self)
    #expect(quality.contains("snapshot-recorded") == isOfTests)
    let merged = RunMerge([.init(name: "one", record: record)]).record.header.recordingFails
    #expect(merged == (isOfTests ? true : nil))
  }

  /// Stale baselines are failures where they fail the run.
  @Test(arguments: [true, false]) func staleBaselinesFailOnRequest(fails: Bool) throws {
    var header = RunHeader(
      title: "t", toolVersion: "1", recordMode: "never", recordModeOrigin: "default")
    header.staleFails = fails ? true : nil
    var stale = SnapshotRecord(id: "a.1", scenario: "S", name: "a.1", outcome: .stale)
    stale.baseline = "Tests/a.png"
    let equal = SnapshotRecord(id: "b.1", scenario: "S", name: "b.1", outcome: .equal)
    let record = RunRecord(header: header, snapshots: [stale, equal])
    let root = try #require(try XMLDocument(xmlString: JUnitReport.xml(record)).rootElement())
    #expect(root.attribute(forName: "failures")?.stringValue == (fails ? "1" : "0"))
    let suite = try #require(try root.nodes(forXPath: "testsuite").first as? XMLElement)
    #expect(suite.attribute(forName: "skipped")?.stringValue == (fails ? "0" : "1"))
    #expect(try root.nodes(forXPath: "//failure[@type='stale']").count == (fails ? 1 : 0))
    #expect(GitHubAnnotations.text(record).contains("::error file=Tests/a.png") == fails)
    #expect(record.verdict == (fails ? .failed : .unsettled))
    #expect(
      record.verdictWords == "No snapshot of 1 differs, but 1 baseline is stale"
        + (fails ? ", which fails the run." : "."))
    let merged = RunMerge([.init(name: "one", record: record)]).record.header.staleFails
    #expect(merged == (fails ? true : nil))
  }

  /// Services follow a test case by its name.
  @Test func aTestCaseHasOneName() throws {
    func names(_ outcome: SnapshotOutcome, device: String?) throws -> [String] {
      var text = SnapshotRecord(
        id: "a.1.txt", scenario: "S", name: "a.1", device: device, os: device == nil ? nil : "26.1",
        location: "S.swift:7", outcome: outcome)
      text.baseline = "Tests/a.1.txt"
      var picture = text
      picture.id = "a.1"
      var screen = SnapshotRecord(
        id: "D1.iphone-x", scenario: "Screens", name: "D1", device: "iphone-x", outcome: outcome)
      screen.deviceName = "iPhone X"
      let record = RunRecord(
        header: RunHeader(
          title: "t", toolVersion: "1", recordMode: "never", recordModeOrigin: "default"),
        snapshots: [text, picture, screen])
      let root = try #require(try XMLDocument(xmlString: JUnitReport.xml(record)).rootElement())
      return try root.nodes(forXPath: "//testcase/@name").compactMap(\.stringValue)
    }
    let expected = ["a.1.txt", "a.1", "D1 · iPhone X"]
    #expect(try names(.equal, device: nil) == expected)
    #expect(try names(.changed, device: "iphone-15") == expected)
    #expect(try names(.error, device: "iphone-15") == expected)
    #expect(try names(.stale, device: nil).prefix(2) == expected.prefix(2))
  }

  /// Where everything is recorded, an equal snapshot fails its test without being new.
  @Test func anEqualSnapshotThatIsToBeRecordedHasFailed() throws {
    var header = RunHeader(
      title: "t", toolVersion: "1", recordMode: "all", recordModeOrigin: "the call")
    header.recordingFails = true
    let snapshot = SnapshotRecord(id: "a.1", scenario: "S", name: "a.1", result: .unchanged)
    let record = try RunRecord(json: RunRecord(header: header, snapshots: [snapshot]).json())
    #expect(record.snapshots.first?.result == .unchanged)
    #expect(record.snapshots.first?.outcome == .recorded)
    let root = try #require(try XMLDocument(xmlString: JUnitReport.xml(record)).rootElement())
    #expect(root.attribute(forName: "failures")?.stringValue == "1")
    #expect(record.verdictWords == "No snapshot of 1 differs, but 1 is recorded, unchanged.")
    #expect(record.tally.summary == "1 recorded (1 unchanged)")
    #expect(GitHubAnnotations.text(record).contains("1 snapshot was left unchanged by a test"))
    #expect(!GitHubAnnotations.text(record).contains("Review them"))
    #expect(MarkdownSummary.text(record).contains("1 recorded (1 unchanged)"))
  }

  @Test func hostileTextStaysText() throws {
    let document = try XMLDocument(xmlString: JUnitReport.xml(Example.attack))
    let names = try document.nodes(forXPath: "//testcase/@classname").map(\.stringValue)
    let expected = Example.hostile.replacingOccurrences(of: "\u{0}", with: "\u{FFFD}")
      .replacingOccurrences(of: "\u{1B}", with: "\u{FFFD}")
    #expect(names == [expected, expected, expected])
  }

  /// Jenkins' schema: the attributes and elements that it supports, and the required ones.
  private static let shape: [String: (attributes: Set<String>, required: Set<String>)] = [
    "testsuites": (["name", "time", "tests", "failures", "errors"], []),
    "testsuite": (
      ["name", "tests", "failures", "errors", "skipped", "time", "timestamp", "file"],
      ["name", "tests", "failures", "errors"]
    ),
    "testcase": (["name", "time", "classname"], ["name"]),
    "failure": (["type", "message"], []), "error": (["type", "message"], []),
    "skipped": (["type", "message"], []), "system-out": ([], []),
  ]

  private func check(_ element: XMLElement) throws {
    let name = try #require(element.name)
    let shape = try #require(Self.shape[name], "\(name) is no element of the schema")
    let attributes = Set((element.attributes ?? []).compactMap(\.name))
    #expect(attributes.isSubset(of: shape.attributes), "\(name): \(attributes)")
    #expect(shape.required.isSubset(of: attributes), "\(name): \(attributes)")
    if let time = element.attribute(forName: "time")?.stringValue {
      #expect(time.wholeMatch(of: /[0-9]+\.[0-9]+/) != nil)
    }
    for child in element.children ?? [] {
      if let child = child as? XMLElement { try check(child) }
    }
    if name == "testsuite" || name == "testsuites" {
      let prefix = name == "testsuite" ? "" : "testsuite/"
      for (attribute, path) in [("failures", "failure"), ("errors", "error")] {
        #expect(
          element.attribute(forName: attribute)?.stringValue
            == "\(try element.nodes(forXPath: "\(prefix)testcase/\(path)").count)")
      }
    }
  }

  @Test func theShapeIsJenkinsOwn() throws {
    let folder = try TemporaryFolder()
    var record = try Example.mixed(in: ReportFolder(at: folder.url))
    record.header.started = "2026-11-21T12:03:19Z"
    record.header.problems = ["Shard 2/4 is <missing>."]
    for index in record.snapshots.indices { record.snapshots[index].seconds = 0.25 }
    record.snapshots.append(
      SnapshotRecord(id: "old", scenario: "Others", name: "old", outcome: .stale))
    record.snapshots[0].sourceFile = "Tests/A.swift"
    let document = try XMLDocument(xmlString: JUnitReport.xml(record, folder: "tateyoko-report"))
    try check(try #require(document.rootElement()))
    #expect(try document.nodes(forXPath: "//testcase").count == record.snapshots.count + 1)
    #expect(
      try document.nodes(forXPath: "//error[@type='incomplete']/@message").first?.stringValue
        == "Shard 2/4 is <missing>.")
    #expect(try document.nodes(forXPath: "//skipped").count == 1)
    #expect(try document.nodes(forXPath: "//testsuite[@skipped='1']").count == 1)
    #expect(
      try document.nodes(forXPath: "//system-out").first?.stringValue?
        .contains("[[ATTACHMENT|tateyoko-report/pictures/") == true)
  }

  @Test func timingsAreToldWhereTheyAreKnown() throws {
    var record = RunRecord(header: Example.header)
    record.snapshots = [
      SnapshotRecord(id: "1", scenario: "S", name: "n", outcome: .equal, seconds: 1.2345678)
    ]
    #expect(JUnitReport.xml(record).contains("time=\"1.234568\""))
    #expect(!JUnitReport.xml(record.withoutTimings()).contains("time="))
    record.snapshots[0].seconds = .infinity
    #expect(!JUnitReport.xml(record).contains("time="))
  }
}
