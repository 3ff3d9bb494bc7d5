import Foundation
import Report
import RunRecord
import Testing

/// Accessibility checks: axe-core's rules if `scripts/fetch-axe` was run, and always the ones listed here:
/// names of controls, texts of pictures, contrast of text (WCAG 2.2 AA), order of headings, unique ids, and
/// the roles of trees.
extension ReportPageTests {
  /// Returns the problems, one line each.
  static let audit = """
    (() => {
      const wrong = [];
      const shown = e => e.checkVisibility() && e.getClientRects().length > 0;
      const label = e => e.outerHTML.slice(0, 90);
      const named = e => (e.getAttribute('aria-label') || e.title || e.textContent || '').trim()
        || (e.labels && [...e.labels].some(l => l.textContent.trim()))
        || [...e.querySelectorAll('img')].some(i => i.alt);
      for (const e of document.querySelectorAll('button, a, input, select, canvas')) {
        if (shown(e) && !named(e)) wrong.push('no name: ' + label(e));
        if (e.tabIndex > 0) wrong.push('order of focus: ' + label(e));
      }
      for (const e of document.images) if (!e.hasAttribute('alt')) wrong.push('no alt: ' + label(e));
      const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
      for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) wrong.push('id twice: ' + id);
      if (document.querySelectorAll('h1').length && [...document.querySelectorAll('h1')]
        .filter(shown).length !== 1) wrong.push('not one h1');
      let level = 0;
      for (const e of [...document.querySelectorAll('h1,h2,h3,h4')].filter(shown)) {
        const own = Number(e.tagName[1]);
        if (own > level + 1) wrong.push('heading skips a level: ' + label(e));
        level = own;
      }
      for (const e of document.querySelectorAll('[role=treeitem]')) {
        if (!e.parentElement.closest('[role=tree],[role=group]')) wrong.push('no tree: ' + label(e));
      }
      const color = text => {
        const m = text.match(/[\\d.]+/g).map(Number);
        if (text.startsWith('color(srgb')) return [m[0] * 255, m[1] * 255, m[2] * 255, m[3] ?? 1];
        return [m[0], m[1], m[2], m[3] ?? 1];
      };
      const over = (top, below) => [0, 1, 2].map(i => top[i] * top[3] + below[i] * (1 - top[3]))
        .concat(1);
      const ground = e => {
        const layers = [];
        for (let n = e; n; n = n.parentElement) layers.push(color(getComputedStyle(n).backgroundColor));
        return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
      };
      const luminance = c => { const [r, g, b] = c.map(v => { v /= 255;
        return v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; });
        return .2126 * r + .7152 * g + .0722 * b; };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const e = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !shown(e) || e.closest('script, .offscreen, :disabled')
          || e.closest('[aria-hidden=true]')) continue;
        const style = getComputedStyle(e);
        const back = ground(e);
        const a = luminance(over(color(style.color), back));
        const b = luminance(back);
        const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
        const size = parseFloat(style.fontSize);
        const isLarge = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700;
        if (ratio < (isLarge ? 3 : 4.5)) wrong.push('contrast ' + ratio.toFixed(2) + ': ' + label(e));
      }
      return [...new Set(wrong)].slice(0, 12).join('\\n');
    })()
    """

  /// axe-core, which is fetched and isn't part of the repository.
  static let axe: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try? String(
      contentsOf: root.appendingPathComponent(".build/axe.min.js"), encoding: .utf8)
  }()

  /// The problems that axe finds, one line each.
  static let askAxe = """
    axe.run(document, { preload: false, resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a',
      'wcag21aa', 'wcag22aa', 'best-practice'] }).then(result => result.violations.map(rule =>
      `${rule.id}: ${rule.nodes.length} × ${rule.nodes[0].html.slice(0, 120)}`).join('\\n'))
    """

  /// Checks the current page at three widths, in both colour schemes.
  private func audit(_ what: String) throws {
    for width in [360, 800, 1400] {
      try browser.resize(width, 900)
      #expect(
        try browser.value("document.documentElement.scrollWidth <= innerWidth") == "1",
        "\(what) at \(width)")
      for isDark in [false, true] {
        try browser.setDark(isDark)
        let wrong = try browser.value(Self.audit)
        #expect(wrong == "", "\(what) at \(width)")
        // axe is slow: widths and colour schemes are combined for it.
        guard let axe = Self.axe, isDark == (width == 800) else { continue }
        if try browser.value("typeof axe") == "undefined" { try browser.value(axe + "\n;0") }
        let broken = try browser.value(Self.askAxe)
        #expect(broken == "", "\(what) at \(width)")
      }
    }
  }

  @Test func everyPartOfTheFrontIsAccessible() throws {
    try show(try Example.whole(in: report), hash: "#q=")
    for key in ["l", "w", "g"] {
      try browser.press(key)
      try audit("front, \(key)")
    }
    try browser.press("?")
    try audit("keys")
    #expect(try browser.problems() == [])
  }

  @Test(arguments: [
    ("PagedTables/D4 Margins/iphone-x/landscapeLeft", "&select=0.0.0&mode=side"),
    ("Turning/turn/iphone-x", ""), ("Turning/turn/iphone-x", "&mode=split"),
    ("Turning/film.turned", ""), ("Others/taller", "&mode=slider"),
    ("Others/other/renderedElsewhere", ""), ("Others/other/error", ""),
  ])
  func everyPartOfTheViewerIsAccessible(at: String, parameters: String) throws {
    try openWhole(at, parameters)
    try browser.wait("document.querySelector('.modes button, .nothing')")
    try audit(at)
    #expect(try browser.problems() == [])
  }

  @Test func findingsAreAccessible() throws {
    try show(try FindingsExample.run(in: report), hash: "#q=")
    try browser.value("for (const d of document.querySelectorAll('details')) d.open = true")
    try audit("findings")
    try browser.click(".fixes li a")
    try browser.wait("document.querySelector('.findings [aria-current=true]')")
    try audit("a finding")
    #expect(try browser.problems() == [])
  }

  @Test func aReaderOfTheScreenHearsWhatHappens() throws {
    try openChanged()
    try browser.press("a")
    #expect(try text("#said") == "1 snapshot accepted.")
    #expect(
      try browser.value("document.getElementById('said').getAttribute('aria-live')") == "polite")
    #expect(
      try browser.value("document.querySelector('canvas').getAttribute('aria-label')")
        .contains("pixels differ"))
  }
}
