import Foundation
import FoundationXML
import Report
import RunRecord
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

  @Test func hostileTextStaysText() throws {
    let document = try XMLDocument(xmlString: JUnitReport.xml(Example.attack))
    let names = try document.nodes(forXPath: "//testcase/@classname").map(\.stringValue)
    let expected = Example.hostile.replacingOccurrences(of: "\u{0}", with: "\u{FFFD}")
      .replacingOccurrences(of: "\u{1B}", with: "\u{FFFD}")
    #expect(names == [expected, expected, expected])
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
