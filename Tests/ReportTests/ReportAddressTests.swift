import Foundation
import Report
import RunRecord
import Testing

/// The address reflects the page's state, the browser's own buttons work, and the focus is never lost.
extension ReportPageTests {
  private func reload() throws {
    try browser.reload()
    try browser.wait("document.documentElement.dataset.ready")
  }

  private var viewed: String {
    "tateyoko.viewer.open && tateyoko.viewer.open.stage.width > 1 && tateyoko.viewer.open.joined"
  }

  /// The focused element, which must exist.
  private func focus() throws -> String {
    try browser.value(
      """
      (e => e === document.body || !e.checkVisibility() ? 'lost' : e.dataset.at || e.dataset.mode
      || e.dataset.query || e.id || e.className || e.tagName)(document.activeElement)
      """)
  }

  private func manyRun() throws -> RunRecord {
    var record = try Example.mixed(in: report)
    let base = record.snapshots
    for number in 0..<40 {
      record.snapshots += base.map {
        var copy = $0
        copy.id += "-\(number)"
        return copy
      }
    }
    return record
  }

  // MARK: Links

  @Test func allIsInTheAddress() throws {
    try show(try Example.mixed(in: report))
    try browser.click(".chip[data-query='']")
    #expect(try browser.value("tateyoko.app.shown.length") == "17")
    try browser.press("g")
    try reload()
    #expect(try browser.value("tateyoko.app.shown.length") == "17")
    #expect(try count(".tile") > 7)
    #expect(try count(".chip[data-query=''][aria-pressed=true]") == 1)
    // And back to the snapshots that need attention.
    try browser.click(".chip[data-query='is:failing']")
    #expect(try browser.value("tateyoko.app.shown.length") == "7")
    try reload()
    #expect(try count(".tile") == 7)
    #expect(try count(".chip[data-query='is:failing'][aria-pressed=true]") == 1)
  }

  @Test func aZoomOutlivesTheRegionThatOneCameFrom() throws {
    try openChanged()
    try browser.press("n")
    for _ in 0..<20 { try browser.press("+") }
    try browser.wait("location.hash.includes('zoom=64')")
    let place = try browser.value("location.hash")
    try reload()
    try browser.wait(viewed)
    #expect(try stage("view.zoom") == "64")
    #expect(try browser.value("tateyoko.viewer.open.region") == "0")
    usleep(400_000)
    #expect(try browser.value("location.hash") == place)
    try browser.press("0")
    try browser.wait("location.hash.includes('zoom=fit')")
    try reload()
    try browser.wait(viewed)
    #expect(try stage("isFitted") == "true")
    #expect(try browser.value("tateyoko.viewer.open.region") == "0")
  }

  @Test func anotherAddressOfTheOpenSnapshotIsFollowed() throws {
    try openChanged()
    let at = try browser.value(
      "'#q=is%3Afailing&' + new URLSearchParams({ at: tateyoko.app.state.at })")
    try browser.follow("\(at)&mode=heat&zoom=8&x=40&y=50&select=0.0&overlays=frames,safeAreaInsets")
    try browser.wait("tateyoko.viewer.open.stage.mode === 'heat'")
    #expect(try stage("view.zoom") == "8")
    #expect(try browser.value("tateyoko.viewer.open.selected.name") == "UITableView")
    #expect(
      try browser.value("[...tateyoko.viewer.open.overlays].join()") == "frames,safeAreaInsets")
    #expect(try browser.value("document.querySelector('[data-overlay=frames]').checked") == "1")
    try browser.follow("\(at)&mode=slider&region=1")
    try browser.wait("tateyoko.viewer.open.stage.mode === 'slider'")
    #expect(try browser.value("tateyoko.viewer.open.region") == "1")
    #expect(try count("[aria-selected=true]") == 0)
    try browser.value("history.back()")
    try browser.wait("tateyoko.viewer.open.stage.mode === 'heat'")
    #expect(try stage("view.zoom") == "8")
    #expect(try browser.problems() == [])
  }

  @Test func overlaysAreInTheLink() throws {
    try openChanged()
    try browser.press("F", "D")
    #expect(try browser.value("location.hash").contains("overlays=findings%2Cframes"))
    try reload()
    try browser.wait(viewed)
    #expect(try browser.value("[...tateyoko.viewer.open.overlays].join()") == "findings,frames")
    try browser.press("F")
    #expect(try browser.value("location.hash").contains("overlays=findings"))
    // A link without a word of them is one of someone who saw the usual ones.
    let at = try browser.value("new URLSearchParams({ at: tateyoko.app.state.at }).toString()")
    try browser.open(report.page, hash: "#\(at)")
    try browser.wait(viewed)
    #expect(
      try browser.value("[...tateyoko.viewer.open.overlays].join()")
        == "regions,findings")
  }

  // MARK: Back

  @Test func steppingThroughAListIsOneStepBack() throws {
    try show(try Example.mixed(in: report))
    try browser.value(
      "window.pushed = 0; (push => { history.pushState = function (...all) { window.pushed += 1; "
        + "return push.apply(this, all) } })(history.pushState)")
    try browser.click(".row a")
    try browser.press("j", "j", "k", "j")
    #expect(try browser.value("window.pushed") == "1")
    let last = try browser.value("tateyoko.app.state.at")
    try browser.value("history.back()")
    try browser.wait("!tateyoko.viewer.open")
    #expect(try count(".row") == 7)
    #expect(try focus() == last)
  }

  @Test func theListIsWhereItWas() throws {
    try show(try manyRun(), hash: "#q=")
    for view in ["list", "wall", "gallery"] {
      try browser.value("scrollTo(0, 0), tateyoko.app.show('\(view)')")
      try browser.value("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
      try browser.value("scrollTo(0, 2500)")
      let link = """
        [...document.querySelectorAll('.content a[data-at]')].find(a =>
        (r => r.top > 300 && r.bottom < innerHeight)(a.getBoundingClientRect()))
        """
      try browser.wait(link)
      let top = try browser.value("scrollY")
      for way in ["Escape", "Back"] {
        let at = try browser.value("(a => { a.click(); return a.dataset.at })(\(link))")
        try browser.wait("tateyoko.viewer.open")
        if way == "Back" { try browser.value("history.back()") } else { try browser.press(way) }
        try browser.wait("!tateyoko.viewer.open")
        try browser.value("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        #expect(try browser.value("scrollY") == top, "\(view) \(way)")
        #expect(try focus() == at, "\(view) \(way)")
      }
    }
    // Far from the previous position, the last one seen applies.
    try browser.value("tateyoko.app.show('list'), scrollTo(0, 0)")
    try browser.click(".row a")
    let last = try browser.value(
      "for (let i = 0; i < 200; i += 1) tateyoko.app.step(1); tateyoko.app.state.at")
    try browser.press("Escape")
    #expect(try focus() == last)
    #expect(
      try browser.value(
        "(r => r.top >= 0 && r.bottom <= innerHeight)(document.activeElement"
          + ".getBoundingClientRect())") == "1")
  }

  @Test func theTitleIsTheRunsAgain() throws {
    try openChanged()
    #expect(try browser.value("document.title") == "D4 Margins · Paged tables")
    try browser.press("Escape")
    #expect(try browser.value("document.title").hasPrefix("✗ Paged tables: "))
  }

  // MARK: Focus

  @Test func theFocusIsNeverLost() throws {
    try openChanged()
    for mode in ["slider", "blink", "difference"] {
      try browser.value("document.querySelector('[data-mode=\(mode)]').focus()")
      try browser.press("Enter")
      #expect(try stage("mode") == mode)
      #expect(try focus() == mode)
    }
    try browser.value("document.querySelector('[data-overlay=frames]').focus()")
    try browser.value("tateyoko.viewer.open.fillPanel()")
    #expect(try browser.value("document.activeElement.dataset.overlay") == "frames")
    try browser.press("Escape")
    try browser.value(
      "[...document.querySelectorAll('.clusters .what')][0].focus()")
    try browser.press("Enter")
    #expect(try focus() == "what")
    try browser.press("/", "x", "Escape")
    #expect(try focus() == "content")
    #expect(try browser.value("tateyoko.app.state.q") == "")
    try browser.value(
      """
      tateyoko.marks.set([tateyoko.app.model.snapshots.find(s => s.pending)], 'accepted');
      [...document.querySelectorAll('.marking button')].find(b => b.textContent === 'Undo').focus()
      """)
    try browser.press("Enter")
    #expect(try count(".row .mark") == 0)
    #expect(try focus() != "lost")
    // If there is nothing to see, there is still an element to focus.
    try browser.follow("#at=Others%2Fother%2Ferror")
    try browser.wait("document.querySelector('.viewer .nothing')")
    #expect(try focus() == "nothing")
    #expect(try browser.problems() == [])
  }

  // MARK: Film and blinking

  @Test func aFrameOutsideTheFilterIsOnTheWay() throws {
    try show(try Example.whole(in: report))
    let steps = "tateyoko.app.shown.findIndex(s => s.id === 'film.turned')"
    try browser.value("tateyoko.app.open(tateyoko.app.shown[\(steps)])")
    try browser.click(".film .frame")
    #expect(try browser.value("tateyoko.viewer.open.snapshot.id") == "film.before")
    #expect(try text(".steps span") == "not among the 11")
    #expect(try count(".steps button:disabled") == 0)
    try browser.press("j")
    #expect(
      try browser.value("tateyoko.app.shown.indexOf(tateyoko.viewer.open.snapshot) - \(steps)")
        == "1")
    try browser.press("k")
    #expect(try browser.value("tateyoko.viewer.open.snapshot.id") == "film.turned")
    try browser.click(".film .frame")
    try browser.press("k")
    #expect(try browser.value("tateyoko.viewer.open.snapshot.id") == "film.turned")
  }

  @Test func blinkingIsHeld() throws {
    try openChanged()
    try browser.press("5")
    let first = try stage("blinkShows")
    try browser.wait("tateyoko.viewer.open.stage.blinkShows !== '\(first)'")
    try browser.press(" ")
    let held = try stage("blinkShows")
    usleep(1_300_000)
    #expect(try stage("blinkShows") == held)
    try browser.press(" ")
    #expect(try stage("blinkShows") != held)
    usleep(700_000)
    #expect(try stage("blinkShows") != held)
    #expect(try text("[data-blink=toggle]") == "▶ Go on")
    try browser.press("5")
    #expect(try text("[data-blink=toggle]") == "❚❚ Hold")
    try browser.wait("tateyoko.viewer.open.stage.blinkShows === '\(held)'")
  }
}
