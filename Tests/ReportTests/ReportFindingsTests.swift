import Findings
import Foundation
import Report
import RunRecord
import Testing

/// Findings on the page: what to fix first, next to pictures, and in the filter.
extension ReportPageTests {
  private func openFindings(_ hash: String = "") throws {
    try show(try FindingsExample.run(in: report), hash: hash)
  }

  private func texts(_ selector: String) throws -> [String] {
    let all = try browser.value(
      "JSON.stringify([...document.querySelectorAll(\(browser.quoted(selector)))]"
        + ".map(e => e.textContent))")
    return try JSONDecoder().decode([String].self, from: Data(all.utf8))
  }

  @Test func aLintOpensOnWhatToFixFirst() throws {
    try openFindings()
    #expect(
      try text("#verdict")
        == "✗ 3 findings (2 errors, 1 warning) in 3 screens, but 1 could not be checked in every "
        + "cell.")
    #expect(try text(".fixes h2") == "What to fix first")
    // One view with two findings is one entry.
    #expect(try texts(".fixes li b") == ["UILabel “title”", "UIButton “send”"])
    #expect(try texts(".fixes li .severity") == ["✗error", "✗error"])
    #expect(try texts(".fixes li small")[0].hasSuffix("· 1 more finding of this view"))
    #expect(
      try texts(".fixes .chip")
        == ["Truncated text 1", "Control under the home indicator 1", "Low contrast 1"])
    #expect(
      try texts(".by-device tr")
        == [
          "Truncated textControl under the home indicatorLow contrast", "iPhone SE11–",
          "iPhone 15–11",
        ])
    #expect(try browser.problems() == [])
  }

  @Test func whereNothingIsComparedNoBaselineIsMissed() throws {
    var record = try FindingsExample.run(in: report)
    record.snapshots[0].parts.layouts = .init(
      reference: nil, actual: try report.store(layout: Example.layout((320, 568), margin: 16)))
    try show(record)
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[0])")
    try browser.wait("tateyoko.viewer.open.joined")
    #expect(try count(".outline .view") == 3)
    #expect(try !text(".why-panel").contains("layout of a baseline"))
  }

  @Test func anEntryOpensItsPictureWithTheFindingLit() throws {
    try openFindings()
    try browser.click(".fixes li:nth-child(2) a")
    try browser.wait("tateyoko.viewer.open && tateyoko.viewer.open.finding === 0")
    #expect(try text(".name h1 bdi") == "iPhone SE, landscape")
    #expect(try browser.value("location.hash").contains("finding=0"))
    #expect(
      try texts(".findings button") == [
        "✗errorUIButton “send”is under the home indicator, which covers 168 × 21 points of it"
      ])
    #expect(
      try text(".findings p")
        == "Control under the home indicator · 2 of 6 cells; only in landscape")
    #expect(try texts(".findings details li") == ["iPhone SE, landscape", "iPhone 15, landscape"])
    #expect(try count("[data-finding][aria-current=true]") == 1)
    #expect(try browser.problems() == [])
  }

  /// The drawn frames, instead of pixels, which a page from disk can't read.
  private static let drawn = """
    (() => { const rects = []; const context = new Proxy({}, { set: () => true, get: (_, name) =>
    name === 'strokeRect' ? (...rect) => rects.push(rect) : () => ({ width: 9 }) });
    tateyoko.layers.draw(tateyoko.viewer.open, context, { zoom: 1, x: 0, y: 0 }, 'actual');
    return JSON.stringify(rects); })()
    """

  @Test func findingsAreOutlinedInPixelsOfThePicture() throws {
    try openFindings("#q=&at=Card%2Fse.landscape")
    try browser.wait("tateyoko.viewer.open.stage.width")
    // Twice the points, and a pixel outside.
    #expect(try browser.value(Self.drawn) == "[[399,559,338,82]]")
    #expect(try text(".legend").contains("finding: error"))
    try browser.press("L")
    #expect(try browser.value(Self.drawn) == "[]")
    try browser.press("n")
    #expect(try browser.value(Self.drawn) == "[[399,559,338,82]]")
    #expect(try text("#said").hasPrefix("error: UIButton “send” is under"))
    #expect(
      try browser.value("tateyoko.summary.ofSnapshot(tateyoko.viewer.open.snapshot)")
        .contains("- `error: UIButton “send” is under the home indicator"))
    #expect(try browser.problems() == [])
  }

  @Test(arguments: [
    ("is:found", 3), ("finding:contrast", 1), ("finding:=contrast", 1), ("finding:error", 2),
    ("finding:=under", 0), ("-is:found", 1), ("is:pictured", 3), ("finding:CardView", 0),
    ("finding:\"card view.swift:12\"", 2), ("schließen", 1),
  ])
  func findingsAreFiltered(query: String, expected: Int) throws {
    let encoded = try #require(query.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    try openFindings("#q=\(encoded)")
    #expect(try count(".row") == expected)
    #expect(try count(".notice") == 0)
  }

  @Test func aRuleIsAFilter() throws {
    try openFindings("#q=is:found")
    #expect(try texts(".row .why")[0].hasPrefix("UILabel “title”: “Speichern und"))
    try browser.click(".fixes .chip")
    #expect(
      try browser.value("document.getElementById('filter').value") == "finding:=truncated-text")
    #expect(try count(".row") == 1)
    try browser.press("g")
    #expect(try text(".tile .found") == "1 finding")
    #expect(try count(".fixes[hidden]") == 1)
    #expect(try browser.problems() == [])
  }

  @Test func findingsStandBesideAPictureThatWasCompared() throws {
    var record = try Example.mixed(in: report)
    let index = try #require(record.snapshots.firstIndex { $0.outcome == .equal })
    record.snapshots[index].findings = [
      SnapshotFinding(FindingsExample.truncated.finding),
      SnapshotFinding(FindingsExample.covered.finding, ignored: "meant so"),
    ]
    try show(record)
    // It still opens with the failures.
    #expect(try browser.value("document.getElementById('filter').value") == "is:failing")
    #expect(try texts(".fixes li b") == ["UILabel “title”"])
    try browser.click(".fixes li a")
    try browser.wait("tateyoko.viewer.open && tateyoko.viewer.open.finding === 0")
    #expect(try text(".findings details summary") == "1 ignored")
    #expect(try text(".findings details").contains("Ignored: meant so"))
    #expect(try browser.problems() == [])
  }

  @Test func findingsFromElsewhereAreTexts() throws {
    var record = try FindingsExample.run(in: report)
    let attack = FindingsExample.attack[0].problems[0]
    record.snapshots[0].findings = [
      SnapshotFinding(attack.finding, cells: [0, 99], onlyIn: Example.hostile)
    ]
    record.header.lint?.cells[0].deviceName = Example.hostile
    try show(record)
    try browser.value("for (const d of document.querySelectorAll('details')) d.open = true")
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[0])")
    try browser.wait("tateyoko.viewer.open.stage.width")
    #expect(try browser.value("document.documentElement.dataset.owned") == "undefined")
    #expect(try count(".findings img, .findings script") == 0)
    #expect(try browser.problems() == [])
  }
}
