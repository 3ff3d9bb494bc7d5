import RunRecord

/// The page of a report: one HTML file that needs nothing but the pictures beside it.
enum ReportPage {
  static func html(_ record: RunRecord) -> String {
    let header = record.header
    let cards = CardWriter(record)
    var body: HTML = ""
    body += bar(record)
    body += "<main>\n"
    body += shared(record)
    for group in SnapshotGroup.byScenario(record.snapshots) {
      body += section(group, cards)
    }
    body += """
      <p class="nothing" hidden>No snapshot fits. <button type="button" data-show="all">Show all\
      </button></p>
      </main>

      """
    body += foot(header)
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en" data-failures="\(record.failureCount)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(record.failureCount > 0 ? "✗ " : "✓ ")\(header.title): \(record.summary)</title>
      <style>
      \(HTML(trusted: ReportStyle.text))
      </style>
      </head>
      <body>
      \(body)
      <script>
      \(HTML(trusted: ReportScript.text))
      </script>
      </body>
      </html>

      """
    return page.text
  }

  private static func bar(_ record: RunRecord) -> HTML {
    var chips: HTML = chip("all", "All", "", record.snapshots.count)
    if record.failureCount > 0 {
      chips += chip("failures", "To look at", "", record.failureCount)
    }
    let counts = record.counts
    for outcome in SnapshotOutcome.allCases {
      guard let count = counts[outcome], count > 0 else { continue }
      chips += chip(outcome.rawValue, outcome.title, outcome.sign, count)
    }
    return """
      <header>
      <div class="title"><h1>\(record.header.title)</h1>\
      <p class="verdict">\(record.summary)</p></div>
      <nav aria-label="Filter by outcome">\(chips)</nav>
      <input type="search" placeholder="Find a device, a screen, a view …" aria-label="Find">
      <output></output>
      </header>

      """
  }

  private static func chip(_ key: String, _ title: String, _ sign: String, _ count: Int) -> HTML {
    """
    <button type="button" class="chip \(key)" data-show="\(key)" aria-pressed="false">\
    <i>\(sign)</i>\(title) <b>\(count)</b></button>
    """
  }

  /// What many snapshots have in common is likely one cause.
  private static func shared(_ record: RunRecord) -> HTML {
    let changes = SharedChange.all(in: record).filter { $0.count > 1 }.prefix(8)
    guard !changes.isEmpty else { return "" }
    let items = changes.map { change -> HTML in
      """
      <li><button type="button" data-find="\(change.sentence)">\(sentence(change.sentence))\
      <b>\(change.count) snapshots</b></button></li>

      """
    }
    return """
      <section class="shared"><h2>What moved most often</h2>
      <ol>
      \(HTML(items))</ol></section>

      """
  }

  private static func section(_ group: SnapshotGroup, _ cards: CardWriter) -> HTML {
    var content: HTML = ""
    for device in SnapshotGroup.byDevice(group.snapshots) {
      let failed = device.snapshots.filter(\.outcome.isFailure)
      let fine = device.snapshots.filter { !$0.outcome.isFailure }
      content += "<section class=\"device\">\n"
      if !device.name.isEmpty { content += "<h3>\(device.name)</h3>\n" }
      for snapshot in failed { content += cards.card(snapshot) }
      if !fine.isEmpty {
        content += "<div class=\"tiles\">\n"
        for snapshot in fine { content += cards.tile(snapshot) }
        content += "</div>\n"
      }
      content += "</section>\n"
    }
    return """
      <section class="scenario">
      <h2>\(group.name)</h2>
      \(MatrixTable.html(group.snapshots, cards))\(content)</section>

      """
  }

  private static func foot(_ header: RunHeader) -> HTML {
    let facts = header.fingerprint.map { fact -> HTML in
      "<tr><th>\(fact.name)</th><td>\(fact.value)</td></tr>\n"
    }
    var details: HTML = ""
    if !facts.isEmpty {
      details = """
        <details><summary>How the pictures were made</summary>
        <table>
        \(HTML(facts))</table></details>

        """
    }
    return """
      <footer>
      <p>Tateyoko \(header.toolVersion) · record mode <b>\(header.recordMode)</b> \
      (\(header.recordModeOrigin)) · <a href="record.json">record.json</a> · \
      <a href="junit.xml">junit.xml</a> · <a href="summary.md">summary.md</a></p>
      \(details)</footer>
      """
  }

  /// A change in words, with its arrow set off.
  static func sentence(_ text: String) -> HTML {
    let parts = text.split(separator: " → ", omittingEmptySubsequences: false)
    return "<code>\(HTML(parts.map { "\(String($0))" }, separator: " <em>→</em> "))</code>"
  }
}
