import Foundation
import Report
import RunRecord
import Testing

extension ReportPageTests {
  /// Opens the first changed snapshot of the mixed run.
  func openChanged(_ parameters: String = "") throws {
    let record = try Example.mixed(in: report)
    let changed = try #require(record.snapshots.first { $0.outcome == .changed })
    let at = try #require(
      "\(changed.scenario)/\(changed.id)".addingPercentEncoding(
        withAllowedCharacters: .alphanumerics))
    try show(record, hash: "#q=is%3Afailing&at=\(at)\(parameters)")
    try browser.wait("tateyoko.viewer.open && tateyoko.viewer.open.joined")
    try browser.wait("tateyoko.viewer.open.stage.width > 1")
  }

  func stage(_ expression: String) throws -> String {
    try browser.value("String(tateyoko.viewer.open.stage.\(expression))")
  }

  @Test func aLinkOpensASnapshotWithItsModeAndRegion() throws {
    try openChanged("&mode=slider&region=1")
    try browser.wait("tateyoko.viewer.open.region === 1")
    #expect(try stage("mode") == "slider")
    #expect(try text("#region") == "Region 2 of 2")
    #expect(try count("[data-region][aria-current=true]") == 1)
    #expect(try browser.problems() == [])
  }

  /// A baseline of another device has its own points, and its own position if it is aligned.
  @Test func eachSideHasItsScaleAndPlace() throws {
    let folder = try ReportFolder(at: report.url)
    var snapshot = SnapshotRecord(
      id: "scales", scenario: "Others", name: "scales", outcome: .changed, baseline: "a.png")
    snapshot.parts.reference = try folder.store(Example.screen(100, 60, margin: 8), scale: 2)
    snapshot.parts.actual = try folder.store(Example.screen(150, 90, margin: 8), scale: 3)
    snapshot.parts.difference = snapshot.actual
    try show(
      RunRecord(header: Example.header, snapshots: [snapshot]), hash: "#at=Others%2Fscales")
    try browser.wait("tateyoko.viewer.open && tateyoko.viewer.open.stage.width > 1")
    #expect(
      try browser.value(
        """
        (() => {
          const viewer = tateyoko.viewer.open;
          viewer.stage.align = 1;
          viewer.setMode('side');
          const at = viewer.within('reference', { x: 50, y: 30 });
          return [viewer.scaleOf('reference'), viewer.scaleOf('actual'), at.x, at.y,
            viewer.stage.sideAt({ pane: 0 }), viewer.stage.sideAt({ pane: 1 })].join();
        })()
        """) == "2,3,0,0,reference,actual")
    #expect(try text(".why-panel").contains("100 × 60 px (50 × 30 pt) → 150 × 90 px (50 × 30 pt)"))
    #expect(try browser.problems() == [])
  }

  @Test func eachModeHasAKey() throws {
    try openChanged()
    let modes = [
      "difference", "side", "slider", "onion", "blink", "heat", "reference", "actual",
    ]
    for (index, mode) in modes.enumerated() {
      try browser.press("\(index + 1)")
      #expect(try stage("mode") == mode)
      #expect(try text(".modes [aria-pressed=true]").isEmpty == false)
      try browser.wait("tateyoko.viewer.open.stage.frame === 0")
      // Something is drawn: some pixel of the canvas is not transparent.
      #expect(
        try browser.value("location.hash").contains("mode=\(mode)") == (mode != "difference"))
    }
    #expect(try browser.problems() == [])
  }

  /// Two pictures next to one another are labelled.
  @Test func panesHaveNames() throws {
    try openChanged()
    func words(_ mode: String) throws -> String {
      try browser.value("tateyoko.viewer.open.setMode('\(mode)')")
      return try browser.value(
        "[...document.querySelectorAll('.pane-labels span')].map(e => e.textContent).join()")
    }
    #expect(try words("side") == "Baseline,Actual")
    #expect(try words("slider") == "Baseline,Actual")
    #expect(try words("actual") == "Actual")
    #expect(try words("difference") == "Difference")
    // Colours are explained, as far as they are visible.
    #expect(try text(".legend") == "differschanged region")
    _ = try words("side")
    #expect(try text(".legend") == "changed region")
  }

  @Test func zoomGoesToSixtyFourAndBack() throws {
    try openChanged()
    for _ in 0..<20 { try browser.press("+") }
    #expect(try stage("view.zoom") == "64")
    try browser.wait("location.hash.includes('zoom=64')")
    try browser.press("0")
    #expect(try stage("isFitted") == "true")
    try browser.press("f")
    #expect(try stage("view.zoom") == "1")
    let before = try stage("view.x")
    try browser.press("ArrowRight")
    #expect(Double(try stage("view.x")) == (Double(before) ?? 0) - 40)
  }

  @Test func whatIsNotComparedCanBeShown() throws {
    try openChanged()
    #expect(try count("[data-overlay=ignored]") == 1)
    try browser.click("[data-overlay=ignored]")
    #expect(
      try browser.value("[...tateyoko.viewer.open.overlays].join()") == "regions,findings,ignored")
    // The choice carries over to the next snapshot.
    try browser.press("j")
    try browser.wait("document.querySelector('[data-overlay=ignored]')")
    #expect(try browser.value("document.querySelector('[data-overlay=ignored]').checked") == "1")
  }

  @Test func eachOverlayHasAKey() throws {
    try openChanged()
    let keys = try browser.value(
      "Object.values(tateyoko.layers.kinds).map(kind => kind.key).join('')")
    #expect(Set(keys).count == keys.count)
    for (kind, title) in [
      ("readableContent", "Readable content"), ("baselines", "Text baselines"),
      ("layoutMargins", "Layout margins"),
    ] {
      let key = try browser.value("tateyoko.layers.kinds.\(kind).key")
      try browser.press(key)
      #expect(
        try browser.value("document.querySelector('[data-overlay=\(kind)]').checked") == "1")
      #expect(try text("#said") == "\(title): shown.")
      try browser.press(key)
      #expect(try browser.value("tateyoko.viewer.open.overlays.has('\(kind)')") == "0")
    }
    // A kind that the layouts don't contain can't be switched on.
    try browser.press("I")
    #expect(try text("#said") == "There is nothing to show: content insets.")
    #expect(try browser.value("tateyoko.viewer.open.overlays.has('adjustedContentInset')") == "0")
    // A choice made before the layouts are loaded is kept.
    let isKept = try browser.value(
      """
      (() => { const { app } = tateyoko; app.open(app.shown[0]);
      tateyoko.viewer.open.toggleOverlay('frames');
      return tateyoko.viewer.open.overlays.has('frames') && !tateyoko.viewer.open.joined })()
      """)
    #expect(isKept == "1")
    try browser.press("?")
    #expect(try text("dialog").contains("text baselines"))
  }

  /// A tree's text baselines and readable width become lines, not changes.
  @Test func guidesAreDrawnAndNoChange() throws {
    try openChanged()
    func drawn(_ overlay: String) throws -> String {
      try browser.value(
        """
        (v => { const lines = []; let from; const pen = new Proxy({}, { get: (_, name) =>
        name === 'moveTo' ? (x, y) => { from = [x, y] } : name === 'lineTo' ? (x, y) =>
        lines.push([...from, x, y]) : name === 'strokeRect' ? (...r) => lines.push(r) : () => {},
        set: () => true }); v.overlays.clear(); v.overlays.add('\(overlay)');
        tateyoko.layers.draw(v, pen, { zoom: 2, x: 10, y: 20 }, 'actual');
        return JSON.stringify(lines) })(tateyoko.viewer.open)
        """)
    }
    // The label at (16, 14), 120 wide: its line 12 below, drawn on the middle of a pixel.
    #expect(try drawn("baselines") == "[[42,72.5,282,72.5]]")
    // The table is 812 × 375, the guide inset by 75; outlines are a pixel outside.
    #expect(try drawn("readableContent").contains("[159,19,1326,752]"))
    try browser.value("tateyoko.viewer.open.outline.selectPath('0.0')")
    #expect(try text(".details table").contains("readableContent(0, 75, 0, 75)"))
    #expect(!(try text(".details .changes").contains("readable")))
    try browser.value("tateyoko.viewer.open.outline.selectPath('0.0.0')")
    #expect(try text(".details table").contains("firstBaseline12"))
  }

  @Test func constraintsBetweenBaselinesAreDrawn() throws {
    try openChanged()
    let line = try browser.value(
      """
      (v => { const label = v.joined.children[0].children[0]; const table = v.joined.children[0];
      const at = (view, attribute) => ({ view: view.number, guide: null, attribute });
      const line = (first, second) => { const l = tateyoko.constraints.line(v.joined, { actual: {
      first, second, constant: 4 } }, 'actual', false); return l && [l.from[1], l.to[1]] };
      return JSON.stringify([line(at(label, 'firstBaseline'), at(table, 'top')),
      line(at(table, 'lastBaseline'), at(label, 'bottom')),
      line(at(label, 'firstBaseline'), at(label, 'left'))]) })(tateyoko.viewer.open)
      """)
    // A view without its own text takes the first descendant's text.
    #expect(line == "[[26,0],[26,30],null]")
  }

  @Test func regionsAreSteppedThrough() throws {
    try openChanged()
    try browser.press("n")
    #expect(try text("#region") == "Region 1 of 2")
    try browser.press("n", "n")
    #expect(try text("#region") == "Region 1 of 2")
    try browser.press("p")
    #expect(try text("#region") == "Region 2 of 2")
    #expect(try text("#said").hasPrefix("Region 2 of 2: 90 × 16 pt at (16, 58), 12"))
  }

  @Test func theOutlineSaysWhatBecameOfEachView() throws {
    try openChanged()
    #expect(try text(".outline").contains("UITableView, constraint, layoutMargins"))
    #expect(try text(".outline").contains("UILabel, title, moved"))
    #expect(try text(".outline").contains("UIImageView, removed"))
    try browser.value(
      "[...document.querySelectorAll('button.view')].find(b => /UILabel/.test(b.textContent)).click()"
    )
    #expect(try text(".details").contains("frame.x 60 → 16"))
    #expect(try count("[aria-selected=true]") == 1)
    // And from the picture to the outline.
    try browser.value("tateyoko.viewer.open.outline.selectPath('0')")
    #expect(try text("[aria-selected=true] > .view") == "UIWindow")
    #expect(
      try browser.value("tateyoko.tree.viewAt(tateyoko.viewer.open.joined, 'actual', 20, 20).name")
        == "UILabel")
  }

  /// A view that moves up inside a view that moves down isn't described as moving up on the screen.
  @Test func theOutlineSaysWhatAMovementIsRelativeTo() throws {
    try openChanged()
    let words = try browser.value(
      """
      (() => { const side = y => ({ attributes: [{ name: 'frame', value: { rect: [0, y, 10, 10] } }] });
      const node = (name, from, to, children) => ({ class: name, children, reference: side(from),
      actual: side(to), status: from === to ? 'same' : 'moved', changes: from === to ? []
      : [{ name: 'frame.y', from: `${from}`, to: `${to}`, by: to - from }] });
      const root = node('UIView', 0, 0, [node('Card', 16, 24, [node('UILabel', 50, 46)])]);
      const joined = tateyoko.tree.place(tateyoko.tree.read({ root }));
      const { element } = new tateyoko.outline.Outline(joined, () => {});
      return [...element.querySelectorAll('.status-word')].map(e => e.textContent).join() })()
      """)
    #expect(words == "moved 8 down,moved 4 up in its superview")
  }

  /// Pages from disk can't read picture files; the probe reads their copies.
  @Test func theProbeKnowsColoursInAPageFromDisk() throws {
    try openChanged("&mode=actual")
    try browser.press("0")
    try browser.move(to: 400, 400)
    try browser.wait("/#[0-9a-f]{6}/.test(document.querySelector('.status').textContent)")
    #expect(try text(".status").contains(" pt"))
    #expect(try browser.problems() == [])
  }

  @Test func decisionsAreKeptAndExported() throws {
    try browser.readyStorage(with: report.url)
    // They outlive the page. Stored data is occasionally lost when the next page opens immediately, which no
    // person does: then they are made again.
    for _ in 0..<4 {
      try openChanged()
      try browser.press("a")
      #expect(try count(".decide .accepted[aria-pressed=true]") == 1)
      try browser.press("j", "r", "Escape")
      #expect(try count(".mark.accepted") == 1)
      #expect(try count(".mark.rejected") == 1)
      let list = try browser.value("tateyoko.marks.list(tateyoko.app.model)")
      let json = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any]
      #expect((json?["accept"] as? [Any])?.count == 1 && (json?["reject"] as? [Any])?.count == 1)
      let command = try browser.value("tateyoko.marks.command(tateyoko.app.model)")
      #expect(
        command
          == "tateyoko accept --report '\(report.url.path)' "
          + "'PagedTables/D4 Margins/iphone-x/landscapeLeft'")
      usleep(500_000)
      try browser.open(report.page)
      try browser.wait("document.documentElement.dataset.ready")
      if try count(".mark") == 2 { break }
    }
    #expect(try count(".mark") == 2)
    #expect(try count(".mark.accepted") == 1)
    try browser.press("u")
    #expect(try count(".mark") == 2, "nothing to undo in a new page")
    #expect(try browser.value("tateyoko.query.parse('is:accepted').terms.length") == "1")
  }

  @Test func theToleranceExplorerCountsWhatWouldPass() throws {
    // It concerns the run, and is shown with the run.
    try show(try Example.mixed(in: report))
    try browser.click(".tolerance summary")
    try browser.wait("document.getElementById('level')")
    func would(_ level: Int, _ share: Int) throws -> String {
      try browser.value(
        """
        (() => { const set = (id, v) => { const e = document.getElementById(id); e.value = v;
        e.dispatchEvent(new Event('input')) }; set('level', \(level)); set('share', \(share));
        return document.querySelector('.tolerance [aria-live]').textContent })()
        """)
    }
    #expect(try would(0, 0).contains("0 of 3 changed snapshots would pass"))
    #expect(try would(225, 0).contains("3 of 3 changed snapshots would pass"))
    func window(_ side: Int, _ most: Int) throws -> String {
      try browser.value(
        """
        (() => { const set = (id, v, event) => { const e = document.getElementById(id); e.value = v;
        e.dispatchEvent(new Event(event)) }; set('side', \(side), 'change'); set('most', \(most),
        'input'); return document.querySelector('.tolerance [aria-live]').textContent })()
        """)
    }
    #expect(try would(70, 60).contains("3 of 3"))
    #expect(try window(16, 89).contains("0 of 3"))
    #expect(try window(16, 90).contains("3 of 3"))
    #expect(try window(64, 90).contains("0 of 3"))
    // Below a stored level, the next lower one applies.
    #expect(try would(63, 60).contains("0 of 3"))
    #expect(try window(64, 900).contains("3 of 3"))
    #expect(try window(0, 0).contains("in any") == false)
    // 10,000 of 304,500 are 3.3 %; the scale's end is 100 %.
    #expect(try would(40, 60).contains("3 of 3"))
    #expect(try would(40, 36).contains("0 of 3"))
  }

  @Test func snapshotsAreSteppedThroughInTheOrderOfTheList() throws {
    try openChanged()
    let first = try text(".name p")
    try browser.press("j")
    #expect(try text(".name p") != first)
    try browser.press("k")
    #expect(try text(".name p") == first)
    #expect(try text(".steps span") == "Snapshot 1 of 7")
    try browser.press("Escape")
    #expect(try count(".row") == 7)
    try browser.value("history.back()")
    try browser.wait("tateyoko.viewer.open")
    #expect(try text(".name p") == first)
  }

  @Test func stepsOfAScreenAreAFilm() throws {
    var record = try Example.mixed(in: report)
    for (index, name) in ["before", "after"].enumerated() {
      record.snapshots[index].step = .init(series: "equal", number: index, name: name)
      record.snapshots[index + 2].step = .init(series: "changed", number: index, name: name)
    }
    try show(record, hash: "#q=")
    // Unchanged snapshots need no file.
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[0])")
    #expect(try count(".film .frame") == 2 && count(".film-head a") == 0)
    try browser.value("tateyoko.app.open(tateyoko.app.model.snapshots[2])")
    #expect(try count(".film .frame") == 2)
    #expect(try text(".film").contains("before"))
    // The link leads to both steps as one animated picture, which a browser can read.
    let path = try browser.value("document.querySelector('.film-head a').getAttribute('href')")
    #expect(path.contains("films/") && path.hasSuffix(".png"))
    let film = try Data(contentsOf: report.url.appendingPathComponent(path))
    try browser.value(
      """
      (() => {
        const text = atob('\(film.base64EncodedString())');
        const data = Uint8Array.from(text, letter => letter.charCodeAt(0));
        const decoder = new ImageDecoder({ data, type: 'image/png' });
        decoder.tracks.ready.then(() => decoder.completed).then(() => {
          const track = decoder.tracks.selectedTrack;
          window.filmFacts = `${track.animated} ${track.frameCount}`;
        });
      })()
      """)
    try browser.wait("window.filmFacts")
    #expect(try browser.value("window.filmFacts") as? String == "true 2")
    try browser.press("P")
    #expect(try text(".player p").hasPrefix("1 of 2: before"))
    try browser.press("ArrowRight")
    #expect(try text(".player p").hasPrefix("2 of 2: after"))
    try browser.press("Escape")
    try browser.wait("!document.querySelector('.player')")
  }

  @Test func theKeysAreShown() throws {
    try show(try Example.mixed(in: report))
    try browser.press("?")
    #expect(try count("dialog[open] dt") > 20)
    try browser.press("Escape")
    try browser.wait("!document.querySelector('dialog')")
    try browser.press("/")
    #expect(try browser.value("document.activeElement.id") == "filter")
  }
}
