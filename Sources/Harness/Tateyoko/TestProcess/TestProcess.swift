import CTestProcess
import Foundation
import Synchronization

#if canImport(Testing)
  import Testing
#endif

/// The faults that a test process must report when it ends.
///
/// A process that exits with 0 claims that all of its tests have passed. Some failures can't be
/// counted: one that is reported while no test runs, a test that ends the process, a shard where
/// nothing was compared. They are reported at the end, and the process exits with 1.
final class TestProcess: Sendable {
  /// A process ends only once.
  static let shared = TestProcess()

  struct State {
    var lastAssertion = 0
    /// The assertions that have begun and not ended, by number.
    var underWay: [Int: String] = [:]
    /// The locations of failures that were reported while no test was running.
    var outsideTests: [String] = []
    /// The run of the test case that made the last assertion.
    var assertingCase: Int?
    var compared = 0
    /// The number of snapshots that belong to other shards.
    var leftOut = 0
  }

  private let state = Mutex(State())

  /// Records the start of an assertion; if the process ends before it does, that is reported.
  ///
  /// - Returns: The argument for ``end(_:)``.
  func begin(_ assertion: String) -> Int {
    let running = RunningTestCase.current?.number
    return state.withLock { state in
      state.lastAssertion += 1
      state.underWay[state.lastAssertion] = assertion
      if running != nil { state.assertingCase = running }
      return state.lastAssertion
    }
  }

  /// Records the end of an assertion.
  func end(_ assertion: Int) {
    state.withLock { $0.underWay[assertion] = nil }
  }

  /// Records a failure that may not reach a test library.
  func noteFailure(outsideTestsAt place: String) {
    state.withLock { $0.outsideTests.append(place) }
  }

  /// Records snapshots that belong to this shard, and ones that belong to others.
  func note(compared: Int = 0, leftOut: Int = 0) {
    state.withLock { state in
      state.compared += compared
      state.leftOut += leftOut
    }
  }

  /// Whether the process is ending in the middle of a test that has made assertions, as with `exit`.
  var isCutOff: Bool {
    let running = RunningTestCase.current?.number
    return state.withLock { state in
      !state.underWay.isEmpty || running != nil && running == state.assertingCase
        || Self.isInsideTest && state.lastAssertion > 0
    }
  }

  private static var isInsideTest: Bool {
    #if canImport(Testing)
      return Test.current != nil
    #else
      return false
    #endif
  }

  /// Handles the end of the process; returns its final exit status.
  fileprivate func end(status: Int32) -> Int32 {
    let isInsideTest = Self.isInsideTest
    let running = RunningTestCase.current
    let end = state.withLock { state in
      ProcessEnd(
        state: state, status: status,
        runningCase: running.flatMap { $0.number == state.assertingCase ? $0.name : nil },
        isInsideTest: isInsideTest && state.lastAssertion > 0, part: ProcessEnd.Part.ofProcess)
    }
    let lines = end.lines
    if !lines.isEmpty {
      FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
    return end.isRed && status == 0 ? 1 : status
  }
}

/// The messages at the end of a test process.
struct ProcessEnd {
  /// The shard that the process was assigned.
  struct Part {
    var shard: String
    var isCI: Bool
    /// The filter that excluded other tests, if any.
    var partialReason: String?

    static var ofProcess: Part? {
      guard let shard = environmentValue(ShardSetting.shardVariable), !shard.isEmpty else {
        return nil
      }
      return Part(
        shard: shard, isCI: ContinuousIntegration.name() != nil,
        partialReason: TestRun.current.partialReason)
    }
  }

  var state: TestProcess.State
  var status: Int32
  /// The running test case, if it has made assertions.
  var runningCase: String?
  /// Whether a test of Swift Testing calls `exit`.
  var isInsideTest = false
  var part: Part?

  private static let shown = 10

  /// Whether the process must not exit with 0.
  var isRed: Bool { !faults.isEmpty }

  var lines: [String] { faults.map { "Error: \($0)" } + warnings.map { "Warning: \($0)" } }

  private var faults: [String] { [cutOff, unheard, emptyPart].compactMap(\.self) }

  private var cutOff: String? {
    let open = state.underWay.sorted { $0.key < $1.key }.map(\.value)
    if !open.isEmpty {
      return """
        the process exited with status \(status) during \
        \(open.count == 1 ? "an assertion" : "\(open.count) assertions"): \(Self.list(open)). \
        Look for a call to exit(), or a task that outlives its test.
        """
    }
    // A failing test that then ends the process is reported already.
    guard status == 0 else { return nil }
    if let runningCase {
      return "the process exited with status 0 during \(runningCase). A test must not call exit()."
    }
    return isInsideTest
      ? "the process exited with status 0 during a test. A test must not call exit()." : nil
  }

  private var unheard: String? {
    let places = state.outsideTests
    guard !places.isEmpty else { return nil }
    return """
      \(places.count == 1 ? "a snapshot failed" : "\(places.count) snapshots failed") while no test \
      was running, so no test library counts it: \(Self.list(places)). Wait for tasks to finish \
      before their test ends.
      """
  }

  private var emptyPart: String? {
    guard let part, state.leftOut > 0, state.compared == 0 else { return nil }
    let what =
      "\(ShardSetting.shardVariable)=\(part.shard) left out all \(state.leftOut) snapshots of this "
      + "process, and nothing was compared"
    if let reason = part.partialReason {
      return
        "\(what): \(reason) selected tests whose snapshots belong to other shards. Drop one of "
        + "the two."
    }
    guard !part.isCI else { return nil }
    return "\(what). Unset the variable; if a shard may be empty, set CI=true."
  }

  private var warnings: [String] {
    guard let part, state.leftOut > 0, emptyPart == nil else { return [] }
    let what =
      "\(ShardSetting.shardVariable)=\(part.shard) left out \(state.leftOut) of "
      + "\(state.leftOut + state.compared) snapshots of this process"
    if state.compared == 0 { return ["\(what); nothing was compared here."] }
    return part.isCI ? [] : ["\(what), though CI isn't set. Unset it to compare all of them."]
  }

  private static func list(_ places: [String]) -> String {
    let rest = places.count - shown
    return places.prefix(shown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

// MARK: - Load and end

@_cdecl("tateyoko_process_was_loaded")
func processWasLoaded() {
  #if canImport(XCTest)
    TestCaseObserver.register()
  #endif
  // Whether another process has left anything is known at the end.
  if CommandLine.arguments.contains("--testing-library") {
    atexit {
      guard TestRun.current.position == .last else { return }
      SnapshotSession.ofProcess.artifacts.endRunOfOthers()
    }
  }
}

/// Takes up a run of tests before the first of them begins, once all of the program is loaded.
package func testRunBegins() {
  guard CommandLine.arguments.contains("--testing-library"), TestRun.current.position == .last
  else { return }
  SnapshotSession.ofProcess.artifacts.takeUpRun()
}

@_cdecl("tateyoko_process_ends")
func processEnds(status: Int32) -> Int32 {
  test_process_keep()
  return TestProcess.shared.end(status: status)
}
