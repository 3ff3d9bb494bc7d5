import Foundation
import Report
import RunRecord
import Testing

/// The page's description of a run as a whole, and of snapshots that aren't pictures.
extension ReportPageTests {
  func openWhole(_ at: String, _ parameters: String = "") throws {
    let encoded = try #require(at.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    try show(try Example.whole(in: report), hash: "#q=&at=\(encoded)\(parameters)")
  }

  @Test func theRunSaysWhereItComesFrom() throws {
    try show(try Example.whole(in: report))
    #expect(
      try text(".run")
        == "at margins 0123456789 · 2026-11-21 12:03 UTC · took 1 min 23 s · shard 2 of 4 · "
        + "merged from 1 run · record mode never (CI is set)")
    #expect(try text(".problems") == "Shard 3 of 4 is missing.")
    #expect(try text("footer").contains("Debian 13"))
    #expect(try text("footer").contains("shard 1 of 4 · 9 snapshots · took 40 s · cairo 1.16.0"))
    #expect(try browser.problems() == [])
  }

  @Test func whatIsStaleIsAGroupOfItsOwn() throws {
    try show(try Example.whole(in: report), hash: "#q=is:stale")
    #expect(try count(".group.stale .row") == 2)
    #expect(try text(".group.stale .why") == "snapshots/PagedTables/it's gone.png")
    #expect(
      try text(".content .notice").hasPrefix("No snapshot of this run asked for 2 baselines."))
    let removal = try browser.value("tateyoko.marks.removal(tateyoko.app.model)")
    #expect(removal.hasPrefix("tateyoko accept --report ") && removal.hasSuffix(" --stale"))
    #expect(try text(".content .notice button") == "Copy command to delete them")
    try browser.press("w")
    #expect(try count(".wall a.stale") == 2)
    #expect(try browser.problems() == [])
  }

  @Test func aCauseIsOneClusterWhateverItsNumbers() throws {
    try show(try Example.whole(in: report))
    #expect(
      try text(".clusters .what b")
        == "layout margins of UITableView: left 60 → 16, or with different numbers")
    #expect(try text(".clusters .what em") == "3 snapshots")
    try browser.click(".clusters .what")
    #expect(try count(".row") == 3)
    // One decision for all of them.
    try browser.click(".cluster .accepted")
    #expect(try count(".row .mark.accepted") == 3)
    try browser.press("u")
    #expect(try count(".row .mark") == 0)
    try browser.click(".cluster .rejected")
    #expect(try count(".row .mark.rejected") == 3)
  }

  @Test(arguments: [
    ("safe area of UIWindow: top 44 → 59", "safe area of UIWindow: top # → #"),
    ("UITableView[1] is hidden", "UITableView is hidden"),
    ("text of UILabel “row 12[3]”: 1,5 → 2.5", "text of UILabel “row 12[3]”: # → #"),
    ("UICell[0–11] “a”[2] moved 3 left", "UICell “a” moved # left"),
  ])
  func causesAreGroupedAsTheTerminalGroupsThem(words: String, key: String) throws {
    var record = RunRecord(header: Example.header)
    for (id, causes) in [
      ("a", [SnapshotCause.statement(words)]), ("b", [PageDataTests.constraintCause]),
    ] {
      var snapshot = SnapshotRecord(id: id, scenario: "S", name: id, outcome: .changed)
      snapshot.parts.causes = causes
      record.snapshots.append(snapshot)
    }
    try show(record)
    #expect(record.snapshots[0].cause?.key == key)
    for (index, snapshot) in record.snapshots.enumerated() {
      let shown = "tateyoko.app.model.snapshots[\(index)]"
      #expect(try browser.value("\(shown).cluster") == snapshot.cause?.key)
      #expect(try browser.value("\(shown).cause") == snapshot.cause?.words)
    }
  }

  // MARK: Texts

  @Test func aTraceIsComparedLineByLine() throws {
    try openWhole("Turning/turn/iphone-x")
    try browser.wait("document.querySelector('.text-difference')")
    #expect(try count("tr.removed") == 2)
    #expect(try count("tr.added") == 2)
    #expect(
      try text("tr.removed .code")
        == "0.000  ListController  viewWillTransition(to:with:)  812 × 375")
    // If only the time differs in a line, the time is highlighted.
    #expect(
      try browser.value("[...document.querySelectorAll('mark')].map(m => m.textContent).join()")
        == "4,3")
    #expect(try text(".tools").contains("2 lines removed, 2 added · 12 calls, up to 0.300 s"))
    #expect(try text(".ask").hasPrefix("0.000  Simulator  "))
    // Lines far from a change are collapsed, and expand.
    #expect(try count(".fold") == 1)
    #expect(try text(".fold") == "7 equal lines")
    try browser.click(".fold button")
    #expect(try count(".fold") == 0)
    #expect(try count(".text-difference tr") == 16)
    #expect(try browser.problems() == [])
  }

  @Test func textsHaveTheirOwnModesAndSteps() throws {
    try openWhole("Turning/turn/iphone-x", "&mode=split")
    try browser.wait("document.querySelector('.text-difference.split')")
    #expect(try count(".code.removed") == 2)
    try browser.press("1")
    #expect(try count(".text-difference.unified") == 1)
    try browser.press("2")
    #expect(try count(".text-difference.split") == 1)
    #expect(try browser.value("location.hash").contains("mode=split"))
    try browser.press("n")
    #expect(try text("#said").hasPrefix("Change 1 of "))
    try browser.press("p")
    #expect(try text("#said").hasPrefix("Change "))
    // Picture keys do nothing here.
    try browser.press("5", "+", "0", "m", "ArrowDown")
    #expect(try count(".text-difference.split") == 1)
    #expect(try browser.value("location.hash").contains("zoom") == false)
    #expect(try browser.problems() == [])
  }

  @Test func aTextWithoutABaselineIsShown() throws {
    var record = try Example.whole(in: report)
    let index = try #require(record.snapshots.firstIndex { $0.texts != nil })
    record.snapshots[index].result = .missing(
      .init(pending: record.snapshots[index].texts?.actual))
    try show(record, hash: "#q=&at=Turning%2Fturn%2Fiphone-x")
    try browser.wait("document.querySelector('.text-difference')")
    #expect(try count("tr.added") == 14)
    #expect(try count("tr.removed") == 0)
  }

  @Test func longTextsAreComparedInTime() throws {
    try show(RunRecord(header: Example.header))
    let words = try browser.value(
      """
      (() => { const lines = (n, f) => Array.from({length: n}, (_, i) => f(i)).join('\\n');
      const start = performance.now();
      const rows = tateyoko.text.compare(lines(30000, i => 'line ' + i), lines(30000, i =>
        i % 1000 ? 'line ' + i : 'other ' + i));
      const unlike = tateyoko.text.compare(lines(20000, i => 'a' + i), lines(20000, i => 'b' + i));
      return [rows.filter(r => r.kind === 'added').length, unlike.length,
        performance.now() - start < 5000].join(); })()
      """)
    #expect(words == "30,40000,true")
  }

  // MARK: Pictures that are more than two of one size

  @Test func picturesOfTwoSizesAreAligned() throws {
    try openWhole("Others/taller", "&mode=slider")
    try browser.wait("document.querySelector('.align select')")
    #expect(
      try text(".why-panel .notice")
        == "The size differs: 200 × 120 px (100 × 60 pt) → 200 × 160 px (100 × 80 pt).")
    func offsets() throws -> String {
      try browser.value(
        "(s => JSON.stringify([s.offset(s.images.reference), s.offset(s.images.actual)]))"
          + "(tateyoko.viewer.open.stage)")
    }
    #expect(try offsets() == "[[0,0],[0,0]]")
    for (choice, offset) in [("0.5", "[[0,20],[0,0]]"), ("1", "[[0,40],[0,0]]")] {
      try browser.value(
        """
        (e => { e.value = '\(choice)'; e.dispatchEvent(new Event('change')) })(
        document.querySelector('.align select'))
        """)
      #expect(try offsets() == offset)
    }
    for key in ["2", "4", "6"] { try browser.press(key) }
    #expect(try browser.problems() == [])
  }

  @Test func aFilmSaysWhichStepFails() throws {
    try openWhole("Turning/film.turned")
    #expect(try text(".film-head").contains("2 of 3 steps fail, first “turned”"))
    #expect(
      try browser.value(
        "[...document.querySelectorAll('.film .frame')].map(f => f.innerText.trim()"
          + ".split(/\\s*\\n\\s*/).join(' ')).join('; ')")
        == "before ✓ equal; turned ✗ changed; back ✗ changed")
    try browser.press("P")
    try browser.press("ArrowRight")
    #expect(try text(".player").contains("BaselineActual"))
    #expect(try count(".player img") == 2)
    try browser.press("Escape")
    #expect(try browser.problems() == [])
  }

  @Test func whatRenderedTheBaselineIsShown() throws {
    try openWhole("Others/other/renderedElsewhere")
    #expect(try text(".environment").contains("BaselineThis run"))
    #expect(try text(".environment .touched") == "cairo1.16.01.18.0")
    #expect(try text(".why-panel").contains("1 fact alike"))
    #expect(try browser.problems() == [])
  }

  // MARK: Views

  @Test func theScreenSaysWhatWentWhere() throws {
    try openChanged()
    #expect(try text(".movements") == "On the screen: UILabel “title” 44 left.")
    // Not if the run has the same value.
    try openWhole("PagedTables/D4 Margins/iphone-x/landscapeLeft")
    try browser.wait("tateyoko.viewer.open.joined")
    #expect(try text(".cause").contains("UILabel “title” 44 left, and 12 more views"))
    #expect(try count(".movements") == 0)
    #expect(
      try browser.value(
        "tateyoko.tree.wayWords({ x: 12, y: -3.333, width: 0.001, height: 8 })")
        == "12 right, 3.33 up, 8 taller")
  }

  // MARK: Constraints

  @Test func constraintsOfAViewAreListedAndDrawn() throws {
    try openChanged("&mode=actual&select=0.0.0")
    #expect(
      try browser.value(
        "[...document.querySelectorAll('.constraint-list li')].map(i => i.textContent).join('\\n')")
          == """
          UILabel “title”.leading = UITableView.leading, constant 60 → 16
          UILabel “title”.top = safeArea.top @750, constant -30
          UILabel “title”.width ≥ constant, constant 120
          """)
    #expect(try count(".constraint-list .touched") == 1)
    let lines = try browser.value(
      """
      (v => JSON.stringify(tateyoko.constraints.of(v.joined, v.selected).map(c =>
      tateyoko.constraints.line(v.joined, c, 'actual', false)).map(l => [l.from, l.to, l.label])))(
      tateyoko.viewer.open)
      """)
    #expect(
      lines == #"[[[16,22],[0,22],"16"],[[76,14],[76,44],"-30"],[[16,22],[136,22],"120"]]"#)
    // The text written into the picture, instead of pixels, which a page from disk can't read.
    let drawn = """
      (() => { const words = []; const context = new Proxy({}, { set: () => true, get: (_, name) =>
      name === 'fillText' ? text => words.push(text) : () => ({ width: 9 }) });
      tateyoko.layers.draw(tateyoko.viewer.open, context, { zoom: 1, x: 0, y: 0 }, 'actual');
      return words.join(); })()
      """
    #expect(try browser.value(drawn) == "")
    try browser.click("[data-overlay=constraints]")
    #expect(try browser.value(drawn) == "16,-30,120")
    #expect(try browser.problems() == [])
  }

  // MARK: What is given away

  @Test func aSummaryIsMarkdownInWhichNothingIsMarkup() throws {
    try openWhole("PagedTables/D4 Margins/iphone-x/landscapeLeft")
    let one = try browser.value("tateyoko.summary.ofSnapshot(tateyoko.viewer.open.snapshot)")
    #expect(
      one.hasPrefix(
        """
        **`PagedTables / D4 Margins`** on `iPhone X · iOS 11.2 · landscape left`: changed
        Why: `layout margins of UITableView: left 60 → 16`
        Effect: `UILabel “title” 44 left, and 12 more views`
        """))
    #expect(one.contains("- `120 × 16 pt at (16, 14), 480 pixels`"))
    let all = try browser.value("tateyoko.summary.ofRun(tateyoko.app.model, tateyoko.app.shown)")
    #expect(
      all.hasPrefix("### Paged tables: 11 of 24 snapshots to look at (`margins @ 0123456789`)"))
    #expect(all.contains("in 3 snapshots\n- `PagedTables / D4 Margins`"))
    let words = try browser.value(
      "tateyoko.summary.ofSnapshot({...tateyoko.viewer.open.snapshot, name: '`<b>`\\n# x'})")
    #expect(words.contains("`PagedTables / ˋ<b>ˋ # x`"))
  }

  @Test func paperHasAllRowsAndNoControls() throws {
    var record = try Example.mixed(in: report)
    for number in 0..<8 {
      record.snapshots += record.snapshots.prefix(18).map {
        var copy = $0
        copy.id += "-\(number)"
        return copy
      }
    }
    try show(record, hash: "#q=")
    let all = record.snapshots.count
    #expect(try count(".row") < all)
    try browser.value("dispatchEvent(new Event('beforeprint'))")
    #expect(try count(".row") == all)
    try browser.setPrinting(true)
    #expect(
      try browser.value(
        "[...document.querySelectorAll('button, input')].filter(e => e.checkVisibility() "
          + "&& !e.matches('.what')).length") == "0")
    #expect(
      try browser.value("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
    // As narrow as paper, but with the positions before and after, which a small window leaves out.
    try browser.resize(700, 1000)
    let crops =
      "[...document.querySelectorAll('.row .crop')].filter(e => e.checkVisibility()).length"
    #expect(try browser.value(crops) != "0")
    try browser.setPrinting(false)
    #expect(try browser.value(crops) == "0")
    try browser.resize(1400, 1000)
    try browser.value("dispatchEvent(new Event('afterprint'))")
    #expect(try count(".row") < all)
  }
}
