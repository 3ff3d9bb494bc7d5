import Foundation

/// What tests did, by the events of Swift Testing and by the lines of XCTest, which has no events
/// unless it runs in parallel.
struct TestResults {
  private(set) var passed = 0
  private(set) var skipped = 0
  /// How often tests were skipped for a reason.
  private(set) var skipReasons: [String: Int] = [:]
  /// The tests that failed, with the first issue of each.
  private(set) var failures: [(test: String, issue: String)] = []
  /// The tests that began and did not end.
  private(set) var running: Set<String> = []
  /// Whether Swift Testing began a run and did not end it.
  private(set) var isCut = false
  private var firstIssues: [String: String] = [:]
  /// The last lines about a crash.
  private(set) var crashes: [Substring] = []

  var ended: Int { passed + skipped + failures.count }
  /// A test that began and didn't end has failed.
  var counts: String {
    "\(passed) passed, \(failures.count + running.count) failed, \(skipped) skipped"
  }

  /// Why tests were skipped, and what failed.
  var summary: [String] {
    skipReasons.sorted { $0.key < $1.key }.map { "skipped \($1): \($0)" }
      + Self.listed(failures.map { "\($0.test): \($0.issue)" })
  }

  /// What is known of a run that didn't end.
  var remains: [String] {
    guard !running.isEmpty else { return [] }
    return crashes.map { "  \($0)" } + ["These had begun and not ended:"]
      + Self.listed(running.sorted())
  }

  private static func listed(_ lines: [String]) -> [String] {
    lines.prefix(20).map { "  " + ($0.count > 200 ? $0.prefix(197) + "..." : $0) }
      + (lines.count > 20 ? ["  and \(lines.count - 20) more"] : [])
  }

  private mutating func begin(_ test: String) {
    running.insert(test)
    firstIssues[test] = nil
  }

  private mutating func end(_ test: String, hasFailed: Bool) {
    guard running.remove(test) != nil else { return }
    if hasFailed {
      failures.append((test, firstIssues[test] ?? "failed"))
    } else {
      passed += 1
    }
  }

  private mutating func skip(_ test: String, because reason: String) {
    running.remove(test)
    skipped += 1
    skipReasons[reason, default: 0] += 1
  }

  // MARK: Swift Testing

  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable {
        var symbol: String
        var text: String
      }
      struct Issue: Decodable {
        struct Place: Decodable {
          var fileID: String
          var line: Int
        }
        var isKnown: Bool
        var isFailure: Bool?
        var sourceLocation: Place?
      }
      var kind: String
      var testID: String?
      var messages: [Message]?
      var issue: Issue?
    }
    var kind: String
    var payload: Payload
  }

  /// Adds a line of an event stream (`swift test --event-stream-output-path`).
  mutating func add(event line: Substring) {
    // Most lines are about cases and declarations, and needn't be decoded.
    guard line.has("\"kind\":\"event\""), !line.has("\"kind\":\"testCase"),
      let event = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)).payload
    else { return }
    switch event.kind {
    case "runStarted": isCut = true
    case "runEnded":
      isCut = false
      // A run that has ended has no test left, though lines of a long stream may be missing.
      running.removeAll()
    default: break
    }
    // The identifier of a test ends with its place, and that of a suite doesn't.
    guard let id = event.testID else {
      if let issue = event.issue, !issue.isKnown, issue.isFailure ?? true {
        failures.append(("outside of a test", text(of: event, issue)))
      }
      return
    }
    guard let slash = id.lastIndex(of: "/"), id[slash...].has(".swift:") else {
      // An issue of a suite, such as that of a trait that throws.
      if event.kind == "issueRecorded", let issue = event.issue, !issue.isKnown,
        issue.isFailure ?? true
      {
        failures.append((id, text(of: event, issue)))
      }
      return
    }
    let test = String(id[..<slash])
    switch event.kind {
    case "testStarted": begin(test)
    case "issueRecorded":
      guard let issue = event.issue, !issue.isKnown, issue.isFailure ?? true,
        firstIssues[test] == nil
      else { return }
      firstIssues[test] = text(of: event, issue)
    case "testEnded": end(test, hasFailed: firstIssues[test] != nil)
    case "testSkipped":
      let text = event.messages?.first?.text ?? ""
      skip(test, because: text.range(of: " skipped: ").map { String(text[$0.upperBound...]) } ?? "")
    default: break
    }
  }

  private func text(of event: Record.Payload, _ issue: Record.Payload.Issue) -> String {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line): " } ?? ""
    return place + (event.messages ?? []).map(\.text).joined(separator: " ")
  }

  // MARK: XCTest

  /// Adds a line that a test program has printed.
  mutating func add(line: Substring) {
    if line.has("Fatal error") || line.has("Program crashed") || line.has("unexpected signal") {
      crashes = crashes.suffix(2) + [line.prefix(300)]
    } else if line.has(": error: "), let match = line.firstMatch(of: #/: error: (\S+) : (.*)$/#) {
      let test = String(match.1)
      if running.contains(test), firstIssues[test] == nil { firstIssues[test] = String(match.2) }
    } else if line.has(" : Test skipped - "), let reason = line.range(of: " : Test skipped - ") {
      skipReasons[String(line[reason.upperBound...]), default: 0] += 1
    } else if line.hasPrefix("Test Case '") {
      let parts = line.split(separator: "'")
      guard parts.count > 2 else { return }
      let test = String(parts[1])
      switch parts[2].split(separator: " ").first {
      case "started": begin(test)
      case "passed": end(test, hasFailed: false)
      case "failed": end(test, hasFailed: true)
      case "skipped":
        running.remove(test)
        skipped += 1
      default: break
      }
    }
  }
}

/// Chooses the lines of `swift test` that are about what failed.
///
/// A message begins with a mark and a space. Names and arguments may have line breaks: the lines of
/// a message that is left out are left out with it.
struct TestOutput {
  private var isInHiddenMessage = false

  mutating func shows(_ line: Substring) -> Bool {
    if line.has("prohibited flag(s)") || line.prefixMatch(of: #/\[\d+/\d+\]/#) != nil {
      return false
    }
    let mark = line.first.flatMap { line.dropFirst().first == " " ? $0 : nil } ?? " "
    let isMarked = "◇✔✘➜↳⚠━".contains(mark)
    if isInHiddenMessage, !isMarked, !line.has("Fatal error"), !line.has("Program crashed"),
      !line.has("unexpected signal")
    {
      isInHiddenMessage = !isEnd(line)
      return false
    }
    isInHiddenMessage = false
    if mark == "◇" || mark == "✔" {
      isInHiddenMessage = !isEnd(line)
      return false
    }
    // The end says how many, and why.
    if mark == "➜" { return false }
    if line.hasPrefix("Test Case ") || line.hasPrefix("Test Suite ") {
      return !line.has(" started") && !line.has(" passed") && !line.has(" skipped")
    }
    return line.prefixMatch(
      of: #/\s+Executed \d+ tests?, with (0|\d+ tests? skipped and 0) failures/#) == nil
  }

  private func isEnd(_ line: Substring) -> Bool {
    line.hasSuffix(" started.")
      || line.hasSuffix(".") && line.contains(#/ (passed|failed) after [\d.]+ seconds/#)
  }
}
