import Foundation
import Report
import RunRecord
import Testing

/// Runs that only appear good, browsers that store nothing, and incomplete reports.
extension ReportPageTests {
  @Test func theVerdictIsHonest() throws {
    let mixed = try Example.mixed(in: report)
    let equal = mixed.snapshots.filter { $0.outcome == .equal }
    func verdict(
      _ snapshots: [SnapshotRecord], problems: [String]? = nil
    ) throws -> [String] {
      var record = RunRecord(header: Example.header, snapshots: snapshots)
      record.header.problems = problems
      try show(record)
      let markdown = try String(
        contentsOf: report.url.appendingPathComponent("summary.md"), encoding: .utf8)
      return [
        try text("#verdict"),
        try browser.value("document.getElementById('verdict').className"),
        String(try browser.value("document.title").prefix(1)),
        String(markdown.dropFirst(4).prefix { $0 != " " }),
      ]
    }
    let warn = ["warn", "⚠", "⚠️"]
    #expect(
      try verdict(equal)
        == ["✓ All 9 snapshots are as they should be.", "good", "✓", "✅"])
    #expect(try verdict([]) == ["⚠ No snapshot was compared."] + warn)
    var stale = equal[0]
    stale.id = "old"
    stale.outcome = .stale
    #expect(
      try verdict(equal + [stale])
        == ["⚠ No snapshot of 9 differs, but 1 baseline is stale."] + warn)
    #expect(
      try verdict([stale]) == ["⚠ No snapshot was compared, and 1 baseline is stale."] + warn)
    let new = mixed.snapshots.filter { $0.outcome == .recorded }
    #expect(
      try verdict(new)
        == ["⚠ The one snapshot is new, with nothing to be compared with."] + warn)
    #expect(try verdict(equal + new) == ["⚠ No snapshot of 10 differs, but 1 is new."] + warn)
    #expect(
      try verdict(equal, problems: ["Shard 2 of 3 is missing."])
        == ["⚠ No snapshot here differs, but something is wrong with the run."] + warn)
    var tolerated = equal
    tolerated[0].parts.comparison = mixed.snapshots.compactMap(\.comparison).first
    #expect(
      try verdict(tolerated)
        == [
          "✓ All 9 snapshots pass, 1 of them only within its tolerance.", "good", "✓", "✅",
        ])
    #expect(
      try verdict(mixed.snapshots + [stale])
        == ["✗ 7 snapshots of 17 to look at.", "bad", "✗", "❌"])
  }

  /// As with cookies blocked, in a sandboxed frame, or after another page wrote arbitrary data.
  @Test(arguments: [
    """
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, {
    get() { throw new DOMException('denied', 'SecurityError') } })
    """,
    """
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }
    """,
    """
    Storage.prototype.getItem = () => '{"a":'
    """,
    """
    Storage.prototype.getItem = () => '{"length":3}'
    """,
  ])
  func aBrowserThatKeepsNothingShowsThePage(script: String) throws {
    try browser.leave()
    let record = try Example.mixed(in: report)
    try report.write(record)
    try browser.open(report.page, forgetsMarks: true, before: script)
    try browser.wait("document.documentElement.dataset.ready")
    #expect(try count(".row") == 7)
    try browser.click(".row a")
    try browser.wait(
      "tateyoko.viewer.open && tateyoko.viewer.open.stage.width > 1 && tateyoko.viewer.open.joined")
    try browser.press("3", "F", "a", "t", "j")
    try browser.wait("tateyoko.viewer.open.stage.width > 1 && tateyoko.viewer.open.joined")
    // Values that aren't stored last as long as the page.
    #expect(try stage("mode") == "slider")
    #expect(try browser.value("tateyoko.viewer.open.overlays.has('frames')") == "1")
    try browser.press("Escape")
    #expect(try count(".row .mark.accepted") == 1)
    #expect(try browser.problems() == [])
  }

  @Test func whatIsNotWholeSaysWhatIsMissing() throws {
    try show(try Example.mixed(in: report))
    func words(_ file: String, _ change: (Data) -> Data?) throws -> String {
      let url = report.url.appendingPathComponent(file)
      let whole = try Data(contentsOf: url)
      try browser.leave()
      if let data = change(whole) {
        try data.write(to: url)
      } else {
        try FileManager.default.removeItem(at: url)
      }
      try browser.open(report.page)
      let words = try text("#app")
      try browser.leave()
      try whole.write(to: url)
      return words
    }
    let cut = { (data: Data) in data.prefix(data.count / 2) }
    let page = ", which belongs to this page,"
    #expect(try words("data.js") { _ in nil }.hasPrefix("data.js\(page) is missing."))
    #expect(try words("data.js", cut).hasPrefix("data.js\(page) cannot be read"))
    for name in ["core", "store", "model", "overview", "tolerance", "viewer"] {
      let file = "assets/\(name).js"
      #expect(
        try words(file) { _ in nil }.hasPrefix("\(file)\(page) is miss"))
    }
    #expect(try words("assets/tree.js", cut).hasPrefix("assets/tree.js\(page) cannot be read"))
    #expect(try words("assets/main.js") { _ in nil }.hasPrefix("This page can’t be shown"))
    #expect(try words("assets/main.js", cut).hasPrefix("This page can’t be shown"))
    try browser.forget()
  }
}
