import CTestProcess
import Foundation
import Synchronization

#if canImport(Testing)
  import Testing
#endif

/// What the end of a test process has to answer for.
///
/// A process that ends with 0 says that all of its tests have passed. Some failures nobody can count:
/// one that is reported while no test runs, a test that ends the process, a part of a suite in which
/// nothing was compared. They are reported at the end, and the process ends with 1.
final class TestProcess: Sendable {
  /// A process has one end.
  static let shared = TestProcess()

  struct State {
    var lastAssertion = 0
    /// The assertions that have begun and not ended, by their numbers.
    var underWay: [Int: String] = [:]
    /// Where failures were reported while no test was running.
    var outsideTests: [String] = []
    /// The run of a test case in which an assertion was made last.
    var assertingCase: Int?
    var compared = 0
    /// How many snapshots belong to other parts of the suite.
    var leftOut = 0
  }

  private let state = Mutex(State())

  /// Notes that an assertion has begun; should the process end in the middle of it, the end says so.
  ///
  /// - Returns: What ``end(_:)`` has to be called with.
  func begin(_ assertion: String) -> Int {
    let running = RunningTestCase.current?.number
    return state.withLock { state in
      state.lastAssertion += 1
      state.underWay[state.lastAssertion] = assertion
      if running != nil { state.assertingCase = running }
      return state.lastAssertion
    }
  }

  /// Notes that an assertion has come to its end.
  func end(_ assertion: Int) {
    state.withLock { $0.underWay[assertion] = nil }
  }

  /// Notes a failure that no test library may hear of.
  func noteFailure(outsideTestsAt place: String) {
    state.withLock { $0.outsideTests.append(place) }
  }

  /// Notes snapshots that belong to this part of the suite, and those that belong to others.
  func note(compared: Int = 0, leftOut: Int = 0) {
    state.withLock { state in
      state.compared += compared
      state.leftOut += leftOut
    }
  }

  /// Hears of the process's end; the answer is the status it is to have.
  fileprivate func end(status: Int32) -> Int32 {
    var isInsideTest = false
    #if canImport(Testing)
      isInsideTest = Test.current != nil
    #endif
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

/// What is said at the end of a test process.
struct ProcessEnd {
  /// The part of the suite that the process was told to run.
  struct Part {
    var shard: String
    var isCI: Bool
    /// What left tests out of the run besides.
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
  /// The test case that is running and has made assertions.
  var runningCase: String?
  /// Whether `exit` is called by a test of Swift Testing.
  var isInsideTest = false
  var part: Part?

  private static let shown = 10

  /// Whether the process must not end with 0.
  var isRed: Bool { !faults.isEmpty }

  var lines: [String] { faults.map { "Error: \($0)" } + warnings.map { "Warning: \($0)" } }

  private var faults: [String] { [cutOff, unheard, emptyPart].compactMap(\.self) }

  private var cutOff: String? {
    let open = state.underWay.sorted { $0.key < $1.key }.map(\.value)
    if !open.isEmpty {
      return """
        the process ends with status \(status) in the middle of \
        \(open.count == 1 ? "an assertion" : "\(open.count) assertions"), whose outcome was \
        never reported: \(Self.list(open)). Look for a call to exit() in the code being captured, \
        or for a task that outlives its test.
        """
    }
    // A test that fails by itself and then ends the process has said enough.
    guard status == 0 else { return nil }
    if let runningCase {
      return "the process ends with status 0 in the middle of \(runningCase). A test must not call "
        + "exit()."
    }
    return isInsideTest
      ? "the process ends with status 0 in the middle of a test. A test must not call exit()." : nil
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
}

@_cdecl("tateyoko_process_ends")
func processEnds(status: Int32) -> Int32 {
  test_process_keep()
  return TestProcess.shared.end(status: status)
}
