import Foundation
import Synchronization

#if canImport(Testing)
  import Testing
#endif

/// A call of a test function, so that a second call numbers its snapshots from 1 again.
struct TestInvocation: Hashable, Sendable {
  /// Distinguishes calls. Swift Testing doesn't provide the current repetition: all calls of a test
  /// with the same arguments count as one, unless one of our traits surrounds each.
  let key: String
  /// The identity of the test, the same for each call; `nil` if no test is running.
  let test: String?
  /// The identity of the call's arguments; empty if there are none.
  var arguments = ""
  /// The name of the test with its module; `nil` while XCTest hasn't provided it.
  var identifier: String?

  /// The number of the test case call inside the trait `.snapshots`; `nil` without the trait.
  @TaskLocal static var scope: Int?

  private static let scopeCount = Atomic<Int>(0)

  /// Runs a call of a test case with a separate identity.
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
          key: "\(test.id) \(arguments)\(call)", test: "\(test.id)", arguments: arguments,
          identifier: "\(test.id)")
      }
    #endif
    guard let running = RunningTestCase.current else {
      return TestInvocation(key: "XCTest after \(RunningTestCase.count)", test: nil)
    }
    return TestInvocation(key: "XCTest \(running.number)", test: running.name)
  }

  /// A user-visible name for the test: its suite and function, without the module and the location.
  static func words(_ test: String) -> String {
    // XCTest's names are short already: Class.testName.
    guard test.contains("/") else { return test }
    let parts = test.split(separator: "/").filter { !$0.contains(".swift:") }
    guard let first = parts.first else { return test }
    let suite = first.split(separator: ".").last ?? first
    return ([suite] + parts.dropFirst()).joined(separator: "/")
  }
}
