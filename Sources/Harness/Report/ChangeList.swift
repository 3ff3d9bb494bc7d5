import RunRecord

/// Describes the changes of a run, as plain text or Markdown.
package enum ChangeList {
  /// The maximum number of snapshots listed per change.
  private static let shownNames = 3
  private static let width = 72
  /// The maximum number of changes: more would not be read, and GitHub limits comments to 65,536
  /// characters.
  private static let shownChanges = 60

  /// Returns a paragraph per change, wrapped like commit messages.
  package static func text(_ summary: ChangeSummary) -> String {
    guard !summary.changes.isEmpty else { return "No picture changed.\n" }
    return lines(of: summary, isMarkdown: false).joined(separator: "\n") + "\n"
  }

  /// Returns a heading, and a list with the snapshots of each change.
  package static func markdown(_ summary: ChangeSummary, title: String? = nil) -> String {
    let head = title.map { "### \(MarkdownSummary.escaped($0))\n\n" } ?? ""
    guard !summary.changes.isEmpty else { return head + "No picture changed.\n" }
    return head + lines(of: summary, isMarkdown: true).joined(separator: "\n") + "\n"
  }

  private static func lines(of summary: ChangeSummary, isMarkdown: Bool) -> [String] {
    var lines: [String] = []
    for change in summary.changes.prefix(shownChanges) {
      if isMarkdown {
        lines.append("- \(MarkdownSummary.escaped(change.sentence))")
        lines.append("  <sub>\(MarkdownSummary.escaped(names(of: change)))</sub>")
      } else {
        lines += wrapped(HarmlessText.line(change.sentence))
      }
    }
    let left = summary.changes.count - shownChanges
    if left > 0 { lines.append("- … and \(left) more \(left == 1 ? "change" : "changes").") }
    return lines
  }

  /// Returns the snapshots of a change, with the first ones by name.
  package static func names(of change: ChangeSummary.Change) -> String {
    let rest = change.snapshots.count - shownNames
    // A last item that counts a single snapshot might as well name it.
    guard rest > 1 else { return change.snapshots.joined(separator: ", ") }
    return change.snapshots.prefix(shownNames).joined(separator: ", ") + " and \(rest) more"
  }

  private static func wrapped(_ sentence: String) -> [String] {
    var lines: [String] = []
    var line = "-"
    for word in sentence.split(separator: " ") {
      if line.count > 2, line.count + word.count + 1 > width {
        lines.append(line)
        line = " "
      }
      line += " " + word
    }
    return lines + [line]
  }
}
