import Foundation
import Report
import RunRecord
import TestProcesses
import TestSupport
import Testing

/// The page in a real browser: the tests run one after the other, because they share it.
@Suite(.serialized, .waitingForProcesses, .enabled(if: Browser.isExpected, Browser.reason))
struct ReportPageTests {
  let folder: TemporaryFolder
  let report: ReportFolder
  let browser: BrowserSession

  init() throws {
    folder = try TemporaryFolder()
    report = try ReportFolder(at: folder.url.appendingPathComponent("report"))
    browser = try Browser.session()
    try browser.resize(1400, 1000)
    try browser.setDark(false)
  }

  /// Writes a record and opens its page, ready.
  func show(_ record: RunRecord, hash: String = "") throws {
    // The previous page may still request pictures that this record doesn't have.
    try browser.leave()
    try report.write(record)
    try browser.open(report.page, hash: hash, forgetsMarks: true)
    try browser.wait("document.documentElement.dataset.ready")
  }

  func count(_ selector: String) throws -> Int {
    Int(try browser.value("document.querySelectorAll(\(browser.quoted(selector))).length")) ?? -1
  }

  func text(_ selector: String) throws -> String {
    try browser.value("document.querySelector(\(browser.quoted(selector))).textContent")
  }

  // MARK: Overview

  @Test func thePageOpensOnWhatFailed() throws {
    let record = try Example.mixed(in: report)
    try show(record)
    #expect(
      try text("#verdict")
        == "✗ \(record.failureCount) snapshots of \(record.snapshots.count) to look at.")
    #expect(
      try text("#shown") == "\(record.failureCount) of \(record.snapshots.count) shown")
    #expect(try count(".row") == record.failureCount)
    #expect(try text(".row .why") == "UITableView[1] layoutMargins.left 60 → 16")
    #expect(try browser.value("document.title").hasPrefix("✗ Paged tables: "))
    // Each requested picture exists.
    try browser.wait("[...document.images].every(image => image.complete)")
    #expect(try browser.value("[...document.images].every(i => i.naturalWidth > 0)") == "1")
    #expect(try browser.problems() == [])
  }

  @Test func oneCauseBehindManyPicturesIsSaidOnce() throws {
    try show(try Example.mixed(in: report))
    #expect(try text(".clusters button b") == "UITableView[1] layoutMargins.left 60 → 16")
    #expect(try text(".clusters button em") == "3 snapshots")
    try browser.click(".clusters button")
    #expect(try count(".row") == 3)
    #expect(
      try browser.value("document.getElementById('filter').value")
        == #"cause:="UITableView layoutMargins.left # → #""#)
  }

  static let filters = [
    ("is:failed", 6), ("is:failing", 7), ("is:missing", 1), ("is:new", 1), ("is:passed", 9),
    ("", 17),
    ("device:iphone-x is:failing", 1), ("device:iphone-x,iphone-8", 8),
    ("orientation:landscape -name:d1", 3), (#"cause:"layoutMargins.left""#, 3),
    ("-is:passed ipad", 1), ("layoutMargins.left 60", 3), ("scenario:others", 5),
    ("nowhere", 0), ("file:OtherTests", 5), ("os:26", 4), ("nonsense:x", 0),
    ("is:elsewhere", 1), ("is:unmarked", 7), ("is:accepted", 0), ("is:logged", 0),
    ("device:=iphone-x", 4), ("device:=iphone", 0), (#"device:="iPhone X","iPhone 8""#, 8),
    (#"device:="iPad Pro 11″" is:failing"#, 1), ("is:nonsense", 0), ("-scenario:=PagedTables", 5),
  ]

  @Test func aFilterIsALink() throws {
    try show(try Example.mixed(in: report), hash: "#q=is%3Amissing")
    #expect(try browser.value("tateyoko.app.shown.length") == "1")
    for (filter, shown) in Self.filters {
      let encoded = try #require(
        filter.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
      try browser.follow("#q=\(encoded)")
      #expect(try browser.value("document.getElementById('filter').value") == filter)
      #expect(try browser.value("tateyoko.app.shown.length") == "\(shown)", "\(filter)")
      #expect(try count(".content .nothing") == (shown == 0 ? 1 : 0))
      #expect(try count(".notice") == (filter.contains("nonsense") ? 1 : 0))
    }
    #expect(try browser.problems() == [])
  }

  @Test("foldable devices are found by their posture, and their wall has a row for each")
  func postures() throws {
    var record = try Example.mixed(in: report)
    for (index, snapshot) in record.snapshots.enumerated() where snapshot.device == "iphone-8" {
      record.snapshots[index].posture = snapshot.name.hasPrefix("D1") ? "closed" : "half-open-100"
    }
    try show(record)
    for (filter, shown) in [
      ("posture:closed", 2), ("posture:open", 2), ("posture:=half-open-100", 2),
      (#"posture:"half open at""#, 2), ("-posture:closed", 15),
    ] {
      let encoded = try #require(
        filter.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
      try browser.follow("#q=\(encoded)")
      #expect(try browser.value("tateyoko.app.shown.length") == "\(shown)", "\(filter)")
    }
    #expect(try count(".notice") == 0)
    try browser.follow("#q=&view=wall")
    let rows = try browser.value(
      "[...document.querySelectorAll('.wall tbody th')].map(t => t.textContent).join('|')")
    #expect(rows.contains("iPhone 8 · closed · iOS 11.2"))
    #expect(rows.contains("iPhone 8 · half open at 100° · iOS 11.2"))
    #expect(rows.contains("iPhone X · iOS 11.2"))
    #expect(try browser.problems() == [])
  }

  @Test func theListIsSortedByWhatOneAsksFor() throws {
    var record = try Example.mixed(in: report)
    for (index, id) in record.snapshots.map(\.id).enumerated() {
      // None of them in the run's order; one was not measured.
      record.snapshots[index].seconds = id.hasPrefix("other") ? nil : Double(index * 7 % 12) / 8
      if record.snapshots[index].comparison != nil {
        record.snapshots[index].parts.comparison?.exceedingPixels = 1000 * (index * 5 % 7)
      }
    }
    try show(record, hash: "#q=&sort=cost")
    #expect(try browser.value("document.getElementById('sort').value") == "cost")
    func measures(_ group: String, _ value: String) throws -> String {
      try browser.value(
        "tateyoko.app.shown.filter(s => s.group === '\(group)').map(s => \(value)).join()")
    }
    let order = record.snapshots.filter { $0.outcome == .equal }.compactMap(\.seconds)
      .sorted(by: >)
    #expect(
      try measures("passed", "s.seconds").split(separator: ",").compactMap { Double($0) } == order)
    #expect(try measures("failed", "s.seconds || 0").hasSuffix("0,0,0"))
    #expect(try text(".group.failed .row .text > .soft").hasSuffix(" s"))

    try browser.press("s")
    #expect(try text("#said") == "Sorted: name.")
    #expect(try browser.value("location.hash").contains("sort=name"))
    #expect(try measures("new", "s.name") == "recorded view")
    #expect(try measures("failed", "s.scenario[0]") == "O,O,O,P,P,P")
    try browser.press("s")
    #expect(try !browser.value("location.hash").contains("sort"))
    #expect(
      try measures("passed", "s.index")
        == record.snapshots.indices.filter { record.snapshots[$0].outcome == .equal }
        .map(String.init).joined(separator: ","))

    try browser.press("s")
    let sizes = try measures("failed", "s.comparison ? s.comparison.exceedingPixels : 0")
    #expect(sizes == "6000,1000,0,0,0,0")
    #expect(try text(".group.failed .row .text > .soft").hasSuffix(" · 2 %"))
    // The order applies to stepping from one to the next, and back.
    try browser.click(".group.failed .row a")
    #expect(try browser.value("location.hash").contains("sort=difference"))
    try browser.press("j", "Escape")
    #expect(try browser.value("location.hash").contains("sort=difference"))
    #expect(
      try browser.value("document.activeElement.dataset.at === tateyoko.app.shown[1].at") == "1")
    try browser.press("w")
    #expect(try browser.value("document.querySelector('.sorting').hidden") == "1")
    #expect(try browser.problems() == [])
  }

  @Test func aRunThatPassedIsAGallery() throws {
    var record = try Example.mixed(in: report)
    record.snapshots.removeAll { $0.outcome != .equal }
    for index in record.snapshots.indices where index % 2 == 0 {
      record.snapshots[index].scenario = "Storefront"
    }
    try show(record)
    #expect(try text("#verdict") == "✓ All 9 snapshots are as they should be.")
    #expect(try browser.value("tateyoko.app.state.view") == "gallery")
    #expect(try count(".tile") == 9)
    #expect(
      try browser.value(
        "[...document.querySelectorAll('.scenario h2')].map(e => e.textContent).join()")
        == "Storefront,PagedTables")
    // The heading states that they passed; each shows its name.
    #expect(try count(".tile .badge") == 0)
    // Sorted by a number, the slowest come first, whatever their scenario.
    try browser.value("tateyoko.app.sort('cost')")
    #expect(try count(".scenario h2") == 0)
    #expect(try text(".tile .caption").contains(" · "))
    try browser.press("l")
    #expect(try browser.value("location.hash").contains("view=list"))
    #expect(try count(".row .badge") == 9)
    #expect(try browser.problems() == [])
  }

  /// Everything of a partly failed run is a different page from the failures.
  @Test func anEmptyFilterIsALinkToo() throws {
    try show(try Example.mixed(in: report))
    try browser.click(".chip")
    #expect(try browser.value("tateyoko.app.shown.length") == "17")
    let hash = try browser.value("location.hash")
    try browser.open(report.page, hash: hash)
    try browser.wait("document.documentElement.dataset.ready")
    #expect(try browser.value("tateyoko.app.shown.length") == "17")
  }

  @Test func theWallMarksFailingCells() throws {
    try show(try Example.mixed(in: report))
    try browser.press("w")
    #expect(try count(".wall") == 2)
    #expect(try count(".wall a.failed") == 6)
    #expect(try count(".wall a.passed.faint") == 9)
    #expect(try count(".wall tbody tr") == 4)
    try browser.press("g")
    #expect(try count(".tile") == 7)
    #expect(try browser.value("location.hash").contains("view=gallery"))
    try browser.press("l")
    #expect(try count(".row") == 7)
  }

  @Test func aRunWithoutSnapshotsAndOneWithoutFailuresArePages() throws {
    try show(RunRecord(header: Example.header))
    #expect(try count(".row") == 0)
    var record = try Example.mixed(in: report)
    record.snapshots.removeAll(where: \.outcome.isFailure)
    record.header.scenarios = [
      ScenarioFacts(
        id: "PagedTables", title: "Tables <b>side</b> by side",
        screens: [.init(id: "D1 Plain", title: "Nothing but rows")])
    ]
    try show(record)
    // A run that passed is a gallery: by scenario, screen and device.
    #expect(try count(".tile") == record.snapshots.count)
    #expect(try count(".scenario") == 2)
    #expect(try text(".scenario .about") == "Tables <b>side</b> by side")
    #expect(try text(".screen-group h3 span") == "Nothing but rows")
    #expect(try text(".series h4") == "iPhone X · iOS 11.2")
    #expect(try text(".tile .caption").hasSuffix("portrait"))
    #expect(try count(".device.rounded") == 3)
    try browser.click("#framed")
    #expect(try count(".device.rounded") == 0)
    let proportion = "(i => Math.abs(i.clientWidth / i.clientHeight - 375 / 812))"
    #expect(try browser.value("\(proportion)(document.querySelector('.tile img')) < 0.01") == "1")
    try browser.click("#framed")
    #expect(try !browser.value("location.hash").contains("view"))
    try browser.press("l")
    #expect(try browser.value("location.hash").contains("view=list"))
    #expect(try count(".row") == record.snapshots.count)
    #expect(try browser.value("document.title").hasPrefix("⚠ "))
    #expect(try text("#verdict") == "⚠ No snapshot of 10 differs, but 1 is new.")
    #expect(try browser.problems() == [])
  }

  // MARK: Hostile input

  @Test func hostileTextStaysText() throws {
    try show(Example.attack)
    #expect(try browser.value("document.documentElement.dataset.owned") == "undefined")
    #expect(try count("body script") == ReportPageTests.scriptCount)
    #expect(try count("body img[onerror]") == 0)
    #expect(try count(".row") == 2)
    for view in ["w", "g"] {
      try browser.press(view)
      #expect(try browser.value("document.documentElement.dataset.owned") == "undefined")
    }
    try browser.click(".tile a")
    try browser.wait("document.querySelector('.viewer .nothing')")
    #expect(try text(".name h1").contains("<img src=x"))
    #expect(try browser.value("document.documentElement.dataset.owned") == "undefined")
    let addresses = try browser.value(
      "performance.getEntriesByType('resource').map(e => e.name).filter(n => !n.startsWith('file:') && !n.startsWith('data:')).join()"
    )
    #expect(addresses == "")
  }

  static let scriptCount = 25

  @Test func longNamesKeepThePageInItsWindow() throws {
    var record = try Example.mixed(in: report)
    let long = String(repeating: "長い名前 🙂‮ ", count: 1_400)
    record.snapshots[0].name = long
    record.snapshots[0].outcome = .error
    record.snapshots[0].message = long
    record.snapshots[0].scenario = long
    try show(record)
    for width in [360, 800, 1400] {
      try browser.resize(width, 800)
      for view in ["l", "w", "g"] {
        try browser.press(view)
        #expect(
          try browser.value("document.documentElement.scrollWidth <= innerWidth") == "1",
          "\(view) at \(width)")
      }
      try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[0])")
      #expect(
        try browser.value("document.documentElement.scrollWidth <= innerWidth") == "1",
        "viewer at \(width)")
      try browser.press("Escape")
    }
  }

  // MARK: Many

  @Test func thousandsOfSnapshotsOpen() throws {
    let part = try Example.mixed(in: report)
    var record = RunRecord(header: Example.header)
    for number in 0..<294 {
      for snapshot in part.snapshots {
        var copy = snapshot
        copy.id += "-\(number)"
        copy.scenario += " \(number % 20)"
        record.snapshots.append(copy)
      }
    }
    try show(record, hash: "#q=")
    #expect(try browser.value("tateyoko.app.shown.length") == "4998")
    // Only visible rows are created.
    #expect(try count(".row") < 60)
    try browser.value("scrollTo(0, 1e9)")
    try browser.wait("document.querySelector('.group.passed .row')")
    #expect(try count(".row") < 60)
  }

  @Test func thePageIsLight() throws {
    var record = try Example.mixed(in: report)
    let base = record.snapshots
    for number in 0..<5 {
      for snapshot in base {
        var copy = snapshot
        copy.id += "-\(number)"
        record.snapshots.append(copy)
      }
    }
    try show(record)
    let assets = try FileManager.default.contentsOfDirectory(
      atPath: report.url.appendingPathComponent("assets").path)
    var total = 0
    for name in assets.map({ "assets/\($0)" }) + ["index.html", "data.js"] {
      total += try Data(contentsOf: report.url.appendingPathComponent(name)).count
    }
    #expect(record.snapshots.count >= 100)
    #expect(total < 300_000, "\(total)")
    print("report of \(record.snapshots.count) snapshots without pictures: \(total / 1_000) kB")
  }
}
