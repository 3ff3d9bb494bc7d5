import TestSupport
import Testing

/// `count`, over the events and the output of a small run.
@Suite struct CountTests {
  private let sample: SampleFolder

  init() throws { sample = try SampleFolder() }

  private func event(
    _ kind: String, _ test: String? = nil, _ text: String = "", issue: String? = nil
  )
    -> String
  {
    let id = test.map { ", \"testID\": \"Module.Suite/\($0)/T.swift:3:4\"" } ?? ""
    let found = issue.map {
      ", \"issue\": {\"isKnown\": \($0 == "known"), \"isFailure\": \($0 == "failure"), "
        + "\"sourceLocation\": {\"fileID\": \"Module/T.swift\", \"line\": 7}}"
    }
    return "{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\", "
      + "\"messages\": [{\"symbol\": \"x\", \"text\": \"\(text)\"}]\(id)\(found ?? "")}}"
  }

  private func count(_ events: [String], log: [String] = []) throws -> FinishedProcess {
    try sample.write("events.json", events.map { $0 + "\n" }.joined())
    try sample.write("log", log.map { $0 + "\n" }.joined())
    return try sample.run("count", "--show", "--log", "log", "events.json")
  }

  @Test func eventsAreCounted() throws {
    let run = try count([
      event("runStarted"),
      "{\"kind\":\"event\",\"payload\":{\"kind\":\"testStarted\",\"testID\":\"Module.Suite\"}}",
      event("testStarted", "fine()"), event("testStarted", "bad(n:)"),
      event("testSkipped", "no()", "Test no() skipped: \\\"because\\\""),
      event("testSkipped", "never()", "Test never() skipped: \\\"because\\\""),
      event("issueRecorded", "bad(n:)", "only a warning", issue: "warning"),
      event("issueRecorded", "bad(n:)", "1 == 2", issue: "failure"),
      event("issueRecorded", "bad(n:)", "later", issue: "failure"),
      event("testStarted", "known()"), event("issueRecorded", "known()", "x", issue: "known"),
      event("testEnded", "known()"), event("testEnded", "bad(n:)"), event("testEnded", "fine()"),
      "{\"kind\":\"event\",\"payload\":{\"kind\":\"testEnded\",\"testID\":\"Module.Suite\"}}",
      event("runEnded"),
    ])
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "skipped 2: \"because\"", "  Module.Suite/bad(n:): Module/T.swift:7: 1 == 2",
        "2 passed, 1 failed, 2 skipped",
      ])
  }

  @Test func aCrashIsExplained() throws {
    let run = try count(
      [
        event("runStarted"), event("testStarted", "fine()"), event("testStarted", "crash()"),
        event("testEnded", "fine()"),
      ],
      log: ["◇ Test crash() started.", "T.swift:3: Fatal error: no", "error: unexpected signal 4"])
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "T.swift:3: Fatal error: no", "error: unexpected signal 4",
        "  T.swift:3: Fatal error: no", "  error: unexpected signal 4",
        "These had begun and not ended:", "  Module.Suite/crash()", "1 passed, 1 failed, 0 skipped",
      ])
  }

  @Test func issuesOutsideOfTestsFail() throws {
    let run = try count([
      event("runStarted"), event("issueRecorded", nil, "late", issue: "failure"), event("runEnded"),
    ])
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "  outside of a test: Module/T.swift:7: late", "0 passed, 1 failed, 0 skipped",
      ])
  }

  @Test func linesOfXCTestAreCounted() throws {
    let run = try count(
      [],
      log: [
        "Test Suite 'All tests' started at 2026-11-29 20:23:14.178",
        "Test Case 'Tests.testA' started at 2026-11-29 20:23:14.191",
        "Test Case 'Tests.testA' passed (0.004 seconds)",
        "Test Case 'Tests.testB' started at 2026-11-29 20:23:14.196",
        "/X.swift:2: error: Tests.testB : XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
        "/X.swift:3: error: Tests.testB : later", "Test Case 'Tests.testB' failed (0.0 seconds)",
        "Test Case 'Tests.testC' started at 2026-11-29 20:23:14.196",
        "/X.swift:2: Tests.testC : Test skipped - no",
        "Test Case 'Tests.testC' skipped (0.0 seconds)",
        "Test Suite 'Tests' failed at 2026-11-29 20:23:14.196",
        "\t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.005 seconds",
        "Test Suite 'Fine' passed at 2026-11-29 20:23:14.196",
        "\t Executed 3 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.005 seconds",
      ])
    #expect(
      run.lines == [
        "/X.swift:2: error: Tests.testB : XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
        "/X.swift:3: error: Tests.testB : later", "Test Case 'Tests.testB' failed (0.0 seconds)",
        "/X.swift:2: Tests.testC : Test skipped - no",
        "Test Suite 'Tests' failed at 2026-11-29 20:23:14.196",
        "\t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.005 seconds",
        "skipped 1: no",
        "  Tests.testB: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
        "1 passed, 1 failed, 1 skipped",
      ])
  }

  @Test func whatPassedIsNotShown() throws {
    let run = try count(
      [],
      log: [
        "warning: prohibited flag(s): -pthread", "[3/4] Compiling A", "◇ Test run started.",
        "↳ Testing Library Version: 6.3.1", "◇ Test \"a good", "name\" started.", "printed",
        "✔ Test \"a good", "name\" passed after 0.004 seconds.",
        "➜ Test skipped() skipped: \"because\"",
        "✘ Test bad() recorded an issue at T.swift:4:22: 1 == 2", "↳ why",
        "✘ Test bad() failed after 0.004 seconds with 2 issues.", "◇ Test open", "Fatal error: no",
      ])
    #expect(
      run.lines == [
        "↳ Testing Library Version: 6.3.1", "printed",
        "✘ Test bad() recorded an issue at T.swift:4:22: 1 == 2", "↳ why",
        "✘ Test bad() failed after 0.004 seconds with 2 issues.", "Fatal error: no",
        "0 passed, 0 failed, 0 skipped",
      ])
  }
}
