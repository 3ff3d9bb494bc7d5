import RunRecord

/// A run in the XML that CI systems show as test results.
public enum JUnitReport {
  /// One suite a scenario, one test case a snapshot.
  public static func xml(_ record: RunRecord) -> String {
    var text: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(record.header.title)" \(counts(record.snapshots))>

      """
    for group in SnapshotGroup.byScenario(record.snapshots) {
      text += "  <testsuite name=\"\(group.name)\" \(counts(group.snapshots))>\n"
      for snapshot in group.snapshots {
        text += testCase(snapshot)
      }
      text += "  </testsuite>\n"
    }
    text += "</testsuites>\n"
    return text.text
  }

  private static func counts(_ snapshots: [SnapshotRecord]) -> HTML {
    let errors = snapshots.count { $0.outcome == .error }
    let failures = snapshots.count { $0.outcome.isFailure } - errors
    return "tests=\"\(snapshots.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func testCase(_ snapshot: SnapshotRecord) -> HTML {
    let environment = snapshot.environment
    let name = environment.isEmpty ? snapshot.name : "\(snapshot.name) · \(environment)"
    var time: HTML = ""
    if let seconds = snapshot.seconds, seconds.isFinite {
      let micros = Int((min(max(seconds, 0), 1e9) * 1_000_000).rounded())
      let fraction = String(1_000_000 + micros % 1_000_000).dropFirst()
      time = " time=\"\(micros / 1_000_000).\(String(fraction))\""
    }
    let head: HTML = "    <testcase classname=\"\(snapshot.scenario)\" name=\"\(name)\"\(time)"
    guard snapshot.outcome.isFailure else { return "\(head)/>\n" }
    let element: HTML = snapshot.outcome == .error ? "error" : "failure"
    var lines: [String] = []
    if let message = snapshot.message { lines.append(message) }
    if let comparison = snapshot.comparison { lines.append(comparison.summary) }
    lines += snapshot.layoutChanges
    lines += snapshot.rendererChanges
    if let baseline = snapshot.baseline { lines.append("baseline: \(baseline)") }
    let brief =
      snapshot.layoutChanges.first ?? snapshot.comparison?.summary ?? snapshot.message
      ?? snapshot.outcome.title
    return """
      \(head)>
            <\(element) type="\(snapshot.outcome.rawValue)" message="\(brief)">\(
              lines.joined(separator: "\n"))</\(element)>
          </testcase>

      """
  }
}
