import Foundation
import Pixels
import Report
import RunRecord
import Testing

/// Decisions apply only to the content that was seen.
extension ReportPageTests {
  /// A run with one text that differs, and its pending baseline.
  private func textRun(_ text: String) throws -> RunRecord {
    var record = RunRecord(header: Example.header)
    var snapshot = SnapshotRecord(
      id: "-turn it", scenario: "-Turning", name: "turn", outcome: .changed,
      message: "A call comes otherwise.", baseline: "snapshots/Turning/turn.trace.txt")
    let file = "pending/turn.txt"
    let url = report.url.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    snapshot.parts.pending = file
    snapshot.parts.texts = .init(reference: nil, actual: file)
    record.snapshots = [snapshot]
    return record
  }

  /// - Parameter wait: In seconds. The browser passes a page's stored data to the next one in the background,
  ///   and takes longer on a busy machine.
  private func reopen(_ record: RunRecord, after wait: Double = 0.8) throws {
    usleep(UInt32(wait * 1_000_000))
    try report.write(record)
    try browser.open(report.page)
    try browser.wait("document.documentElement.dataset.ready")
  }

  @Test func marksHoldForTheTextThatWasSeen() throws {
    try browser.readyStorage(with: report.url)
    var isThere = false
    // Stored data is occasionally lost when the next page opens immediately, which no person does.
    for wait in [0.8, 0.8, 2, 4, 8] where !isThere {
      try show(try textRun("one"))
      try browser.value("tateyoko.marks.set(tateyoko.app.model.snapshots, 'accepted')")
      #expect(try count(".row .mark.accepted") == 1)
      try reopen(try textRun("two"), after: wait)
      #expect(try count(".row .mark") == 0)
      try reopen(try textRun("one"), after: wait)
      isThere = try count(".row .mark.accepted") == 1
    }
    #expect(isThere)
  }

  @Test func theListSaysWhatWasSeen() throws {
    struct List: Decodable {
      struct Entry: Decodable { var digest: String? }
      var accept: [Entry]
    }
    func digests() throws -> [String?] {
      try browser.value(
        "tateyoko.marks.set(tateyoko.app.model.snapshots.filter(s => !tateyoko.marks.of(s)), 'accepted')"
      )
      let list = try browser.value("tateyoko.marks.list(tateyoko.app.model)")
      return try JSONDecoder().decode(List.self, from: Data(list.utf8)).accept.map(\.digest)
    }
    try show(try textRun("one"))
    let one = try digests()
    #expect(one.count == 1 && one[0]?.count == 32)
    try show(try textRun("two"))
    #expect(try digests() != one)
    // A picture is identified by its pixels, which also name its file.
    let record = try Example.mixed(in: report)
    try show(record)
    let files = record.snapshots.filter { $0.pending != nil }.compactMap(\.actual?.file)
    #expect(try digests() == files.map { String($0.dropFirst(9).dropLast(4)) })
  }

  @Test func theCommandNamesTheReportAndEndsItsOptions() throws {
    try show(try textRun("one"))
    try browser.value("tateyoko.marks.set(tateyoko.app.model.snapshots, 'accepted')")
    let command = try browser.value("tateyoko.marks.command(tateyoko.app.model)")
    #expect(
      command == "tateyoko accept --report '\(report.url.path)' -- '-Turning/-turn it'")
  }

  @Test func whatLeftNothingCannotBeAccepted() throws {
    try show(try Example.mixed(in: report), hash: "#at=Others%2Fother%2Ferror")
    try browser.wait("document.querySelector('.decide .accepted')")
    #expect(try browser.value("document.querySelector('.decide .accepted').disabled") == "1")
    try browser.press("a")
    #expect(try text("#said") == "1 snapshot left nothing to accept.")
    try browser.press("r")
    #expect(try count(".decide .rejected[aria-pressed=true]") == 1)
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[0])")
    try browser.press("a")
    #expect(try text("#said") == "There is nothing to decide: it did not fail.")
  }

  @Test func acceptingAllAgainIsSaidToTakeItBack() throws {
    try show(try Example.mixed(in: report))
    #expect(try text("[data-accept]") == "Accept these 3")
    try browser.value("document.querySelector('[data-accept]').focus()")
    try browser.press("Enter")
    #expect(try text("[data-accept]") == "Don’t accept these 3")
    #expect(try browser.value("document.activeElement.dataset.accept") == "all")
    #expect(try count(".cluster .accepted[aria-pressed=true]") > 0)
    try browser.press("Enter")
    #expect(try text("#said") == "3 snapshots no longer accepted.")
    #expect(try text("[data-accept]") == "Accept these 3")
    #expect(try count(".cluster .accepted[aria-pressed=true]") == 0)
  }

  @Test func whatIsNotCopiedIsNotSaidToBe() throws {
    try openChanged()
    try browser.value(
      """
      void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {
      writeText: async () => { throw new Error('no') } } });
      document.execCommand = () => window.copies === true
      """)
    try browser.press("c")
    try browser.wait("document.querySelector('dialog[open] textarea')")
    #expect(try text("#said") == "")
    #expect(try browser.value("document.querySelector('dialog textarea').value").contains("Why: "))
    try browser.press("Escape")
    try browser.wait("!document.querySelector('dialog')")
    try browser.value("window.copies = true")
    try browser.press("c")
    try browser.wait("document.getElementById('said').textContent === 'Summary copied.'")
    #expect(try browser.value("document.activeElement.tagName") == "CANVAS")
  }

  // MARK: Tolerance

  @Test func noTolerancePassesAnotherSizeOrEverything() throws {
    try show(try Example.whole(in: report))
    try browser.click(".tolerance summary")
    try browser.wait("document.getElementById('level')")
    #expect(try browser.value("document.getElementById('level').max") == "254")
    let limits = "{ level: 254, share: 0.999, side: 0, most: 0 }"
    let passing = try browser.value(
      """
      tateyoko.app.model.snapshots.filter(s => s.comparison && s.comparison.histogram
      && tateyoko.tolerance.passes(s, \(limits))).map(s => s.name).join()
      """)
    #expect(passing == "D4 Margins,D4 Margins,D4 Margins")
    let words = try browser.value(
      """
      (() => { for (const id of ['level', 'share']) { const e = document.getElementById(id);
      e.value = e.max; e.dispatchEvent(new Event('input')) }
      return document.querySelector('.tolerance [aria-live]').textContent })()
      """)
    #expect(words.contains("3 of 4 changed snapshots would pass"))
    #expect(words.contains("1 has a different size, which no tolerance accepts."))
    #expect(!words.contains("100 %"))
  }

  // MARK: Causes

  @Test func aCauseShowsTheSnapshotsItCounts() throws {
    var record = try Example.mixed(in: report)
    let changed = try #require(record.snapshots.first { $0.outcome == .changed })
    record.snapshots.removeAll()
    // One is a prefix of another, and some have both kinds of quotes; eleven causes, and one alone.
    for number in 0..<23 {
      var copy = changed
      copy.id = "\(number)"
      copy.parts.layoutChanges = []
      let letter = String(UnicodeScalar(UInt8(65 + number / 2)))
      copy.parts.causes = [
        .statement(
          number < 4
            ? "text of UILabel “a\"b\\”\(number < 2 ? "" : " and more")" : "\(letter) is hidden")
      ]
      record.snapshots.append(copy)
    }
    try show(record)
    #expect(try count(".clusters .cluster .what b") >= 11)
    #expect(try count(".clusters > div > ol > .cluster") == 8)
    #expect(try text(".clusters .more summary") == "3 causes more")
    #expect(
      try text(".clusters > div > .soft") == "1 other failure shares no cause with others.")
    let shown = try browser.value(
      """
      [...document.querySelectorAll('.clusters > div .cluster .what')].map(b => { b.click();
      return [b.querySelector('em').textContent.split(' ')[0], tateyoko.app.shown.length].join('=')
      }).join()
      """)
    #expect(shown == Array(repeating: "2=2", count: 11).joined(separator: ","))
  }
}
