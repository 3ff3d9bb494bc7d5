import RunRecord

/// Writes the snapshots of a page, each under an anchor that no other has.
struct CardWriter {
  private let anchors: [String: String]

  init(_ record: RunRecord) {
    var anchors: [String: String] = [:]
    var taken: Set<String> = []
    for snapshot in record.snapshots {
      let key = CardWriter.key(snapshot)
      guard anchors[key] == nil else { continue }
      let base = "at-" + CardWriter.slug("\(snapshot.scenario)-\(snapshot.id)")
      var anchor = base
      var number = 1
      while !taken.insert(anchor).inserted {
        number += 1
        anchor = "\(base)-\(number)"
      }
      anchors[key] = anchor
    }
    self.anchors = anchors
  }

  /// The snapshot's anchor, without "#".
  func anchor(_ snapshot: SnapshotRecord) -> String {
    anchors[CardWriter.key(snapshot)] ?? ""
  }

  /// Sentences of a card that are not folded away.
  private static let shownSentences = 8

  /// A failed snapshot: what moved, in words, above its pictures.
  func card(_ snapshot: SnapshotRecord) -> HTML {
    var text: HTML = ""
    // A message about a comparison says in one text what stands below in parts.
    if let message = snapshot.message, snapshot.comparison == nil, snapshot.traceChanges == nil {
      text += "<p class=\"message\">\(message)</p>\n"
    }
    if let note = snapshot.note { text += "<p class=\"message\">\(note)</p>\n" }
    if let comparison = snapshot.comparison {
      text += "<p class=\"numbers\">\(comparison.summary)</p>\n"
    }
    text += log(snapshot)
    text += list(snapshot.layoutChanges, "What moved")
    text += list(snapshot.traceChanges ?? [], "What is called otherwise")
    text += list(snapshot.rendererChanges, "What else was different when the baseline was made")
    var pictures: HTML = ""
    let subject = "\(snapshot.name) \(snapshot.environment)"
    if let picture = snapshot.reference {
      pictures += figure(picture, "Reference", subject)
    }
    if let picture = snapshot.actual { pictures += figure(picture, "Actual", subject) }
    if let picture = snapshot.difference {
      pictures += figure(picture, "Difference", subject)
    }
    if !pictures.text.isEmpty { text += "<div class=\"pictures\">\n\(pictures)</div>\n" }
    var origin: [HTML] = []
    if let baseline = snapshot.baseline { origin.append("baseline <code>\(baseline)</code>") }
    if let location = snapshot.location { origin.append("asked for at <code>\(location)</code>") }
    if !origin.isEmpty {
      text += "<p class=\"origin\">\(HTML(origin, separator: " · "))</p>\n"
    }
    return """
      <article class="card \(snapshot.outcome.rawValue)" \(attributes(snapshot))>
      <h4>\(badge(snapshot)) \(snapshot.name)\(place(snapshot))</h4>
      \(text)</article>

      """
  }

  /// A snapshot that is as it should be: its picture, small.
  func tile(_ snapshot: SnapshotRecord) -> HTML {
    var picture: HTML = ""
    if let record = snapshot.actual ?? snapshot.reference {
      picture = figure(record, "", "\(snapshot.name) \(snapshot.environment)")
    }
    // The device is in the heading above.
    let turn: HTML = snapshot.orientationWords.map { " <small>\($0)</small>" } ?? ""
    var note: HTML = ""
    if let comparison = snapshot.comparison {
      note = "<p class=\"numbers\">\(comparison.summary)</p>\n"
    }
    return """
      <article class="tile \(snapshot.outcome.rawValue)" \(attributes(snapshot))>
      \(picture)<h4>\(badge(snapshot)) \(snapshot.name)\(turn)</h4>
      \(note)\(log(snapshot))</article>

      """
  }

  private func attributes(_ snapshot: SnapshotRecord) -> HTML {
    let words = [
      snapshot.scenario, snapshot.name, snapshot.environment, snapshot.device ?? "", snapshot.id,
      snapshot.message ?? "", snapshot.layoutChanges.joined(separator: "\n"),
      (snapshot.log ?? []).joined(separator: "\n"),
    ]
    return """
      id="\(anchor(snapshot))" data-outcome="\(snapshot.outcome.rawValue)" \
      data-words="\(words.joined(separator: "\n").lowercased())"
      """
  }

  private func badge(_ snapshot: SnapshotRecord) -> HTML {
    "<span class=\"badge\"><i>\(snapshot.outcome.sign)</i>\(snapshot.outcome.title)</span>"
  }

  private func place(_ snapshot: SnapshotRecord) -> HTML {
    let environment = snapshot.environment
    return environment.isEmpty ? "" : " <small>\(environment)</small>"
  }

  /// What UIKit would log, each entry folded behind its first line.
  private func log(_ snapshot: SnapshotRecord) -> HTML {
    let entries = (snapshot.log ?? []).map { entry -> HTML in
      let first = entry.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? entry
      return """
        <details class="log"><summary>\(first)</summary>
        <pre>\(entry)</pre></details>

        """
    }
    return HTML(entries)
  }

  private func list(_ sentences: [String], _ title: String) -> HTML {
    guard !sentences.isEmpty else { return "" }
    let items = sentences.map { sentence -> HTML in
      "<li>\(ReportPage.sentence(sentence))</li>\n"
    }
    // Causes come first; what follows from them must not push the pictures out of sight.
    let isLong = items.count > CardWriter.shownSentences + 2
    let shown = isLong ? Array(items.prefix(CardWriter.shownSentences)) : items
    var text: HTML = "<h5>\(title)</h5>\n<ul class=\"changes\">\n\(HTML(shown))</ul>\n"
    if isLong {
      let rest = Array(items.dropFirst(CardWriter.shownSentences))
      text += """
        <details><summary>and \(rest.count) more</summary><ul class="changes">
        \(HTML(rest))</ul></details>

        """
    }
    return text
  }

  private func figure(_ picture: PictureRecord, _ title: String, _ subject: String) -> HTML {
    let link = HTML.link(picture.file)
    let shape: HTML = picture.width > picture.height ? "wide" : "tall"
    var size = "\(picture.width) × \(picture.height) px"
    if let scale = picture.scale, scale > 0, scale <= 100 {
      let tenths = Int((scale * 10).rounded())
      size += tenths % 10 == 0 ? " @\(tenths / 10)x" : " @\(tenths / 10).\(tenths % 10)x"
    }
    let caption: HTML =
      title.isEmpty
      ? "" : "<figcaption><b>\(title)</b> <span>\(size)</span></figcaption>"
    return """
      <figure class="\(shape)">\(caption)<a href="\(link)"><img src="\(link)" \
      width="\(picture.width)" height="\(picture.height)" loading="lazy" \
      alt="\(title.isEmpty ? subject : "\(title): \(subject)")"></a></figure>

      """
  }

  private static func key(_ snapshot: SnapshotRecord) -> String {
    "\(snapshot.scenario)\u{0}\(snapshot.id)"
  }

  private static func slug(_ text: String) -> String {
    String(
      text.unicodeScalars.prefix(120).map { scalar -> Character in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
          ? Character(scalar) : "-"
      })
  }
}
