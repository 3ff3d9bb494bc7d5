import Synchronization

#if canImport(XCTest)
  import XCTest
#endif

/// The test case that XCTest is running.
struct RunningTestCase: Hashable, Sendable {
  /// Counts the runs of test cases in this process, from 1; a case that is run again has another.
  let number: Int
  /// Class and method, as XCTest writes them: `ProfileTests.testHeader`.
  let name: String
  /// The suites that it lies in, the outermost first.
  let suites: [String]

  /// The case that is running, asked on any thread; nil before the first, between two, after the
  /// last, and where XCTest runs nothing.
  static var current: RunningTestCase? { TestCaseLog.shared.current }

  /// The suites that are running, the outermost first, also while a class sets up its tests.
  static var runningSuites: [String] { TestCaseLog.shared.suites }

  /// How many cases have begun in this process.
  static var count: Int { TestCaseLog.shared.count }
}

/// What XCTest has announced and not taken back.
final class TestCaseLog: Sendable {
  /// XCTest knows observers of the process only, so there is one log in a process.
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
  /// Hears from XCTest, from before the first test case on.
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
      TestCaseLog.shared.end(case: testCase.name)
    }
  }
#endif
