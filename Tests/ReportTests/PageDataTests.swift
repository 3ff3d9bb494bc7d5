import Foundation
import LayoutTrees
import RunRecord
import TestSupport
import Testing

@testable import Report

/// The data that the page reads at once, and the data loaded on demand.
@Suite struct PageDataTests {
  let folder: TemporaryFolder
  let report: ReportFolder

  init() throws {
    folder = try TemporaryFolder()
    report = try ReportFolder(at: folder.url.appendingPathComponent("report"))
  }

  func size(_ path: String) throws -> Int {
    try Data(contentsOf: report.url.appendingPathComponent(path)).count
  }

  var details: [String] {
    let path = report.url.appendingPathComponent("details").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  static let constraintCause = SnapshotCause.layout(
    LayoutCause(
      path: .init(text: "UIView"),
      change: .attribute(
        LayoutSubject(name: "constraint UITableView.leading = UIView.leading"),
        [.init(old: .number(0), new: .number(12))])))

  /// A picture with as many facts as possible: every level, all regions, a sentence per view.
  static func heavy(_ number: Int) -> SnapshotRecord {
    var snapshot = SnapshotRecord(
      id: "page \(number).iphone-x.ios-11.2.portrait", scenario: "PagedTables",
      name: "page \(number)", device: "iphone-x", deviceName: "iPhone X", os: "11.2",
      orientation: "portrait", outcome: .changed,
      message: String(repeating: "A line that says it once more.\n", count: 30),
      baseline: "snapshots/PagedTables/page \(number).iphone-x.ios-11.2.portrait.png")
    snapshot.parts.layoutChanges = (0..<80).map {
      .fact(
        .init(
          path: .init(text: "UILabel[\($0)] “row \(number)”"),
          kind: .attribute(
            .property(.frame), .init(component: .x, old: .number(16), new: .number(Double($0))))))
    }
    snapshot.parts.causes = [constraintCause]
    let parts: [LayoutCause.Part] = [
      .init(component: .x, old: .number(0), new: .number(12)),
      .init(component: .width, old: .number(375), new: .number(363)),
    ]
    snapshot.parts.effect = .fact(
      LayoutEffect(path: .init(text: "UITableView"), parts: parts, others: 40))
    for (index, side) in [\SnapshotParts.reference, \.actual, \.difference].enumerated() {
      let name = String(format: "%032x", number * 3 + index)
      snapshot.parts[keyPath: side] = PictureRecord(
        file: "pictures/\(name).png", width: 1_125, height: 2_436, scale: 3)
    }
    snapshot.parts.comparison = ComparisonRecord(
      summary: "312,480 of 2,740,500 pixels differ (11.4 %) by up to 255 of 255, in 64 places.",
      comparedPixels: 2_740_500, differingPixels: 312_480, exceedingPixels: 312_480,
      largestDistance: 255,
      histogram: (1...255).map { "\($0):\($0 * 37 + number)" }.joined(separator: " "),
      regions: (0..<64).map {
        RegionRecord(x: $0 * 9, y: $0 * 30 + number, width: 300 + $0, height: 24, pixelCount: 900)
      })
    snapshot.parts.comparison?.densities =
      (0..<40).map { "16>\($0):\($0 * 7)" }.joined(separator: " ")
    snapshot.log = ["Unable to simultaneously satisfy constraints.\n" + snapshot.message!]
    return snapshot
  }

  @Test func aHundredFailuresWithAllThereIsToSayStayLight() throws {
    var record = RunRecord(header: Example.header)
    record.snapshots = (0..<100).map(Self.heavy)
    try report.write(record)
    let assets = try FileManager.default.contentsOfDirectory(
      atPath: report.url.appendingPathComponent("assets").path)
    let total = try (assets.map { "assets/\($0)" } + ["index.html", "data.js"])
      .reduce(0) { try $0 + size($1) }
    #expect(total < 300_000, "\(total)")
    #expect(try size("run.json") > 1_000_000)
    #expect(details.count == 7)
    for name in details { #expect(try size("details/\(name)") < 250_000) }
    print("report of 100 heavy failures: \(total / 1_000) kB")
  }

  @Test func thePagesOwnFilesComeWithoutCommentsAndIndentation() {
    let source = """
      'use strict';
      /** What it is. */
      const a = (() => {
        // Why.
        const b = 'x  // y'; // told

        /**
         * More
         * of it.
         */
        return `${b} /* z */`;
      })();

      """
    #expect(
      ReportPage.slim(source)
        == "'use strict';\nconst a = (() => {\nconst b = 'x  // y'; // told\n"
        + "return `${b} /* z */`;\n})();\n")
  }

  @Test func detailsThatNoSnapshotHasGo() throws {
    var record = RunRecord(header: Example.header)
    record.snapshots = (0..<40).map(Self.heavy)
    try report.write(record)
    #expect(details == ["0.js", "1.js", "2.js"])
    let mine = report.url.appendingPathComponent("details")
    for name in ["mine.js", "07.js", "9.txt"] {
      try Data().write(to: mine.appendingPathComponent(name))
    }
    record.snapshots.removeLast(30)
    try report.write(record)
    #expect(details == ["0.js", "07.js", "9.txt", "mine.js"])
    // A passed snapshot has no details besides its row.
    record.snapshots = [SnapshotRecord(id: "1", scenario: "S", name: "n", outcome: .equal)]
    try report.write(record)
    #expect(details == ["07.js", "9.txt", "mine.js"])
  }
}

extension ReportPageTests {
  @Test func detailsAreReadWhenSomeoneLooks() throws {
    var record = RunRecord(header: Example.header)
    record.snapshots = (0..<20).map(PageDataTests.heavy)
    for index in record.snapshots.indices {
      record.snapshots[index].parts.reference = nil
      record.snapshots[index].parts.difference = nil
      record.snapshots[index].parts.actual = try report.store(
        Example.screen(40, 60, margin: 4 + index), scale: 3)
    }
    try show(record)
    #expect(try browser.value("tateyoko.detailFiles.size") == "0")
    #expect(try text(".row .why").hasPrefix("constraint UITableView.leading"))
    // The filter searches the first sentences.
    try browser.follow("#q=%22%E2%80%9Crow%203%E2%80%9D%20frame%22")
    #expect(try browser.value("tateyoko.app.shown.length") == "1")
    try browser.value("tateyoko.app.filter('')")
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[17])")
    try browser.wait("document.querySelectorAll('[data-region]').length === 64")
    #expect(try browser.value("[...tateyoko.detailFiles.keys()].join()") == "1")
    #expect(try count(".changes li") == 80)
    // A long list is collapsed, and its parts keep their numbers.
    #expect(try count(".region-list") == 2 && count("details > .region-list > li") == 56)
    #expect(try browser.value("document.querySelector('details > .region-list > li').value") == "9")
    #expect(try text(".why-panel").contains("Unable to simultaneously satisfy constraints."))
    #expect(try browser.problems() == [])

    // A missing file is reported, and the rest is shown.
    try FileManager.default.removeItem(at: report.url.appendingPathComponent("details/0.js"))
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[2])")
    try browser.wait("document.getElementById('said').textContent")
    #expect(try text("#said") == "details/0.js cannot be read.")
    try browser.wait("tateyoko.viewer.open.stage.width > 1")
    #expect(try text(".cause b").hasPrefix("constraint UITableView.leading"))
  }
}
