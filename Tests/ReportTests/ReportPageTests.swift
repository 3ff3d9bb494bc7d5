import Foundation
import Report
import RunRecord
import Testing

@Suite(.enabled(if: Browser.isExpected, Browser.reason)) struct ReportPageTests {
  let folder: TemporaryFolder
  let report: ReportFolder

  init() throws {
    folder = try TemporaryFolder()
    report = try ReportFolder(at: folder.url.appendingPathComponent("report"))
  }

  func articles(_ document: String) -> (shown: Int, all: Int) {
    let tags = Browser.tags("article", in: document)
    return (tags.count { !$0.contains(" hidden") }, tags.count)
  }

  @Test func thePageOpensOnWhatFailed() throws {
    let record = try Example.mixed(in: report)
    try report.write(record)
    let document = try Browser.document(report.page)
    #expect(document.contains("data-ready=\"yes\""))
    #expect(articles(document) == (record.failureCount, record.snapshots.count))
    #expect(
      document.contains("<output>\(record.failureCount) of \(record.snapshots.count)</output>"))
    #expect(document.contains("<code>UITableView[1] layoutMargins.left 60 <em>→</em> 16</code>"))
    // Each picture that the page asks for is there.
    for tag in Browser.tags("img", in: document) {
      let source = try #require(tag.firstMatch(of: /src="([^"]*)"/)?.1)
      let file = folder.url.appendingPathComponent("report/\(source)")
      #expect(FileManager.default.fileExists(atPath: file.path))
      #expect(
        tag.contains("loading=\"lazy\"") && tag.contains("width=\"") && tag.contains("alt=\""))
    }
  }

  @Test(arguments: [
    ("#show=equal", 9), ("#show=all", 17), ("#find=ipad", 1), ("#show=all&find=iPad%20d4", 2),
    ("#find=layoutMargins.left%2060%20%E2%86%92%2016", 3), ("#find=nowhere", 0),
    ("#at-PagedTables-D1-Plain-iphone-x-portrait", 17),
  ])
  func aViewCanBeSentAsALink(hash: String, count: Int) throws {
    try report.write(try Example.mixed(in: report))
    let document = try Browser.document(report.page, hash: hash)
    #expect(articles(document).shown == count)
    #expect(document.contains("class=\"nothing\" hidden") == (count > 0))
  }

  @Test func hostileTextStaysText() throws {
    try report.write(Example.attack)
    let document = try Browser.document(report.page)
    #expect(document.contains("data-ready=\"yes\""))
    #expect(!document.contains("data-owned"))
    #expect(Browser.tags("script", in: document).count == 1)
    #expect(Browser.tags("img", in: document).allSatisfy { $0.contains("src=\"javascript%3A") })
    #expect(articles(document) == (2, 3))
    let ids = Browser.tags("article", in: document).compactMap {
      $0.firstMatch(of: /id="([^"]*)"/)?.1
    }
    #expect(Set(ids).count == 3)
  }

  @Test func aRunWithoutSnapshotsAndOneWithoutFailuresArePages() throws {
    try report.write(RunRecord(header: Example.header))
    #expect(try Browser.document(report.page).contains("data-ready=\"yes\""))
    var record = try Example.mixed(in: report)
    record.snapshots.removeAll(where: \.outcome.isFailure)
    try report.write(record)
    let document = try Browser.document(report.page)
    #expect(articles(document) == (record.snapshots.count, record.snapshots.count))
    #expect(document.contains("<title>✓ "))
  }

  @Test func thousandsOfSnapshotsOpen() throws {
    let part = try Example.mixed(in: report)
    var record = RunRecord(header: Example.header)
    for number in 0..<250 {
      for snapshot in part.snapshots {
        var copy = snapshot
        copy.id += "-\(number)"
        copy.scenario += " \(number % 20)"
        record.snapshots.append(copy)
      }
    }
    try report.write(record)
    let document = try Browser.document(report.page)
    #expect(articles(document) == (record.failureCount, 4250))
  }
}
