import Foundation
import LayoutTrees
import Report
import RunRecord
import Testing

/// The page's display of hostile, long and odd input, and in small windows.
extension ReportPageTests {
  /// A run of one snapshot that is a text.
  private func openText(_ reference: String?, _ actual: String?) throws {
    var snapshot = SnapshotRecord(
      id: "text", scenario: "Texts", name: "text", outcome: actual == nil ? .stale : .changed,
      baseline: "snapshots/Texts/text.txt")
    func put(_ text: String, _ name: String) throws -> String {
      let path = "texts/\(name).txt"
      try FileManager.default.createDirectory(
        at: report.url.appendingPathComponent("texts"), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: report.url.appendingPathComponent(path))
      return path
    }
    snapshot.parts.texts = .init(
      reference: try reference.map { try put($0, "reference") },
      actual: try actual.map { try put($0, "actual") })
    try show(RunRecord(header: Example.header, snapshots: [snapshot]), hash: "#at=Texts%2Ftext")
    try browser.wait("document.querySelector('.text-difference')")
  }

  /// The text of all elements that a selector finds.
  private func texts(_ selector: String) throws -> String {
    try browser.value(
      "[...document.querySelectorAll(\(browser.quoted(selector)))].map(e => e.textContent).join()")
  }

  // MARK: Texts

  @Test func whatIsNotSeenIsShownWhereItDiffers() throws {
    try openText(
      "one two\nname 👍🏽 ok\nsame\u{202E}txt\n", "one\u{A0}two\nname 👍🏿 ok\nsame\u{202E}txt")
    #expect(try texts(".removed mark") == "␣,👍🏽")
    #expect(try texts(".added mark") == "nbsp,👍🏿")
    // Bidirectional controls are shown as symbols, even in unchanged text.
    #expect(try texts("tr.same .code") == "sameU+202Etxt")
    #expect(
      try text(".tools").contains("2 lines removed, 2 added · the line break at the end is gone"))
  }

  @Test func aLineBreakAtTheEndIsADifference() throws {
    try openText("one\ntwo", "one\ntwo\n")
    #expect(try text(".tools .soft") == "the line break at the end is new")
    #expect(try texts("tr.added .code") == "the line break at the end")
    #expect(try count("tr.removed") == 0)
  }

  @Test func aTextThatNothingAskedForIsShownAsItIs() throws {
    try openText("one\ntwo\n", nil)
    #expect(try texts("tr.same .code") == "one,two")
    #expect(try count("tr.removed, .fold") == 0)
    #expect(try text(".tools .soft") == "2 lines, which nothing uses")
  }

  @Test func aLongTextIsMadeAsOneScrolls() throws {
    let lines = (0..<20_000).map { "line \($0)" }
    try openText(
      lines.joined(separator: "\n"), lines.map { $0 + " now" }.joined(separator: "\n"))
    #expect(try count("tr.removed, tr.added") < 2_500)
    #expect(try text(".rest") == "39 000 more lines")
    try browser.value("document.querySelector('.texts').scrollTo(0, 1e9)")
    try browser.wait("document.querySelectorAll('tr.removed, tr.added').length > 1500")
    try browser.click(".rest button")
    #expect(try browser.problems() == [])
  }

  @Test func aTextCantTurnThePagesOwnWordsAbout() throws {
    var record = try Example.mixed(in: report)
    let index = try #require(record.snapshots.firstIndex { $0.outcome == .changed })
    record.snapshots[index].parts.causes = [
      .layout(
        LayoutCause(
          path: .init(text: "UILabel"),
          change: .attribute(
            .property(.text), [.init(old: .name("\u{202E}evil"), new: .name("a"))])))
    ]
    record.snapshots[index].scenario = "\u{2067}עברית"
    let change = Finding.fact(
      LayoutChangeRecord(
        path: .init(text: "UILabel"),
        kind: .attribute(
          .property(.text), .init(old: .name("\u{202E}b"), new: .name("c")))))
    record.snapshots[index].parts.layoutChanges = [change, change]
    try show(record)
    for view in ["l", "w", "g"] {
      try browser.press(view)
      #expect(
        try browser.value("!/[\\u202a-\\u202e\\u2066-\\u2069]/.test(document.body.innerText)")
          == "1")
    }
    try browser.press("l")
    #expect(try text(".clusters, .row .why").isEmpty == false)
    let at = "tateyoko.app.model.snapshots[\(index)]"
    try browser.value("tateyoko.app.open(\(at))")
    try browser.wait("tateyoko.viewer.open.joined")
    #expect(try text(".cause b") == "text of UILabel: “U+202Eevil” → “a”")
    #expect(
      try browser.value("!/[\\u202a-\\u202e\\u2066-\\u2069]/.test(document.body.innerText)") == "1")
    #expect(try texts(".changes bdi").contains("UILabel text U+202Eb,c"))
    // A single change is the cause; it isn't repeated.
    record.snapshots[index].parts.layoutChanges = [change]
    try show(record)
    try browser.value("tateyoko.app.open(\(at))")
    #expect(try count(".cause b") == 1)
    #expect(try texts(".why-panel h2").contains("What moved") == false)
  }

  @Test func longTitlesAndFactsStaySmall() throws {
    var record = try Example.mixed(in: report)
    let long = String(repeating: "x", count: 10_000)
    record.header.title = long
    record.header.problems = [long]
    record.header.scenarios = [
      ScenarioFacts(
        id: "PagedTables", title: long, screens: [.init(id: "D4 Margins", title: long)])
    ]
    record.header.fingerprint = [.init(long, long)]
    try show(record)
    try browser.value("for (const d of document.querySelectorAll('details')) d.open = true")
    for width in [360, 1400] {
      try browser.resize(width, 800)
      for view in ["l", "g"] {
        try browser.press(view)
        #expect(try browser.value("document.documentElement.scrollWidth <= innerWidth") == "1")
      }
      #expect(try browser.value("document.querySelector('.top').offsetHeight < 420") == "1")
    }
  }

  // MARK: Why

  @Test func withNothingToCompareNothingIsNew() throws {
    var record = try Example.mixed(in: report)
    let index = try #require(record.snapshots.firstIndex { $0.outcome == .missing })
    record.snapshots[index].parts.layouts = .init(
      reference: nil, actual: try report.store(layout: Example.layout((375, 812), margin: 16)))
    try show(record)
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[\(index)])")
    try browser.wait("tateyoko.viewer.open.joined")
    #expect(try count(".outline .view") == 3)
    #expect(try count(".outline .status-word") == 0)
    #expect(try text(".why-panel").contains("There is no layout of a baseline to compare with."))
  }

  @Test func allThatTheTerminalSaysIsSaid() throws {
    var record = try Example.mixed(in: report)
    let index = try #require(record.snapshots.firstIndex { $0.outcome == .changed })
    record.snapshots[index].parts.causes = [
      .statement("UILabel is gone"),
      .drawing(DrawingCause(place: .view(.init(text: "UIView “content”")), change: .pixels)),
    ]
    record.snapshots[index].parts.comparison?.placeCount = 300
    try show(record)
    // A filter finds it, and the list outlines the region and shows it before and after.
    try browser.follow("#q=%22drawn%20differently%22")
    #expect(try browser.value("tateyoko.app.shown.length") == "1")
    #expect(try texts(".row .crop small") == "Baseline,Actual")
    #expect(try count(".row .thumb > i") == 1)
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[\(index)])")
    try browser.wait("tateyoko.viewer.open.joined")
    #expect(try text(".cause").contains("BesidesUIView “content” is drawn differently"))
    #expect(try text(".why-panel").contains("300 places are too many to go through"))
    let summary = try browser.value(
      "tateyoko.summary.ofSnapshot(tateyoko.app.model.snapshots[\(index)])")
    #expect(summary.contains("Besides:\n- `UIView “content” is drawn differently`"))
  }

  @Test func theOutlineIsATreeForTheKeyboard() throws {
    try openChanged()
    try browser.value("document.querySelector('.outline button').focus()")
    func expanded() throws -> String {
      try browser.value("document.querySelector('.outline li').getAttribute('aria-expanded')")
    }
    try browser.press("ArrowLeft")
    #expect(try expanded() == "false")
    #expect(
      try browser.value(
        "[...document.querySelectorAll('.view')].filter(e => e.checkVisibility()).length")
        == "1")
    try browser.press("ArrowRight")
    #expect(try expanded() == "true")
    try browser.press("ArrowRight")
    #expect(try browser.value("document.activeElement.textContent").hasPrefix("UITableView"))
    try browser.press("ArrowLeft")
    try browser.press("ArrowLeft")
    #expect(try browser.value("document.activeElement.textContent") == "UIWindow")
    // Selecting a view in the picture reveals it, even inside a collapsed one.
    try browser.press("ArrowLeft")
    try browser.value("tateyoko.viewer.open.outline.selectPath('0.0.0')")
    #expect(try expanded() == "true")
  }

  @Test func hiddenViewsHaveNoFrame() throws {
    try show(try Example.mixed(in: report))
    let drawn = try browser.value(
      """
      (() => { const node = (name, hidden, ...children) => ({ class: name, children, both: {
        attributes: hidden ? [{ name: 'hidden', value: { flag: true } }] : [] } });
      const root = node('A', false, node('B', true, node('C', false)), node('D', false));
      const seen = []; tateyoko.tree.eachShown(tateyoko.tree.read({ root }), 'actual',
        view => seen.push(view.name)); return seen.join() })()
      """)
    #expect(drawn == "A,D")
  }

  // MARK: Room

  @Test func thePictureHasTheRoom() throws {
    try openChanged("&mode=difference")
    for (width, height) in [(844, 390), (900, 500), (360, 800)] {
      try browser.resize(width, height)
      #expect(
        try browser.value("document.querySelector('canvas').clientHeight >= 300") == "1",
        "\(width) × \(height)")
      #expect(
        try browser.value("document.querySelector('canvas').getBoundingClientRect().top < 260")
          == "1", "\(width) × \(height)")
      #expect(try browser.value("document.documentElement.scrollWidth <= innerWidth") == "1")
    }
  }

  @Test func oneFingerScrollsAPictureThatFits() throws {
    try openChanged()
    func action() throws -> String {
      try browser.value("getComputedStyle(document.querySelector('canvas')).touchAction")
    }
    try browser.press("0")
    #expect(try action() == "pan-y")
    try browser.press("+")
    #expect(try action() == "none")
  }

  @Test func twoFingersMoveThePicture() throws {
    try openChanged("&mode=actual")
    try browser.press("0")
    let moved = try browser.value(
      """
      (() => { const stage = tateyoko.viewer.open.stage; const { canvas } = stage;
      canvas.setPointerCapture = () => {};
      const old = { ...stage.view };
      const at = (type, id, x, y) => { const event = new PointerEvent(type, { pointerId: id, button: 0,
        pointerType: 'touch', bubbles: true }); Object.defineProperty(event, 'offsetX', { value: x });
        Object.defineProperty(event, 'offsetY', { value: y }); canvas.dispatchEvent(event); };
      at('pointerdown', 1, 100, 100); at('pointermove', 1, 130, 130);
      const alone = stage.view.x - old.x;
      at('pointerdown', 2, 200, 130);
      at('pointermove', 1, 170, 130); at('pointermove', 2, 240, 130);
      return [alone, Math.round(stage.view.x - old.x), (stage.view.zoom / old.zoom).toFixed(2)].join() })()
      """)
    #expect(moved == "0,40,1.00")
  }

  @Test func theSlidersRangeFollowsItsDivider() throws {
    try openChanged("&mode=slider")
    try browser.value(
      "tateyoko.viewer.open.stage.split = 0.3; tateyoko.viewer.open.stage.changed()")
    #expect(try browser.value("document.querySelector('.mixer input').value") == "30")
    #expect(try text(".mixer") == "BaselineActual")
  }

  @Test func theKeysAreReadFromTheirBeginning() throws {
    try show(try Example.mixed(in: report))
    try browser.resize(360, 600)
    try browser.press("?")
    #expect(try browser.value("document.querySelector('.help').scrollTop") == "0")
    try browser.press("Escape")
  }
}
