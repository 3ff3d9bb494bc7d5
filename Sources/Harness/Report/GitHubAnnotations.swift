import RunRecord

/// A run as GitHub Actions' workflow commands: lines that a job prints, and GitHub shows next to
/// the code.
///
/// GitHub shows 10 errors and 10 warnings of a step and silently drops the rest, so a cause that
/// many snapshots share is a single line, and the last line reports how many were omitted. Source:
/// GitHub's documentation of workflow commands and of problem matchers' limits.
public enum GitHubAnnotations {
  private static let maximumCount = 10
  /// The maximum length of a message; GitHub truncates longer ones as well.
  private static let maximumLength = 4000

  /// Returns the lines with their line breaks; empty for a run without problems.
  ///
  /// - Parameter path: Converts a path of the record to one relative to the repository's root;
  ///   `nil` for one outside of it.
  public static func text(
    _ record: RunRecord, path: (String) -> String? = { $0 }
  ) -> String {
    text(RunFacts(record), path: path)
  }

  package static func text(
    _ run: RunFacts, path: (String) -> String? = { $0 }
  ) -> String {
    var errors = run.header.shortcomings.map {
      line("error", file: nil, line: nil, title: "The run is incomplete", message: $0)
    }
    for group in FailureGroup.all(in: run) {
      guard errors.count < maximumCount else {
        // Only counted.
        errors.append("")
        continue
      }
      let shown = group.members.prefix(6).map { run.snapshots.snapshot(at: $0) }
      let first = shown[0]
      let place = place(first, path)
      let name = "\(first.scenario) · \(first.name)"
      let others = group.members.count - 1
      var message = first.brief
      if others > 0 {
        message += "\n\n" + shown.map(title).joined(separator: "\n")
        if group.members.count > shown.count {
          message += "\nand \(group.members.count - shown.count) more"
        }
      } else {
        let rest = (first.message ?? "").split(whereSeparator: \.isNewline)
          .filter { $0 != first.brief }
        if !rest.isEmpty { message += "\n" + rest.prefix(12).joined(separator: "\n") }
      }
      errors.append(
        line(
          "error", file: place.file, line: place.line,
          title: others > 0
            ? "\(group.members.count) snapshots \(first.outcome.verb)"
            : "\(name) \(first.outcome.verb)",
          message: message))
    }
    errors += recorded(in: run, path)
    let staleLevel = run.header.staleFails == true ? "error" : "warning"
    let warnings = run.snapshots.snapshots { $0 == .stale }.map { snapshot in
      line(
        staleLevel, file: snapshot.baseline.flatMap(path), line: nil,
        title: "Stale baseline",
        message: snapshot.message ?? "No snapshot in the run uses \(title(snapshot)).")
    }
    return (capped(errors, "error") + capped(warnings, staleLevel)).joined()
  }

  /// Describes snapshots whose tests failed because they had nothing to compare with, on a single
  /// line, and on another one snapshots that were left unchanged while everything is recorded.
  private static func recorded(in run: RunFacts, _ path: (String) -> String?) -> [String] {
    let recorded = run.snapshots.snapshots { $0 == .recorded }.filter(run.header.isFailure)
    func line(
      about snapshots: [SnapshotRecord], _ one: String, _ several: String, _ advice: String
    ) -> String? {
      guard let first = snapshots.first else { return nil }
      let place = place(first, path)
      let names = snapshots.prefix(6).map(title).joined(separator: "\n")
      let rest = snapshots.count > 6 ? "\nand \(snapshots.count - 6) more" : ""
      return self.line(
        "error", file: place.file, line: place.line,
        title: snapshots.count == 1
          ? "1 snapshot was \(one)" : "\(snapshots.count) snapshots were \(several)",
        message: "\(advice)\n\n\(names)\(rest)")
    }
    return [
      line(
        about: recorded.filter { !$0.isUnchanged }, "recorded by its test",
        "recorded by their tests", "Review them; the tests pass when run again."),
      line(
        about: recorded.filter(\.isUnchanged), "left unchanged by a test that records",
        "left unchanged by tests that record", "The tests pass when recording is off."),
    ].compactMap(\.self)
  }

  private static func capped(_ lines: [String], _ kind: String) -> [String] {
    guard lines.count > maximumCount else { return lines }
    let left = lines.count - maximumCount + 1
    return lines.prefix(maximumCount - 1) + [
      line(
        kind, file: nil, line: nil, title: "\(left) more",
        message: "GitHub shows \(maximumCount) of a kind; the report and the summary have them all."
      )
    ]
  }

  private static func title(_ snapshot: SnapshotRecord) -> String {
    let environment = snapshot.environment
    let name = "\(snapshot.scenario) · \(snapshot.name)"
    return environment.isEmpty ? name : "\(name) · \(environment)"
  }

  /// Returns the line of a test if known, or else the baseline's file.
  private static func place(
    _ snapshot: SnapshotRecord, _ path: (String) -> String?
  ) -> (file: String?, line: Int?) {
    if let file = snapshot.sourceFile.flatMap(path) { return (file, snapshot.sourceLine) }
    return (snapshot.baseline.flatMap(path), nil)
  }

  private static func line(
    _ command: String, file: String?, line: Int?, title: String, message: String
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(property(file))") }
    if let line, line > 0 { properties.append("line=\(line)") }
    properties.append("title=\(property(title))")
    let text = message.count > maximumLength ? message.prefix(maximumLength) + "…" : message[...]
    return "::\(command) \(properties.joined(separator: ","))::\(data(String(text)))\n"
  }

  /// Escapes a message: characters that would end the line are encoded.
  static func data(_ text: String) -> String {
    text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Escapes a property, which a comma or a colon would also end.
  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension SnapshotOutcome {
  /// The outcome as the end of a sentence.
  fileprivate var verb: String {
    switch self {
    case .changed: "changed"
    case .missing: "without a baseline"
    case .renderedElsewhere: "rendered elsewhere"
    case .error: "failed"
    case .stale: "stale"
    case .recorded: "recorded"
    case .equal: "equal"
    case .pictured: "pictured"
    }
  }
}
