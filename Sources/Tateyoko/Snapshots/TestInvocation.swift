import Foundation
import Synchronization

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// One call of a test function, so that a second call numbers its snapshots from 1 again.
struct TestInvocation: Hashable, Sendable {
  /// Tells calls apart. Swift Testing doesn't say which repetition is running: there all calls of a
  /// test with the same arguments are one, unless a trait of ours stands around each.
  let key: String
  /// Which test it is, the same for each call; nil while XCTest has not said so.
  let test: String?
  /// What tells the call's arguments from others; empty without.
  var arguments = ""

  /// Which call of a test case it is that the trait `.snapshots` stands around; nil without it.
  @TaskLocal private static var scope: Int?

  private static let scopeCount = Atomic<Int>(0)

  /// Runs one call of a test case, told from all others.
  static func withScope(_ operation: () async throws -> Void) async rethrows {
    let number = scopeCount.wrappingAdd(1, ordering: .relaxed).newValue
    try await $scope.withValue(number) { try await operation() }
  }

  /// The test that the caller belongs to.
  static var current: TestInvocation {
    #if canImport(Testing)
      if let test = Test.current {
        let call = scope.map { " \($0)" } ?? ""
        let arguments = TestArguments.identity
        return TestInvocation(
          key: "\(test.id) \(arguments)\(call)", test: "\(test.id)", arguments: arguments)
      }
    #endif
    #if canImport(XCTest)
      return TestCaseObserver.shared.current
    #else
      return TestInvocation(key: "", test: nil)
    #endif
  }

  /// What people call the test: its suite and function, without the module and the place.
  static func words(_ test: String) -> String {
    // XCTest's are short as they are: Class.testName.
    guard test.contains("/") else { return test }
    let parts = test.split(separator: "/").filter { !$0.contains(".swift:") }
    guard let first = parts.first else { return test }
    let suite = first.split(separator: ".").last ?? first
    return ([suite] + parts.dropFirst()).joined(separator: "/")
  }
}

#if canImport(XCTest)
  /// Follows XCTest from test case to test case, which run one after the other.
  ///
  /// It is there from the first assertion on, in the middle of a test case whose name it hears when
  /// that ends.
  private final class TestCaseObserver: NSObject, XCTestObservation, Sendable {
    static let shared: TestCaseObserver = {
      let observer = TestCaseObserver()
      XCTestObservationCenter.shared.addTestObserver(observer)
      return observer
    }()

    private struct State {
      var number = 0
      var test: String?
    }

    private let state = Mutex(State())

    var current: TestInvocation {
      state.withLock { TestInvocation(key: "XCTest \($0.number)", test: $0.test) }
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      let name = testCase.name
      state.withLock { $0 = State(number: $0.number + 1, test: name) }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      SnapshotNames.shared.name(current.key, testCase.name)
      state.withLock { $0 = State(number: $0.number + 1, test: nil) }
    }
  }
#endif
