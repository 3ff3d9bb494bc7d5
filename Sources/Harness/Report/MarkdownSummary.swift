import RunRecord

/// A run as a short Markdown text, for a comment or a job's summary.
public enum MarkdownSummary {
  /// The maximum number of rows: more would not be read.
  private static let maximumRowCount = 50
  /// The maximum length of the table, in Unicode scalars. GitHub limits comments to 65,536, and the
  /// text around the table is shorter than 12,000.
  private static let maximumTableLength = 50_000
  /// The maximum number of rows with the same cause: the others are similar.
  private static let maximumRowCountOfACause = 5
  private static let maximumProblemCount = 10

  /// Returns the counts, the problems of the run itself, each cause once, and a table of failures.
  public static func text(_ record: RunRecord) -> String { text(RunFacts(record)) }

  package static func text(_ run: RunFacts) -> String {
    let found = run.lintedScreens().screens
    if let lint = run.header.lint {
      return FindingsMarkdown.text(found, failing: lint.failing, ignored: lint.ignored)
    }
    let groups = FailureGroup.all(in: run)
    let header = run.header
    let problems = header.shortcomings
    let sign =
      switch run.verdict {
      case .failed: "❌"
      case .incomplete, .unsettled: "⚠️"
      case .passed: "✅"
      }
    var lines = ["### \(sign) \(escaped(header.title)): \(run.tally.summary)", "", facts(header)]
    if !problems.isEmpty {
      lines.append("")
      lines += problems.prefix(maximumProblemCount).map { "> ⚠️ \(escaped($0))" }
      if problems.count > maximumProblemCount {
        lines.append("> … and \(problems.count - maximumProblemCount) more")
      }
    }
    let shared = groups.filter { $0.members.count > 1 }.prefix(5)
    if !shared.isEmpty {
      lines += ["", "What several snapshots have in common:", ""]
      lines += shared.map { group in
        let numbers = group.hasOtherNumbers ? ", with different numbers on some" : ""
        return "- \(escaped(group.words ?? "")) (\(group.members.count) snapshots\(numbers))"
      }
    }
    if !groups.isEmpty { lines += [""] + table(groups, of: run.snapshots) }
    let stale = run.snapshots.indices { $0 == .stale }
    if !stale.isEmpty {
      let files = stale.prefix(10).map { run.snapshots.snapshot(at: $0) }.map {
        "`\(code($0.baseline ?? "\($0.scenario)/\($0.id)"))`"
      }
      let more = stale.count > files.count ? " and \(stale.count - files.count) more" : ""
      lines += ["", "No snapshot uses \(files.joined(separator: ", "))\(more)."]
    }
    if !found.isEmpty { lines += [""] + FindingsMarkdown.table(found, most: 10, length: 6_000) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func facts(_ header: RunHeader) -> String {
    var facts = [
      "Record mode **\(escaped(header.recordMode))** (\(escaped(header.recordModeOrigin)))",
      "Tateyoko \(escaped(header.toolVersion))",
    ]
    if let commit = header.commit {
      let branch = header.branch.map { " of \(escaped($0))" } ?? ""
      facts.append("commit \(escaped(String(commit.prefix(10))))\(branch)")
    }
    if let shard = header.shard { facts.append("shard \(shard)") }
    if let parts = header.parts, parts.count > 1 { facts.append("\(parts.count) parts") }
    if let seconds = header.seconds, seconds.isFinite, (0...1e8).contains(seconds) {
      let tenths = Int((seconds * 10).rounded())
      facts.append("\(tenths / 10).\(tenths % 10) s")
    }
    return facts.joined(separator: ", ") + "."
  }

  private static func table(
    _ groups: [FailureGroup], of snapshots: any SnapshotSource
  ) -> [String] {
    var lines = ["| outcome | snapshot | on | what |", "|---|---|---|---|"]
    var rows = 0
    var length = 0
    let total = groups.reduce(0) { $0 + $1.members.count }
    var listed = 0
    for group in groups where rows < maximumRowCount && length < maximumTableLength {
      // Another row takes no more space than the row about omitted ones.
      let limit = min(maximumRowCountOfACause, maximumRowCount - rows)
      let shown = group.members.prefix(
        group.members.count == limit + 1 && rows + limit < maximumRowCount ? limit + 1 : limit)
      var count = 0
      for snapshot in shown.map({ snapshots.snapshot(at: $0) }) {
        let name = "\(snapshot.scenario) · \(snapshot.name)"
        let line =
          "| \(snapshot.outcome.title) | \(escaped(name)) | \(escaped(snapshot.environment)) "
          + "| \(escaped(what(snapshot))) |"
        length += line.unicodeScalars.count
        guard length < maximumTableLength else { break }
        lines.append(line)
        count += 1
      }
      guard count > 0 else { break }
      rows += count
      listed += group.members.count
      let alike = group.members.count - count
      if alike > 0 { lines.append("| | … and \(alike) more of the same | | |") }
    }
    if listed < total { lines += ["", "… and \(total - listed) more, see the report."] }
    return lines
  }

  private static func what(_ snapshot: SnapshotRecord) -> String {
    // Snapshots that can't be compared have advice.
    if snapshot.outcome == .error, let message = snapshot.message { return message }
    guard let cause = snapshot.cause?.words else { return snapshot.brief }
    return snapshot.effect.map { "\(cause): \($0.words)" } ?? cause
  }

  /// Returns a path between backticks.
  private static func code(_ text: String) -> String {
    bounded(text, to: 200) {
      $0.isNewline || $0 == "`" || $0 == "|" ? " " : isHarmful($0) ? "\u{FFFD}" : String($0)
    }
  }

  /// Whether a character would move the cursor or change the direction of the following text.
  private static func isHarmful(_ character: Character) -> Bool {
    character.unicodeScalars.contains(where: HarmlessText.isHarmful)
  }

  /// Returns `text` on a single line with all markup escaped.
  static func escaped(_ text: String) -> String {
    bounded(text, to: 400) { character in
      switch character {
      case "\n", "\r", "\r\n", "\t": " "
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      // A mention would notify someone; a number would link to an issue.
      case "@": "&#64;"
      case "#": "&#35;"
      case _ where isHarmful(character): "\u{FFFD}"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!": "\\\(character)"
      default: String(character)
      }
    }
  }

  /// Replaces the characters of a text, up to a length in Unicode scalars: a single character may
  /// have any number of them.
  private static func bounded(
    _ text: String, to limit: Int, _ replacement: (Character) -> String
  ) -> String {
    var result = ""
    var length = 0
    for character in text {
      let piece = replacement(character)
      length += piece.unicodeScalars.count
      guard length <= limit else { return result + "…" }
      result += piece
    }
    return result
  }
}
