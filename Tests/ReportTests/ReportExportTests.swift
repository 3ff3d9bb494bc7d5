import Foundation
import Report
import RunRecord
import Testing

/// Everything that leaves the page: files, the clipboard, links; and that each key has an effect.
extension ReportPageTests {
  /// The page's clipboard contents, which a headless browser may not have.
  private func listenToClipboard() throws {
    try browser.value(
      """
      void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {
      writeText: async text => { window.copied = text } } })
      """)
  }

  private func press(button title: String) throws {
    try browser.value(
      """
      [...document.querySelectorAll('button')].find(b => b.checkVisibility()
      && b.textContent === \(browser.quoted(title))).click()
      """)
  }

  @Test func theAcceptListIsSavedAndTheCommandCopied() throws {
    let downloads = folder.url.appendingPathComponent("downloads")
    try browser.saveDownloads(in: downloads)
    try show(try Example.whole(in: report))
    try browser.click(".cluster .accepted")
    try browser.value(
      "tateyoko.marks.set([tateyoko.app.model.snapshots.find(s => s.id === 'other/error')], 'rejected')"
    )
    try press(button: "Save accept list")
    let file = downloads.appendingPathComponent("accept.json")
    try browser.waitForDownload()
    struct List: Decodable, Equatable {
      struct Entry: Decodable, Equatable {
        var scenario: String
        var id: String
        var baseline: String?
      }
      var schema: Int
      var accept: [Entry]
      var reject: [Entry]
    }
    let list = try JSONDecoder().decode(List.self, from: Data(contentsOf: file))
    #expect(list.schema == 1)
    #expect(
      list.accept.map(\.id) == [
        "D4 Margins/iphone-x/landscapeLeft", "D4 Margins/iphone-8/landscapeLeft",
        "D4 Margins/ipad-pro-11/landscapeLeft",
      ])
    #expect(
      list.accept.first?.baseline == "snapshots/PagedTables/D4 Margins/iphone-x-landscapeLeft.png")
    #expect(list.reject == [.init(scenario: "Others", id: "other/error")])
    try listenToClipboard()
    try press(button: "Copy command")
    #expect(
      try browser.value("copied")
        == "tateyoko accept --report '\(report.url.path)' 'PagedTables/D4 Margins/iphone-x/landscapeLeft'"
        + " 'PagedTables/D4 Margins/iphone-8/landscapeLeft'"
        + " 'PagedTables/D4 Margins/ipad-pro-11/landscapeLeft'")
    try press(button: "Copy summary")
    #expect(try browser.value("copied").hasPrefix("### Paged tables: 11 of 24 snapshots"))
  }

  @Test func linkPathAndSummaryAreCopied() throws {
    try openChanged("&mode=side&region=1")
    try browser.wait("tateyoko.viewer.open.region === 1")
    try listenToClipboard()
    try press(button: "Copy link")
    let link = try browser.value("copied")
    #expect(link.contains("region=1") && link.contains("mode=side"))
    try press(button: "Copy path")
    #expect(
      try browser.value("copied") == "snapshots/PagedTables/D4 Margins/iphone-x-landscapeLeft.png")
    try press(button: "Copy summary")
    #expect(try browser.value("copied").contains("Why: "))
    try browser.value("copied = ''")
    try browser.press("c")
    #expect(try browser.value("copied").contains("Why: "))
    #expect(try text("#said") == "Summary copied.")
  }

  /// Every key in the table that `?` shows, and its visible effect.
  @Test func everyKeyDoesWhatTheTableSays() throws {
    try openChanged()
    let seen = """
      JSON.stringify([location.hash, document.getElementById('app').innerText,
      document.documentElement.dataset.theme, document.activeElement.id || document.activeElement
      .dataset.at, !!document.querySelector('dialog'), tateyoko.viewer.open && [
      tateyoko.viewer.open.stage.view, tateyoko.viewer.open.stage.mode,
      tateyoko.viewer.open.stage.blinkShows, tateyoko.viewer.open.isRulerOn]])
      """
    let keys = try browser.value(
      "tateyoko.keys.entries.filter(e => e.when !== 'text').map(e => e.when + ' ' + e.keys[0]).join('\\n')"
    ).split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    #expect(keys.count > 30)
    for parts in keys {
      let (place, key) = (parts[0], parts[1].isEmpty ? " " : parts[1])
      // A state where every key has an effect.
      let isList = place == "list" || place == "always" && "jk".contains(key)
      try browser.value(
        """
        (() => { const app = tateyoko.app; document.querySelectorAll('dialog').forEach(d => d.close());
        document.getElementById('said').textContent = '';
        const isList = \(isList); app.filter('is:failing');
        if (isList) { if (tateyoko.viewer.open) app.close(); app.show('\(key == "l" ? "wall" : "list")');
        \(key == "k" ? "document.querySelectorAll('.row a')[1].focus()" : "document.activeElement.blur()") }
        else { app.open(app.shown[1]); } })()
        """)
      if !isList { try browser.wait("tateyoko.viewer.open.stage.width > 1") }
      if key == "1" { try browser.press("2") }
      if key == "0" { try browser.press("+") }
      if key == "u" { try browser.press("a") }
      // P plays a film; this run's snapshots aren't one.
      if key == "P" { continue }
      let before = try browser.value(seen)
      try browser.press(key)
      try browser.wait("(\(seen)) !== \(browser.quoted(before))", seconds: 5)
    }
    #expect(try browser.problems() == [])
  }
}
