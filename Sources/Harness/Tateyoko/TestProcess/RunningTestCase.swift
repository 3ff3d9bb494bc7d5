import Synchronization

#if canImport(XCTest)
  import XCTest
#endif

/// The test case that XCTest is running.
struct RunningTestCase: Hashable, Sendable {
  /// The number of the run of a test case in this process, starting at 1; running a case again gets
  /// a new number.
  let number: Int
  /// Class and method, as XCTest writes them: `ProfileTests.testHeader`.
  let name: String
  /// The suites that contain it, outermost first.
  let suites: [String]

  /// The running case, accessible from any thread; `nil` before the first, between two, after the
  /// last, and if XCTest runs nothing.
  static var current: RunningTestCase? { TestCaseLog.shared.current }

  /// The running suites, outermost first, including while a class sets up its tests.
  static var runningSuites: [String] { TestCaseLog.shared.suites }

  /// The number of cases started in this process.
  static var count: Int { TestCaseLog.shared.count }
}

/// The test cases and suites that XCTest has announced and not finished.
final class TestCaseLog: Sendable {
  /// XCTest observers belong to the process, so there is a single log per process.
  static let shared = TestCaseLog()

  private struct State {
    var count = 0
    var suites: [String] = []
    var cases: [RunningTestCase] = []
  }

  private let state = Mutex(State())

  var current: RunningTestCase? { state.withLock { $0.cases.last } }
  var suites: [String] { state.withLock { $0.suites } }
  var count: Int { state.withLock { $0.count } }

  func begin(suite: String) { state.withLock { $0.suites.append(suite) } }

  func end(suite: String) {
    state.withLock { state in
      guard let index = state.suites.lastIndex(of: suite) else { return }
      state.suites.removeSubrange(index...)
    }
  }

  func begin(case name: String) {
    state.withLock { state in
      state.count += 1
      state.cases.append(
        RunningTestCase(number: state.count, name: name, suites: state.suites))
    }
  }

  func end(case name: String) {
    state.withLock { state in
      guard let index = state.cases.lastIndex(where: { $0.name == name }) else { return }
      state.cases.removeSubrange(index...)
    }
  }
}

#if canImport(XCTest)
  /// Observes XCTest, starting before the first test case.
  final class TestCaseObserver: NSObject, XCTestObservation, Sendable {
    static func register() {
      XCTestObservationCenter.shared.addTestObserver(TestCaseObserver())
    }

    func testSuiteWillStart(_ testSuite: XCTestSuite) {
      TestCaseLog.shared.begin(suite: testSuite.name)
    }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
      TestCaseLog.shared.end(suite: testSuite.name)
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      TestCaseLog.shared.begin(case: testCase.name)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      if testCase.testRun?.hasBeenSkipped == true, let running = RunningTestCase.current,
        running.name == testCase.name
      {
        SnapshotSession.ofProcess.artifacts.noteSkip(of: running.number)
      }
      TestCaseLog.shared.end(case: testCase.name)
    }
  }
#endif
