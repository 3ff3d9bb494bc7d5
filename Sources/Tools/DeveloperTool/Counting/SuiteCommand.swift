import ArgumentParser
import ChildProcesses
import Foundation

struct SuiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Checks the sources, and runs the tests, every scenario included.",
    usage: "scripts/test [--all-output] [options of `swift test`]",
    discussion: """
      A run without options also tests packages that depend on this one, alone, in shards and in \
      other orders.

      TATEYOKO_RECORD=all scripts/test records instead of comparing (all, failed, missing or never). \
      With CI set nothing is ever recorded. TATEYOKO_TEST_LIMIT is when tests that do not end are \
      stopped (60m; a number with s, m or h).

      Exit codes: 0 all tests passed, 1 a test or a check of the sources failed, 2 could not run.
      """)

  @Flag(help: "Print every line, not only failures and the count.") var allOutput = false
  @Argument(parsing: .allUnrecognized, help: "Options of `swift test`.") var options: [String] = []

  func run() throws {
    var run = try TestRun(allOutput: allOutput)
    try run.check { try CheckCommand.Sources.results() }
    try run.build()
    try run.check { [try WarningsCheck.run(log: TestRun.log, kept: ".build/warnings")] }
    try run.test(options)
    // They take minutes.
    if options.isEmpty { try run.testPackages() }
    try run.summarize()
  }
}

/// A run of the tests, from the build to the counts.
private struct TestRun {
  static let log = ".build/test.log"
  private let allOutput: Bool
  private let environment: [String: String]
  private let limit: (text: String, seconds: Double)
  private var results = TestResults()
  private var events: GrowingFiles
  private var filter = TestOutput()
  private var hasFailed = false
  private let clock = ContinuousClock()
  private var start = ContinuousClock().now

  private var seconds: Int64 { (clock.now - start).components.seconds }

  init(allOutput: Bool) throws {
    self.allOutput = allOutput
    var environment = ProcessInfo.processInfo.environment
    if let value = environment["CI"], !value.isEmpty, value != "false" {
      if let mode = environment["TATEYOKO_RECORD"], mode != "never" {
        Self.complain("note: CI is set, so TATEYOKO_RECORD=\(mode) is ignored: nothing is recorded")
      }
      environment["TATEYOKO_RECORD"] = "never"
    }
    events = try GrowingFiles(".build/test-events")
    environment["TATEYOKO_TEST_EVENTS"] =
      FileManager.default.currentDirectoryPath + "/" + events.folder
    self.environment = environment
    let text = environment["TATEYOKO_TEST_LIMIT"] ?? "60m"
    guard let match = text.wholeMatch(of: /(\d+)([smh]?)/), let number = Double(match.1) else {
      throw Failure("TATEYOKO_TEST_LIMIT is a number with s, m or h, and not \(text)")
    }
    limit = (text, number * (match.2 == "h" ? 3600 : match.2 == "m" ? 60 : 1))
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  // MARK: Steps

  /// Ends with the counts of one failed test if a check finds something.
  func check(_ check: () throws -> [CheckResult]) throws {
    let results = try check()
    for result in results { result.print() }
    guard results.contains(where: { !$0.problems.isEmpty }) else { return }
    say("0 passed, 1 failed, 0 skipped")
    throw ExitCode(1)
  }

  func build() throws {
    // What scripts/check-clients leaves if it is killed.
    _ = try output(of: "scripts/forget-packages", ".build")
    say("Building the tests")
    var step: Substring?
    var messages: [Substring] = []
    let status = try LoggedProgram(log: Self.log, environment: environment).run(
      ["swift", "build", "--build-tests"], progress: { step.map(String.init) }
    ) { line in
      if line.prefixMatch(of: #/\[\d+/\d+\] /#) != nil {
        step = line
      } else if !line.has("prohibited flag(s)") {
        messages.append(line)
      }
    }
    guard status != 0 else { return }
    for message in messages { Self.complain(String(message)) }
    throw Failure("the tests did not build (see above)")
  }

  mutating func test(_ options: [String]) throws {
    start = clock.now
    // No test waits for the clock; one that never ends is stopped here, and named.
    let status = try runTests(
      [
        "swift", "test", "--skip-build", "--event-stream-output-path",
        "\(events.folder)/tests.json",
      ] + options, log: Self.log, limit: limit.seconds)
    if status == nil {
      say("error: the tests did not end within \(limit.text):")
    } else if results.isCut {
      say("error: the tests stopped before they ended:")
    }
    for line in results.remains { say(line) }
  }

  /// Packages that depend on this one, and what depends on a whole build.
  mutating func testPackages() throws {
    say("Building and testing a depending package")
    _ = try runTests(["scripts/check-clients"], log: ".build/test-clients.log")
    say("Checking that docs/reference/api.md is up to date")
    try runCheck("scripts/api", "--check")
    say("Checking that a picture depends on nothing but itself")
    try runCheck("scripts/check-worlds", "--quick", "--skip-build")
  }

  private mutating func runTests(
    _ words: [String], log: String, limit: Double? = nil
  ) throws -> Int32? {
    let clear = isatty(STDOUT_FILENO) != 0 ? "\u{1B}[K" : ""
    var (results, events, filter) = (self.results, self.events, self.filter)
    func readEvents() {
      for line in events.newLines() { results.add(event: line) }
    }
    let status = try LoggedProgram(log: log, environment: environment).run(
      words, limit: limit,
      progress: {
        readEvents()
        return "\(results.ended) tests have ended after \(seconds) s, "
          + "\(results.failures.count) failed"
      }
    ) { line in
      results.add(line: line)
      if allOutput || filter.shows(line) { say(clear + line) }
    }
    readEvents()
    (self.results, self.events, self.filter) = (results, events, filter)
    if status != 0 { hasFailed = true }
    return status
  }

  private mutating func runCheck(_ words: String...) throws {
    let check = try ChildProcess(
      words[0], words, environment: environment, input: .nothing,
      output: .descriptor(STDOUT_FILENO), errors: .descriptor(STDERR_FILENO))
    if check.wait() != 0 { hasFailed = true }
  }

  // MARK: The end

  func summarize() throws {
    let hasFailed = hasFailed || !results.failures.isEmpty
    say("")
    guard results.ended > 0 else {
      throw Failure("no test ran to its end (log: \(Self.log))")
    }
    for line in results.summary { say(line) }
    say("\(hasFailed ? "FAILED" : "passed") in \(seconds) s (log: \(Self.log))")
    // The last line has a form that CI systems count.
    say(results.counts)
    if hasFailed { throw ExitCode(1) }
  }
}
