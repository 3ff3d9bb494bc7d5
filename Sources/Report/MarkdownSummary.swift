import RunRecord

/// A run in a few lines of Markdown, for a comment or a job's summary.
public enum MarkdownSummary {
  /// GitHub cuts a comment at 65,536 characters; nobody reads more rows than these.
  private static let maximumRowCount = 50

  /// The counts, what changed most often, and a table of what failed.
  public static func text(_ record: RunRecord) -> String {
    let failures = record.snapshots.filter(\.outcome.isFailure)
    let sign = failures.isEmpty ? "✅" : "❌"
    var lines = [
      "### \(sign) \(escaped(record.header.title)): \(record.summary)", "",
      "Record mode **\(escaped(record.header.recordMode))**"
        + " (\(escaped(record.header.recordModeOrigin)))"
        + ", Tateyoko \(escaped(record.header.toolVersion)).",
    ]
    let shared = SharedChange.all(in: record).filter { $0.count > 1 }.prefix(5)
    if !shared.isEmpty {
      lines += ["", "Most frequent layout changes:", ""]
      lines += shared.map { "- \(escaped($0.sentence)) (\($0.count) snapshots)" }
    }
    if !failures.isEmpty {
      lines += ["", "| outcome | snapshot | on | what |", "|---|---|---|---|"]
      for snapshot in failures.prefix(maximumRowCount) {
        let what =
          snapshot.layoutChanges.first ?? snapshot.comparison?.summary ?? snapshot.message ?? ""
        let name = "\(snapshot.scenario) · \(snapshot.name)"
        lines.append(
          "| \(snapshot.outcome.title) | \(escaped(name)) | \(escaped(snapshot.environment)) "
            + "| \(escaped(what)) |")
      }
      if failures.count > maximumRowCount {
        lines += ["", "… and \(failures.count - maximumRowCount) more, see the report."]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `text` as one line in which nothing is markup.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.prefix(400) {
      switch character {
      case "\n", "\r", "\r\n", "\t": result.append(" ")
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A mention would call someone; a number would link to an issue.
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return text.count > 400 ? result + "…" : result
  }
}
