import RunRecord

/// A run in the XML format that CI systems show as test results.
///
/// The format follows Jenkins' schema `junit-10.xsd`, which surefire's own and GitLab's reader
/// share: anything it doesn't support, such as a test's location, is part of the text.
public enum JUnitReport {
  /// Returns a suite per scenario, with a test case per snapshot.
  ///
  /// - Parameter folder: The folder of the run, relative to the project, so that each failure
  ///   refers to its pictures in a form that Jenkins and GitLab show.
  public static func xml(_ record: RunRecord, folder: String? = nil) -> String {
    var text = ""
    write(RunFacts(record), folder: folder) { (piece: String) throws(Never) in text += piece }
    return text
  }

  /// Writes the XML in pieces.
  static func write<Failure: Error>(
    _ run: RunFacts, folder: String?, _ put: (String) throws(Failure) -> Void
  ) throws(Failure) {
    // A test for each rule is more informative than one for each picture.
    if let lint = run.header.lint {
      return try put(FindingsJUnit.xml(run.lintedScreens().screens, failing: lint.failing))
    }
    let problems = run.header.shortcomings
    let suites = Suite.all(in: run)
    var head: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(run.header.title)" \(
        suites.reduce(into: Counts(problems: problems.count)) { $0.add($1.counts) }.markup)>

      """
    // An incomplete run must not look like a complete one.
    if !problems.isEmpty {
      head += """
          <testsuite name="run" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="run" name="whole">
              <error type="incomplete" message="\(problems[0])">\(
                problems.joined(separator: "\n"))</error>
            </testcase>
          </testsuite>

        """
    }
    try put(head.text)
    let started = run.header.started.map { timestamp($0) } ?? ""
    for suite in suites {
      let start: HTML = """
          <testsuite name="\(suite.name)" \(suite.counts.suiteMarkup)\(started)>

        """
      try put(start.text)
      for index in suite.members {
        try put(testCase(run.snapshots.snapshot(at: index), of: run.header, folder: folder).text)
      }
      try put("  </testsuite>\n")
    }
    try put("</testsuites>\n")
  }

  /// A scenario's snapshots: their counts, which precede them, and their indices.
  private struct Suite {
    var name: String
    var counts = Counts()
    var members: [Int] = []

    static func all(in run: RunFacts) -> [Suite] {
      let snapshots = run.snapshots
      var positions: [String: Int] = [:]
      var suites: [Suite] = []
      for index in 0..<snapshots.count {
        let snapshot = snapshots.snapshot(at: index)
        let position = positions[snapshot.scenario, default: suites.count]
        if position == suites.count {
          positions[snapshot.scenario] = position
          suites.append(Suite(name: snapshot.scenario))
        }
        suites[position].counts.add(snapshot, isFailure: run.header.isFailure(snapshot))
        suites[position].members.append(index)
      }
      return suites
    }
  }

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds: Double?

    /// Creates the counts of a run with only problems.
    init(problems: Int = 0) {
      tests = problems > 0 ? 1 : 0
      errors = tests
    }

    mutating func add(_ snapshot: SnapshotRecord, isFailure: Bool) {
      tests += 1
      switch snapshot.outcome {
      case .error: errors += 1
      case .stale where !isFailure: skipped += 1
      default: failures += isFailure ? 1 : 0
      }
      if let time = snapshot.seconds, time.isFinite { seconds = (seconds ?? 0) + time }
    }

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      if let time = other.seconds { seconds = (seconds ?? 0) + time }
    }

    var markup: HTML { "\(numbers)\(JUnitReport.time(seconds))" }
    var suiteMarkup: HTML { "\(numbers) skipped=\"\(skipped)\"\(JUnitReport.time(seconds))" }

    private var numbers: HTML {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }
  }

  /// Formats seconds with six digits, which every reader supports.
  private static func time(_ seconds: Double?) -> HTML {
    guard let seconds, seconds.isFinite else { return "" }
    let micros = Int((min(max(seconds, 0), 1e9) * 1_000_000).rounded())
    let fraction = String(1_000_000 + micros % 1_000_000).dropFirst()
    return " time=\"\(micros / 1_000_000).\(String(fraction))\""
  }

  private static func timestamp(_ started: String) -> HTML { " timestamp=\"\(started)\"" }

  private static func testCase(
    _ snapshot: SnapshotRecord, of header: RunHeader, folder: String?
  ) -> HTML {
    let name = name(snapshot)
    let head: HTML =
      "    <testcase classname=\"\(snapshot.scenario)\" name=\"\(name)\"\(time(snapshot.seconds))"
    if snapshot.outcome == .stale, !header.isFailure(snapshot) {
      let words = snapshot.message ?? "No snapshot in the run uses this baseline."
      return "\(head)>\n      <skipped message=\"\(words)\"/>\n    </testcase>\n"
    }
    guard header.isFailure(snapshot) else { return "\(head)/>\n" }
    let element: HTML = snapshot.outcome == .error ? "error" : "failure"
    return """
      \(head)>
            <\(element) type="\(snapshot.outcome.rawValue)" message="\(snapshot.brief)">\(
              details(snapshot).joined(separator: "\n"))</\(element)>
      \(attachments(snapshot, folder: folder))    </testcase>

      """
  }

  /// The name of a test case: the same whether it passes or fails, or services would list another
  /// test.
  ///
  /// An assertion's identifier is unique, and its device is only known once its picture has been
  /// taken. A scenario's screen has the same name on each device.
  private static func name(_ snapshot: SnapshotRecord) -> String {
    if snapshot.location != nil || snapshot.outcome == .stale { return snapshot.id }
    let environment = snapshot.environment
    return environment.isEmpty ? snapshot.name : "\(snapshot.name) · \(environment)"
  }

  private static func details(_ snapshot: SnapshotRecord) -> [String] {
    var lines: [String] = []
    if let message = snapshot.message { lines.append(message) }
    // A message may already contain its parts.
    func add(_ line: String) {
      if !lines.contains(where: { $0.contains(line) }) { lines.append(line) }
    }
    if let comparison = snapshot.comparison { add(comparison.summary) }
    snapshot.layoutChanges.map(\.words).forEach(add)
    snapshot.rendererChanges.map(\.words).forEach(add)
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
