import RunRecord

/// A run in the XML that CI systems show as test results.
///
/// The shape is that of Jenkins' schema `junit-10.xsd`, which surefire's own and GitLab's reader
/// share: whatever it doesn't know, such as where a test stands, is left to the text.
public enum JUnitReport {
  /// One suite a scenario, one test case a snapshot.
  ///
  /// - Parameter folder: The folder of the run, relative to the project: then each failure names its
  ///   pictures in a form that Jenkins and GitLab show.
  public static func xml(_ record: RunRecord, folder: String? = nil) -> String {
    let all = record.snapshots
    let problems = record.header.problems ?? []
    var text: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(record.header.title)" \(counts(all, problems: problems.count))\(
        time(total(all)))>

      """
    // A run that isn't whole must not look like one that is.
    if !problems.isEmpty {
      text += """
          <testsuite name="run" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="run" name="whole">
              <error type="incomplete" message="\(problems[0])">\(
                problems.joined(separator: "\n"))</error>
            </testcase>
          </testsuite>

        """
    }
    let started = record.header.started.map { timestamp($0) } ?? ""
    for group in SnapshotGroup.byScenario(all) {
      let skipped = group.snapshots.count { $0.outcome == .stale }
      text += """
          <testsuite name="\(group.name)" \(counts(group.snapshots, problems: 0)) skipped="\(
            skipped)"\(time(total(group.snapshots)))\(started)>

        """
      for snapshot in group.snapshots { text += testCase(snapshot, folder: folder) }
      text += "  </testsuite>\n"
    }
    text += "</testsuites>\n"
    return text.text
  }

  private static func counts(_ snapshots: [SnapshotRecord], problems: Int) -> HTML {
    let whole = problems > 0 ? 1 : 0
    let errors = snapshots.count { $0.outcome == .error }
    let failures = snapshots.count { $0.outcome.isFailure } - errors
    return """
      tests="\(snapshots.count + whole)" failures="\(failures)" errors="\(errors + whole)"
      """
  }

  private static func total(_ snapshots: [SnapshotRecord]) -> Double? {
    let known = snapshots.compactMap(\.seconds).filter(\.isFinite)
    return known.isEmpty ? nil : known.reduce(0, +)
  }

  /// Seconds with six digits, which every reader takes.
  private static func time(_ seconds: Double?) -> HTML {
    guard let seconds, seconds.isFinite else { return "" }
    let micros = Int((min(max(seconds, 0), 1e9) * 1_000_000).rounded())
    let fraction = String(1_000_000 + micros % 1_000_000).dropFirst()
    return " time=\"\(micros / 1_000_000).\(String(fraction))\""
  }

  private static func timestamp(_ started: String) -> HTML { " timestamp=\"\(started)\"" }

  private static func testCase(_ snapshot: SnapshotRecord, folder: String?) -> HTML {
    let environment = snapshot.environment
    let name = environment.isEmpty ? snapshot.name : "\(snapshot.name) · \(environment)"
    let head: HTML =
      "    <testcase classname=\"\(snapshot.scenario)\" name=\"\(name)\"\(time(snapshot.seconds))"
    if snapshot.outcome == .stale {
      let words = snapshot.message ?? "No snapshot of the run asks for this baseline."
      return "\(head)>\n      <skipped message=\"\(words)\"/>\n    </testcase>\n"
    }
    guard snapshot.outcome.isFailure else { return "\(head)/>\n" }
    let element: HTML = snapshot.outcome == .error ? "error" : "failure"
    return """
      \(head)>
            <\(element) type="\(snapshot.outcome.rawValue)" message="\(snapshot.brief)">\(
              details(snapshot).joined(separator: "\n"))</\(element)>
      \(attachments(snapshot, folder: folder))    </testcase>

      """
  }

  private static func details(_ snapshot: SnapshotRecord) -> [String] {
    var lines: [String] = []
    if let message = snapshot.message { lines.append(message) }
    // A message may say already what its parts say.
    func add(_ line: String) {
      if !lines.contains(where: { $0.contains(line) }) { lines.append(line) }
    }
    if let comparison = snapshot.comparison { add(comparison.summary) }
    snapshot.layoutChanges.forEach(add)
    snapshot.rendererChanges.forEach(add)
    snapshot.traceChanges?.forEach(add)
    if let place = snapshot.place { add("at: \(place)") }
    if let baseline = snapshot.baseline { add("baseline: \(baseline)") }
    return lines
  }

  private static func attachments(_ snapshot: SnapshotRecord, folder: String?) -> HTML {
    guard let folder else { return "" }
    let files = [snapshot.reference?.file, snapshot.actual?.file, snapshot.difference?.file]
    let lines = files.compactMap(\.self).map { "[[ATTACHMENT|\(folder)/\($0)]]" }
    guard !lines.isEmpty else { return "" }
    return "      <system-out>\(lines.joined(separator: "\n"))</system-out>\n"
  }
}
